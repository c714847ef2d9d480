import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct LongPressTests {
  let device = Simulator()
  let view = TouchedView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
  let press = UILongPressGestureRecognizer()
  let log = Log()
  let place = CGPoint(x: 200, y: 300)

  init() {
    device.window.addSubview(view)
    view.addGestureRecognizer(press)
    note("press", press)
  }

  final class Log {
    var entries: [String] = []
  }

  func note(_ name: String, _ recognizer: UIGestureRecognizer) {
    recognizer.handlers.append { [log] in log.entries.append("\(name) \($0.state)") }
  }

  @Test func `a recognizer has Apple's defaults`() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `a long press begins after half a second, changes, and ends`() {
    let finger = device.touchDown(at: place)
    device.advance(by: 0.48)
    #expect(log.entries.isEmpty)
    device.advance(by: 0.04)
    #expect(log.entries == ["press began"])
    #expect(press.location(in: view) == CGPoint(x: 150, y: 100))
    #expect(press.numberOfTouches == 1)
    finger.move(to: CGPoint(x: 240, y: 300), over: device.frameInterval)
    #expect(press.location(in: view) == CGPoint(x: 190, y: 100))
    finger.lift()
    #expect(log.entries == ["press began", "press changed", "press ended"])
    #expect(view.log == ["began 1", "cancelled 1"])
    #expect(press.state == .possible)
  }

  @Test func `a short touch isn't a long press`() {
    device.longPress(at: place, for: 0.4)
    device.settle()
    #expect(log.entries.isEmpty)
    #expect(view.log == ["began 1", "ended 1"])
  }

  @Test(arguments: [(9.0, true), (11, false)])
  func `the finger can move slightly`(way: Double, isPress: Bool) {
    let finger = device.touchDown(at: place)
    finger.move(to: CGPoint(x: place.x + way, y: place.y), over: 0.2)
    device.advance(by: 0.4)
    #expect(log.entries == (isPress ? ["press began"] : []))
  }

  @Test func `the minimum duration can be changed, even to 0`() {
    press.minimumPressDuration = 0
    let finger = device.touchDown(at: place)
    #expect(log.entries == ["press began"])
    finger.lift()
    press.minimumPressDuration = 2
    log.entries = []
    device.longPress(at: place, for: 1.9)
    #expect(log.entries.isEmpty)
    device.longPress(at: place, for: 2.1)
    #expect(log.entries == ["press began", "press ended"])
  }

  @Test func `a long press can require taps`() {
    press.numberOfTapsRequired = 1
    device.longPress(at: place)
    #expect(log.entries.isEmpty)
    device.tap(at: place)
    device.advance(by: 0.1)
    device.longPress(at: place)
    #expect(log.entries == ["press began", "press ended"])
    log.entries = []
    device.tap(at: place)
    device.advance(by: 1)
    device.longPress(at: place)
    #expect(log.entries.isEmpty)
  }

  @Test func `a long press can require two fingers`() {
    press.numberOfTouchesRequired = 2
    device.longPress(at: place)
    #expect(log.entries.isEmpty)
    let fingers = Fingers(device: device)
    let touches = fingers.down(CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
    device.advance(by: 0.6)
    #expect(log.entries == ["press began"])
    #expect(press.location(in: nil) == CGPoint(x: 150, y: 300))
    #expect(press.numberOfTouches == 2)
    fingers.up(touches[0])
    #expect(log.entries == ["press began", "press ended"])
    fingers.up(touches[1])
    #expect(press.state == .possible)
  }

  @Test func `a long press fails with too many fingers`() {
    let fingers = Fingers(device: device)
    let touches = fingers.down(CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
    device.advance(by: 0.6)
    #expect(log.entries.isEmpty)
    fingers.up(touches[0], touches[1])
    #expect(press.state == .possible)
  }

  @Test func `disabling and system cancellation cancel the gesture`() {
    let finger = device.touchDown(at: place)
    device.advance(by: 0.6)
    press.isEnabled = false
    #expect(log.entries == ["press began", "press cancelled"])
    finger.lift()
    press.isEnabled = true
    log.entries = []
    let second = device.touchDown(at: place)
    device.advance(by: 0.6)
    second.cancel()
    #expect(log.entries == ["press began", "press cancelled"])
  }

  @Test func `of tap, pan, and long press, the first to recognize excludes the others`() {
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    for (name, recognizer) in [("tap", tap), ("pan", pan)] as [(String, UIGestureRecognizer)] {
      note(name, recognizer)
      view.addGestureRecognizer(recognizer)
    }
    device.tap(at: place)
    #expect(log.entries == ["tap ended"])
    log.entries = []
    device.longPress(at: place, for: 0.7)
    #expect(log.entries == ["press began", "press ended"])
    log.entries = []
    device.drag(from: place, to: CGPoint(x: 240, y: 300), over: 0.05)
    #expect(Set(log.entries) == ["pan began", "pan changed", "pan ended"])
    log.entries = []
    // A long press that has begun keeps the touch, wherever it moves.
    let finger = device.touchDown(at: place)
    device.advance(by: 0.6)
    finger.move(to: CGPoint(x: 300, y: 300), over: 0.1)
    finger.lift()
    #expect(Set(log.entries) == ["press began", "press changed", "press ended"])
  }

  @Test func `a tap that requires a long press to fail is recognized after it fails`() {
    let tap = UITapGestureRecognizer()
    note("tap", tap)
    view.addGestureRecognizer(tap)
    tap.require(toFail: press)
    device.tap(at: place)
    #expect(log.entries == ["tap ended"])
  }
}
