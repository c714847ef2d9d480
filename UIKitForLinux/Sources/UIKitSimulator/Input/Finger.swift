public import UIKit

/// A finger on the screen of a simulator.
@MainActor public final class Finger {
  private let simulator: Simulator
  private let touch: UITouch
  /// The location of the finger in the screen's coordinates.
  public private(set) var place: CGPoint

  init(on simulator: Simulator, at point: CGPoint, tapCount: Int) {
    self.simulator = simulator
    place = point
    simulator.system.makeCurrent()
    let window = simulator.window(at: point)
    touch = UITouch(at: window.convert(point, from: nil as UIWindow?), in: window)
    touch.storedTapCount = tapCount
    simulator.system.makeKeyWindow(window)
    send(.began)
  }

  /// Moves along a line at constant speed, one step per frame.
  public func move(to end: CGPoint, over duration: TimeInterval) {
    let start = place
    let steps = max(Int((duration / simulator.frameInterval).rounded()), 1)
    for step in 1...steps {
      simulator.advance(by: simulator.frameInterval)
      let fraction = CGFloat(step) / CGFloat(steps)
      place = CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      send(.moved)
    }
  }

  /// Moves to a point at the clock's current time, for touches in real time.
  package func slide(to point: CGPoint) {
    guard point != place else { return }
    place = point
    send(.moved)
  }

  /// Lifts the finger, which ends the touch.
  public func lift() {
    send(.ended)
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() {
    send(.cancelled)
  }

  private func send(_ phase: UITouch.Phase) {
    guard let window = touch.window else { return }
    simulator.system.makeCurrent()
    touch.previousPlace = touch.place
    touch.place = window.convert(place, from: nil as UIWindow?)
    touch.storedPhase = phase
    touch.storedTimestamp = simulator.now
    let event = UIEvent()
    event.touches = [touch]
    event.storedTimestamp = simulator.now
    simulator.system.application.sendEvent(event)
  }
}

extension Simulator {
  /// Returns the front window that accepts a touch at a point of the screen, or else the app's
  /// window.
  func window(at point: CGPoint) -> UIWindow {
    for candidate in system.windows.reversed() {
      let local = candidate.convert(point, from: nil as UIWindow?)
      if candidate.hitTest(local, with: nil) != nil { return candidate }
    }
    return window
  }
}
