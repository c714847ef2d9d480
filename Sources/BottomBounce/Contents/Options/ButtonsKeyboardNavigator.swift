import UIKit

/// Highlights a large button with the Up and Down keys.
///
/// Return and Space tap it.
@MainActor final class ButtonsKeyboardNavigator {
  private unowned let view: ButtonsView
  private var highlighted: Int?

  init(_ view: ButtonsView) {
    self.view = view
  }

  /// Handles a key, and returns whether it did.
  func handle(_ key: SheetKey) -> Bool {
    if let step = key.rowStep {
      move(by: step)
      return true
    }
    guard key == .space || key == .return, let highlighted else { return false }
    view.buttons[highlighted].sendActions(for: .touchUpInside)
    return true
  }

  private func move(by step: Int) {
    let buttons = view.buttons
    let start = highlighted ?? view.selected
    var index = start.map { $0 + step } ?? (step > 0 ? 0 : buttons.count - 1)
    while buttons.indices.contains(index), !buttons[index].isEnabled { index += step }
    guard buttons.indices.contains(index) else { return }
    if let highlighted { buttons[highlighted].isHighlighted = false }
    buttons[index].isHighlighted = true
    highlighted = index
  }
}
