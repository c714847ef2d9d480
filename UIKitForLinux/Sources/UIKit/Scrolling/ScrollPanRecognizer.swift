/// The pan recognizer of a scroll view.
///
/// It ignores movements that the view cannot follow, and stops decelerating content.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func countedPart(of movement: CGPoint) -> CGPoint {
    guard let scrollView else { return movement }
    // This assumes that the scroll view isn't rotated, or is rotated by 180 degrees.
    return CGPoint(
      x: scrollView.horizontalAxis.isScrollable ? movement.x : 0,
      y: scrollView.verticalAxis.isScrollable ? movement.y : 0)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    // A touch of moving content stops it, and has no other effect.
    if scrollView.touchDidBegin() { state = .began }
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }
}

/// Delays touches for the content of a scroll view until it's clear that they don't scroll.
@MainActor final class ContentTouchDelay: UIGestureRecognizer {
  /// The delay of touches in seconds, as on iOS.
  private static let delay: TimeInterval = 0.15

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView, scrollView.canBeDragged else {
      state = .failed
      return
    }
    if deadline == nil { deadline = event.timestamp + Self.delay }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  package override func deadlinePassed() { state = .failed }
}
