/// A scroll by wheel or trackpad, from its first step to a pause.
@MainActor final class PointerScroll {
  let recognizer: UIPanGestureRecognizer
  var timer: DeviceTimer?

  /// The pause in seconds after which the next step begins another scroll.
  ///
  /// An estimate: it is longer than the pause between two turns of one scroll.
  static let pause: TimeInterval = 0.15

  init(_ recognizer: UIPanGestureRecognizer) {
    self.recognizer = recognizer
  }
}

extension UIWindow {
  /// Scrolls what lies under a point by a step of a mouse wheel or trackpad.
  ///
  /// As on iPadOS, the first pan recognizer of the view at the point and its ancestors that accepts the
  /// step scrolls.
  ///
  /// - Parameters:
  ///   - step: How far the content is to move, as a finger would move it, in points.
  ///   - point: A place in the window's coordinates.
  package final func scroll(by step: CGPoint, at point: CGPoint, type: UIScrollType) {
    guard let device else { return }
    let event = UIScrollEvent(type)
    event.storedTimestamp = device.clock.now
    if let scroll = pointerScroll {
      if scroll.recognizer.isEnabled, scroll.recognizer.view?.window === self,
        scroll.recognizer.scroll(by: step, at: point, with: event)
      {
        return waitForPause()
      }
      endPointerScroll()
    }
    var view = hitTest(point, with: event)
    while let current = view {
      for case let recognizer as UIPanGestureRecognizer in current.recognizers {
        if recognizer.scroll(by: step, at: point, with: event) {
          pointerScroll = PointerScroll(recognizer)
          return waitForPause()
        }
      }
      view = current.superview
    }
  }

  private func waitForPause() {
    pointerScroll?.timer?.cancel()
    pointerScroll?.timer = device?.schedule(after: PointerScroll.pause) { [weak self] in
      self?.endPointerScroll()
    }
  }

  /// Ends the scroll by a wheel or trackpad, if there is one.
  final func endPointerScroll() {
    guard let scroll = pointerScroll else { return }
    pointerScroll = nil
    scroll.timer?.cancel()
    let isGone = !scroll.recognizer.isEnabled || scroll.recognizer.view?.window !== self
    scroll.recognizer.endScroll(cancelled: isGone)
  }
}
