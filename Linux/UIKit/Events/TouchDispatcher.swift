/// Brings a window's touches to recognisers first, then to views.
@MainActor package final class TouchDispatcher {
  package init() {}

  func send(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches(for: window) ?? []
    for touch in touches where touch.phase == .began && touch.view == nil {
      let view = window.hitTest(touch.place, with: event)
      touch.storedView = view
      var ancestor = view
      while let current = ancestor {
        touch.recognizers += current.recognizers
        ancestor = current.superview
      }
    }
    for touch in touches {
      for recognizer in touch.recognizers where recognizer.isEnabled {
        deliver(touch, to: recognizer, event)
      }
    }
    for touch in touches where touch.reachesView { deliver(touch, event) }
  }

  private func deliver(_ touch: UITouch, to recognizer: UIGestureRecognizer, _ event: UIEvent) {
    switch touch.phase {
    case .began: recognizer.touchesBegan([touch], with: event)
    case .moved: recognizer.touchesMoved([touch], with: event)
    case .ended: recognizer.touchesEnded([touch], with: event)
    case .cancelled: recognizer.touchesCancelled([touch], with: event)
    default: break
    }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// Touches that began in a view that leaves the window are cancelled.
  func viewWillLeave(_ view: UIView) {}
}
