import UIKit

/// Says which fingers on a panel may move it: those that nothing inside it has a use for.
///
/// Content that scrolls shares its fingers with the panel, see `ScrollHandOver`.
@MainActor final class PanelGrip: NSObject, UIGestureRecognizerDelegate {
  /// Whether the sheet is in a state in which its panel may be taken.
  private let isOpen: @MainActor () -> Bool
  /// Whether the panel is below its largest height.
  private let canGrow: @MainActor () -> Bool
  /// The innermost content under the finger that scrolls up and down.
  private(set) weak var scrollView: UIScrollView?

  /// A grip that asks each time whether the panel may be taken, and where it is.
  init(isOpen: @escaping @MainActor () -> Bool, canGrow: @escaping @MainActor () -> Bool) {
    self.isOpen = isOpen
    self.canGrow = canGrow
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // What a second finger touches says nothing about the first.
    guard gestureRecognizer.numberOfTouches == 0 else { return true }
    scrollView = nil
    var view = touch.view
    while let inner = view, inner !== gestureRecognizer.view {
      if Self.hasUseForMovement(inner) { return false }
      if scrollView == nil, let scroll = inner as? UIScrollView, ScrollUnderFinger.scrolls(scroll) {
        scrollView = scroll
      }
      view = inner.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isOpen() else { return false }
    let velocity = pan.velocity(in: pan.view)
    guard abs(velocity.y) >= abs(velocity.x) else { return false }
    guard let scrollView else { return true }
    return ScrollHandOver.begins(
      velocity: velocity.y, isAtTop: ScrollUnderFinger.isAtTop(scrollView), canGrow: canGrow())
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrollView?.panGestureRecognizer === otherGestureRecognizer
  }

  /// Whether a finger that moves in a view means the view.
  ///
  /// A button has no use for movement: as in the system's own sheets, it loses the finger to the panel.
  static func hasUseForMovement(_ view: UIView) -> Bool {
    switch view {
    case is UIButton: false
    case is UIControl, is UIPickerView, is any UITextInput: true
    default: false
    }
  }
}
