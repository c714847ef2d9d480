import UIKit

/// Allows drags that no view in the panel uses; see ``ScrollPanArbiter`` for scroll views.
@MainActor final class PanelPanGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private let allowsDrag: @MainActor () -> Bool
  private let canGrow: @MainActor () -> Bool
  private(set) weak var scrollView: UIScrollView?

  init(allowsDrag: @escaping @MainActor () -> Bool, canGrow: @escaping @MainActor () -> Bool) {
    self.allowsDrag = allowsDrag
    self.canGrow = canGrow
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Only the first finger decides.
    guard gestureRecognizer.numberOfTouches == 0 else { return true }
    let views = Self.views(from: touch, to: gestureRecognizer.view)
    scrollView = views.lazy.compactMap { $0 as? UIScrollView }
      .first(where: \.scrollsVertically)
    return !views.contains(where: \.usesDrags)
  }

  static func views(from touch: UITouch, to panel: UIView?) -> [UIView] {
    guard let view = touch.view else { return [] }
    return sequence(first: view, next: \.superview).prefix { $0 !== panel }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, allowsDrag() else { return false }
    let velocity = pan.velocity(in: pan.view)
    guard abs(velocity.y) >= abs(velocity.x) else { return false }
    guard let scrollView else { return true }
    return ScrollPanArbiter.begins(
      velocity: velocity.y, isAtTop: scrollView.isAtTop, canGrow: canGrow())
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrollView?.panGestureRecognizer === otherGestureRecognizer
  }
}
