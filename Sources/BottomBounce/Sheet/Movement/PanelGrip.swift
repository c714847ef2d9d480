import UIKit

/// Says which fingers on a panel may move it: those that nothing inside it has a use for.
@MainActor final class PanelGrip: NSObject, UIGestureRecognizerDelegate {
  /// Whether the sheet is in a state in which its panel may be taken.
  private let isOpen: @MainActor () -> Bool

  /// A grip that asks each time whether the panel may be taken.
  init(isOpen: @escaping @MainActor () -> Bool) {
    self.isOpen = isOpen
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let inner = view, inner !== gestureRecognizer.view {
      if Self.hasUseForMovement(inner) { return false }
      view = inner.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isOpen() else { return false }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.y) >= abs(velocity.x)
  }

  /// Whether a finger that moves in a view means the view.
  ///
  /// A button has no use for movement: as in the system's own sheets, it loses the finger to the panel.
  static func hasUseForMovement(_ view: UIView) -> Bool {
    switch view {
    case let scroll as UIScrollView: scroll.isScrollEnabled
    case is UIButton: false
    case is UIControl, is UIPickerView: true
    default: view is any UITextInput
    }
  }
}
