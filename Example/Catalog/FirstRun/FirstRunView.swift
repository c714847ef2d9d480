public import UIKit
public import ViewBuilding

/// The view of the first run: a field for notes above a list.
public final class FirstRunView: ControllerView {
  /// The list of steps.
  public let table = UITableView(frame: .zero, style: .insetGrouped)
  /// A field of the screen, to show what a sheet does with a field in use.
  public let notes = UITextField()

  /// Adds the field and the list.
  public override func layoutViews() {
    backgroundColor = .systemGroupedBackground
    notes.placeholder = "Device, system, and notes"
    notes.borderStyle = .roundedRect
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.accessibilityIdentifier = "FirstRun.notes"
    ViewTree(in: self) {
      ViewNode(notes, named: "notes") {
        "top == superview.safeArea.top + 8"
        "leading == superview.safeArea.leading + 16"
        "trailing == superview.safeArea.trailing - 16"
      }
      ViewNode(table) {
        "top == notes.bottom + 8"
        "leading, trailing, bottom == 0"
      }
    }
  }
}
