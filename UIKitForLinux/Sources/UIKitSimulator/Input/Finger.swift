public import UIKit

/// A finger on the screen of a simulator.
@MainActor public final class Finger {
  private let simulator: Simulator
  private let touch: UITouch
  /// Where the finger is, in points of the screen.
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

  /// Moves along a line at an even speed, one step a frame.
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

  /// Goes on to a point at the clock's present time, for fingers that are moved in real time.
  package func slide(to point: CGPoint) {
    guard point != place else { return }
    place = point
    send(.moved)
  }

  /// Leaves the screen.
  public func lift() {
    send(.ended)
  }

  /// Is taken over by the system, as when a call comes in.
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
  /// The front window that takes a touch at a point of the screen; the app's own where none does.
  func window(at point: CGPoint) -> UIWindow {
    for candidate in system.windows.reversed() {
      let local = candidate.convert(point, from: nil as UIWindow?)
      if candidate.hitTest(local, with: nil) != nil { return candidate }
    }
    return window
  }
}
