public import UIKit
import ViewBuilding

/// What wheels show and tell, whatever the values of their rows are.
@MainActor protocol ColumnWheels: AnyObject {
  /// The rows of each column.
  var rows: [[OptionRow]] { get }
  /// The chosen row of each column.
  var chosen: [Int] { get }
  /// Turns a column to a row or the nearest that can be chosen, and returns the columns that are others now.
  func turn(_ column: Int, to row: Int) -> Range<Int>
}

/// The body of a ``ColumnsContent``: wheels side by side.
public final class ColumnsContentView: UIView, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  /// The wheels.
  public let pickerView = UIPickerView()
  let wheels: any ColumnWheels
  private let columnTitles: [String]
  private let context: SheetContext
  /// The rows of the columns, asked for once and after every change.
  private var rows: [[OptionRow]]

  init(wheels: any ColumnWheels, columnTitles: [String], context: SheetContext) {
    self.wheels = wheels
    self.columnTitles = columnTitles
    self.context = context
    rows = wheels.rows
    super.init(frame: .zero)
    pickerView.dataSource = self
    pickerView.delegate = self
    pickerView.accessibilityIdentifier = "BottomBounce.columns"
    // Wheels with titles of their own do not say what is asked.
    if !columnTitles.isEmpty, let title = context.title {
      accessibilityLabel = title
      accessibilityContainerType = .semanticGroup
    }
    // In a wide panel the wheels stay together, and so does the band behind them.
    ViewTree(in: self) {
      ViewNode(pickerView) {
        "top, bottom, centerX == 0"
        "width <= superview.width"
        "width <= \(Self.greatestWidth)"
        "width == superview.width @ high"
      }
    }
    turnWheels(rows.indices, animated: false)
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("ColumnsContentView is made in code.")
    return nil
  }

  /// The greatest width of the wheels in points: that of the widest phone, upright.
  private static let greatestWidth: CGFloat = 440

  // MARK: Value

  /// Returns once the wheels stand still; fingers that hold one are sent away.
  func settle() async {
    isUserInteractionEnabled = false
    await WheelsRest(of: pickerView).wait()
    isUserInteractionEnabled = true
  }

  /// Takes over what wheels show that have not told it.
  func readRows() {
    for column in rows.indices where !rows[column].isEmpty { take(column) }
  }

  /// Takes over the row that a wheel shows; true if it is another one than before.
  @discardableResult
  private func take(_ column: Int) -> Bool {
    let before = wheels.chosen
    let changed = wheels.turn(column, to: pickerView.selectedRow(inComponent: column))
    rows = wheels.rows
    for column in changed { pickerView.reloadComponent(column) }
    turnWheels(changed, animated: false)
    turnWheels(column..<column + 1, animated: window != nil)
    return wheels.chosen != before || !changed.isEmpty
  }

  /// Lets wheels show the rows that are chosen.
  private func turnWheels(_ columns: Range<Int>, animated: Bool) {
    for column in columns where !rows[column].isEmpty {
      let row = wheels.chosen[column]
      guard pickerView.selectedRow(inComponent: column) != row else { continue }
      pickerView.selectRow(row, inComponent: column, animated: animated)
    }
  }

  // MARK: What wheels ask for

  /// Returns the number of columns.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  /// Returns the number of a column's options.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    rows[component].count
  }

  /// Returns an option's title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    rows[component][row].title
  }

  /// Returns an option's title in its color, or `nil` for an option in the usual color.
  ///
  /// Foundation on Linux never frees the attributes of an attributed string.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let row = rows[component][row]
    guard row.color != .label else { return nil }
    return NSAttributedString(string: row.title, attributes: [.foregroundColor: row.color])
  }

  /// Returns what assistive technologies call a column.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    if columnTitles.indices.contains(component) { return columnTitles[component] }
    // What two wheels show may be the same, so each says which one it is.
    let number = rows.count > 1 || context.title == nil ? SheetTexts().column(component) : nil
    return [context.title, number].compactMap { $0 }.joined(separator: ", ")
  }

  /// Takes a choice over, and gives the later wheels what goes with it.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    if take(component) { context.valueChanged() }
  }
}
