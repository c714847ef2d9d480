import UIKit

/// Decides which fingers stop a moving panel: those on views that don't use drags.
@MainActor final class PanelPressGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private let isMoving: @MainActor () -> Bool

  init(isMoving: @escaping @MainActor () -> Bool) {
    self.isMoving = isMoving
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer.numberOfTouches == 0, isMoving() else { return false }
    return !PanelPanGestureDelegate.views(from: touch, to: gestureRecognizer.view)
      .contains(where: \.usesDrags)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
