extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    case singleLineEtched
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// The position of a row in its section, which determines its background and separators.
  struct Position: Equatable {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
  }
}
