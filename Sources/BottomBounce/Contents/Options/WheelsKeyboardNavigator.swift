import UIKit

/// Turns wheels of options with the arrow keys: Up and Down turn a wheel, Left and Right select
/// another wheel.
@MainActor final class WheelsKeyboardNavigator {
  private unowned let view: WheelsView
  /// The index of the wheel that the arrow keys turn.
  private var wheel = 0

  init(_ view: WheelsView) {
    self.view = view
  }

  /// Handles a key, and returns whether it did.
  func handle(_ key: SheetKey) -> Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard view.model.count > 0 else { return false }
    if let step = key.columnStep(isRightToLeft: isRightToLeft) {
      wheel = min(max(wheel + step, 0), view.model.count - 1)
    } else if let step = key.rowStep {
      turn(by: step)
    } else {
      return false
    }
    return true
  }

  /// Turns the wheel to the next enabled option.
  private func turn(by step: Int) {
    let rows = 0..<view.model.rowCount(of: wheel)
    var row = view.model.selected[wheel] + step
    while rows.contains(row), !view.model.row(row, of: wheel).isEnabled { row += step }
    guard rows.contains(row) else { return }
    view.pickerView.selectRow(row, inComponent: wheel, animated: true)
    view.pickerView(view.pickerView, didSelectRow: row, inComponent: wheel)
  }
}
