import UIKit

/// Arrows in wheels of options: up and down turn a wheel by a row, left and right go to another wheel.
@MainActor final class ColumnKeys: BodyKeys {
  private unowned let body: ColumnsContentView
  /// The wheel that is turned.
  private var column = 0

  init(_ body: ColumnsContentView) {
    self.body = body
  }

  func move(_ arrow: ArrowKey) -> Bool {
    let rows = body.wheels.rows
    guard !rows.isEmpty else { return false }
    let isMirrored = body.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let step = arrow.columnStep(isMirrored: isMirrored) {
      column = min(max(column + step, 0), rows.count - 1)
    } else if let step = arrow.rowStep {
      turn(by: step, in: rows[column])
    }
    return true
  }

  /// Turns the wheel to the next row that can be chosen.
  private func turn(by step: Int, in options: [OptionRow]) {
    var row = body.wheels.chosen[column] + step
    while options.indices.contains(row), !options[row].isEnabled { row += step }
    guard options.indices.contains(row) else { return }
    body.pickerView.selectRow(row, inComponent: column, animated: true)
    body.pickerView(body.pickerView, didSelectRow: row, inComponent: column)
  }
}
