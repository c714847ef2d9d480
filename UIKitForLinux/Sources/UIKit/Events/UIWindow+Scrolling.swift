/// A scroll with a wheel or trackpad, from its first event to a pause.
@MainActor final class PointerScroll {
  let recognizer: UIPanGestureRecognizer
  var timer: DeviceTimer?

  /// The pause in seconds after which the next event begins another scroll.
  ///
  /// An estimate: it's longer than the time between two wheel events of one scroll.
  static let pause: TimeInterval = 0.15

  init(_ recognizer: UIPanGestureRecognizer) {
    self.recognizer = recognizer
  }
}

extension UIWindow {
  /// Scrolls the view at a point by one event of a mouse wheel or trackpad.
  ///
  /// As on iPadOS, the event goes to the first pan recognizer, in the hit-test view or its
  /// superviews, that accepts it.
  ///
  /// - Parameters:
  ///   - step: The distance in points, with the sign of a finger's movement.
  ///   - point: A location in the window's coordinates.
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

  /// Ends the current scroll with a wheel or trackpad.
  final func endPointerScroll() {
    guard let scroll = pointerScroll else { return }
    pointerScroll = nil
    scroll.timer?.cancel()
    let isGone = !scroll.recognizer.isEnabled || scroll.recognizer.view?.window !== self
    scroll.recognizer.endScroll(cancelled: isGone)
  }
}
