extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title, and a grey value at the end.
    case value1
    /// A title in the tint colour, and a value after it.
    case value2
    /// A title, and a small second line.
    case subtitle
  }

  /// What a cell shows at its end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a cell shows that it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// How rows are kept apart.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// Deprecated by Apple; a line.
    case singleLineEtched
  }

  /// What a row can be made to do while the table is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Runs when the configurations have to follow the cell's state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Where a row lies in its section, as far as its background and its lines depend on it.
  struct Position: Equatable {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
  }
}
