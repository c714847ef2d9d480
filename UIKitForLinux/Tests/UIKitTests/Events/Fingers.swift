import UIKit
import UIKitSimulator

/// Several touches on a simulator's screen, moved one event at a time.
@MainActor struct Fingers {
  let device: Simulator

  func down(_ points: CGPoint...) -> [UITouch] {
    let touches = points.map { UITouch(at: $0, in: device.window) }
    send(touches, .began)
    return touches
  }

  func down(at x: CGFloat, _ y: CGFloat) -> UITouch {
    let touch = UITouch(at: CGPoint(x: x, y: y), in: device.window)
    send([touch], .began)
    return touch
  }

  func move(_ touch: UITouch, to x: CGFloat, _ y: CGFloat) {
    touch.previousPlace = touch.place
    touch.place = CGPoint(x: x, y: y)
    send([touch], .moved)
  }

  func up(_ touches: UITouch...) { send(touches, .ended) }
  func cancel(_ touches: UITouch...) { send(touches, .cancelled) }

  func tap(at x: CGFloat, _ y: CGFloat) { up(down(at: x, y)) }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let event = UIEvent()
    event.storedTimestamp = device.system.clock.now
    for touch in touches {
      touch.storedPhase = phase
      touch.storedTimestamp = event.storedTimestamp
    }
    event.touches = Set(touches)
    device.system.makeCurrent()
    device.system.application.sendEvent(event)
  }
}

/// A view that logs the touches it receives.
final class TouchedView: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled \(touches.count)")
  }
}

/// A gesture recognizer whose behavior the test defines.
final class ScriptedRecognizer: UIGestureRecognizer {
  var log: [String] = []
  var onBegan: (ScriptedRecognizer) -> Void = { _ in }
  var onMoved: (ScriptedRecognizer) -> Void = { _ in }
  var onEnded: (ScriptedRecognizer) -> Void = { _ in }
  var prevents = true
  var isPreventable = true
  var waitsFor: UIGestureRecognizer?

  /// Logs the calls of the handlers, with a name.
  convenience init(_ name: String, log: @escaping (String) -> Void) {
    self.init()
    self.name = name
    handlers.append { log("\(name) \($0.state)") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("began")
    onBegan(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("moved")
    onMoved(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("ended")
    onEnded(self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("cancelled")
    state = .cancelled
  }
  override func reset() { log.append("reset") }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === waitsFor }
}
