import UIKit

/// Highlights the rows of a form with the Up and Down keys.
///
/// Space opens the highlighted row, or turns its switch.
@MainActor final class FormKeyboardNavigator {
  private unowned let view: FormView
  private weak var highlighted: FormFieldView?

  init(_ view: FormView) {
    self.view = view
  }

  /// The rows that have something to open or to turn.
  private var rows: [FormFieldView] { view.fields.filter { $0.tapTarget != nil } }

  var hasRows: Bool { !rows.isEmpty }

  /// Handles a key, and returns whether it did.
  func handle(_ key: SheetKey) -> Bool {
    if let step = key.rowStep {
      move(by: step)
      return true
    }
    guard key == .space, let control = highlighted?.tapTarget else { return false }
    control.sendActions(for: .touchUpInside)
    return true
  }

  private func move(by step: Int) {
    let rows = rows
    let start = rows.firstIndex { $0 === highlighted }
    let index = start.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    guard rows.indices.contains(index) else { return }
    highlighted?.tapTarget?.isHighlighted = false
    highlighted = rows[index]
    highlighted?.tapTarget?.isHighlighted = true
    view.scroll(to: rows[index])
  }
}
