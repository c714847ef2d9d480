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
      view.turn(wheel, by: step)
    } else {
      return false
    }
    return true
  }
}
