import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PanRecognizerTests {
  let device = Simulator()
  let view = TouchedView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
  let pan = UIPanGestureRecognizer()
  let log = Log()
  var fingers: Fingers { Fingers(device: device) }

  init() {
    device.window.addSubview(view)
    view.addGestureRecognizer(pan)
    note("pan", pan)
  }

  final class Log {
    var entries: [String] = []
    var translations: [CGPoint] = []
    var velocity = CGPoint.zero
  }

  func note(_ name: String, _ recognizer: UIGestureRecognizer) {
    recognizer.handlers.append { [log] recognizer in
      log.entries.append("\(name) \(recognizer.state)")
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      log.translations.append(pan.translation(in: pan.view))
      log.velocity = pan.velocity(in: pan.view)
    }
  }

  final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var isSimultaneous = false
    var velocity = CGPoint.zero
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return begins
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
  }

  @Test func `a recognizer has Apple's defaults`() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.allowedScrollTypesMask == [])
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
    #expect(pan.numberOfTouches == 0)
  }

  // MARK: Movement

  @Test func `the gesture begins after ten points, without a jump`() {
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 109, 300)
    #expect(log.entries.isEmpty)
    fingers.move(touch, to: 110, 300)
    fingers.move(touch, to: 130, 305)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: view) == CGPoint(x: 80, y: 105))
    fingers.up(touch)
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(log.translations == [.zero, CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 5)])
    #expect(view.log == ["began 1", "moved 1", "cancelled 1"])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `a large first movement counts from ten points on`() {
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 100, 350)
    #expect(log.translations == [CGPoint(x: 0, y: 40)])
  }

  @Test func `a finger that doesn't move leaves the touch to the view`() {
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 105, 305)
    fingers.up(touch)
    #expect(log.entries.isEmpty)
    #expect(view.log == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `the translation continues from the value it's set to`() {
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 130, 300)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    fingers.move(touch, to: 140, 300)
    #expect(pan.translation(in: view) == CGPoint(x: 15, y: 0))
  }

  @Test func `translation and velocity are in the view's coordinates`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), over: 0.1)
    // Down on the screen is right in the view, and two points on the screen are one point in the
    // view.
    #expect(abs((log.translations.last?.x ?? 0) - 45) < 0.001)
    #expect(abs(log.velocity.x - 500) < 1)
    #expect(abs(log.velocity.y) < 1)
  }

  // MARK: Velocity

  @Test(arguments: [(100.0, 0.1), (100, 0.5), (300, 0.1), (40, 0.05)])
  func `a moving finger that is lifted has a velocity`(way: Double, duration: Double) {
    device.drag(
      from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 - way), over: duration)
    #expect(abs(log.velocity.y + way / duration) < way / duration * 0.01)
    #expect(log.entries.last == "pan ended")
  }

  @Test func `a finger that pauses before it's lifted has no velocity`() {
    let finger = device.touchDown(at: CGPoint(x: 200, y: 450))
    finger.move(to: CGPoint(x: 200, y: 350), over: 0.1)
    device.advance(by: 0.1)
    finger.lift()
    #expect(log.velocity == .zero)
  }

  @Test func `the velocity is averaged over the last moments`() {
    let finger = device.touchDown(at: CGPoint(x: 100, y: 450))
    finger.move(to: CGPoint(x: 200, y: 450), over: 0.1)
    finger.move(to: CGPoint(x: 200, y: 350), over: 0.2)
    finger.lift()
    #expect(abs(log.velocity.y + 500) < 1)
    #expect(abs(log.velocity.x) < 1)
  }

  @Test func `setting the translation resets the velocity`() {
    let finger = device.touchDown(at: CGPoint(x: 100, y: 450))
    finger.move(to: CGPoint(x: 200, y: 450), over: 0.1)
    #expect(abs(pan.velocity(in: view).x - 1000) < 1)
    pan.setTranslation(.zero, in: view)
    #expect(pan.velocity(in: view) == .zero)
    finger.move(to: CGPoint(x: 200, y: 440), over: device.frameInterval)
    #expect(abs(pan.velocity(in: view).y + 600) < 1)
  }

  // MARK: Several fingers

  @Test func `the translation follows the centroid, and another finger doesn't change it`() {
    let first = fingers.down(at: 100, 300)
    fingers.move(first, to: 120, 300)
    #expect(pan.translation(in: view).x == 10)
    let second = fingers.down(at: 300, 400)
    #expect(pan.translation(in: view).x == 10)
    #expect(pan.numberOfTouches == 2)
    fingers.move(second, to: 310, 400)
    #expect(pan.translation(in: view).x == 15)
    fingers.up(first)
    #expect(pan.translation(in: view).x == 15)
    fingers.move(second, to: 320, 400)
    #expect(pan.translation(in: view).x == 25)
    fingers.up(second)
    #expect(log.entries.last == "pan ended")
  }

  @Test func `too few fingers don't begin the gesture, and end it`() {
    pan.minimumNumberOfTouches = 2
    let first = fingers.down(at: 100, 300)
    fingers.move(first, to: 150, 300)
    #expect(log.entries.isEmpty)
    let second = fingers.down(at: 300, 400)
    fingers.move(first, to: 200, 300)
    #expect(log.entries == ["pan began"])
    fingers.up(second)
    #expect(log.entries == ["pan began", "pan ended"])
  }

  @Test func `too many fingers fail before the gesture begins, and are ignored later`() {
    pan.maximumNumberOfTouches = 1
    let first = fingers.down(at: 100, 300)
    let second = fingers.down(at: 300, 400)
    fingers.move(first, to: 150, 300)
    #expect(log.entries.isEmpty)
    fingers.up(first, second)
    let third = fingers.down(at: 100, 300)
    fingers.move(third, to: 150, 300)
    let fourth = fingers.down(at: 300, 400)
    fingers.move(fourth, to: 350, 400)
    #expect(pan.translation(in: view).x == 40)
    fingers.up(third)
    #expect(log.entries.last == "pan ended")
  }

  // MARK: With others

  @Test func `disabling cancels the gesture`() {
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 150, 300)
    pan.isEnabled = false
    #expect(log.entries == ["pan began", "pan cancelled"])
    fingers.move(touch, to: 200, 300)
    #expect(log.entries.count == 2)
  }

  @Test func `system cancellation cancels the gesture`() {
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 150, 300)
    fingers.cancel(touch)
    #expect(log.entries == ["pan began", "pan cancelled"])
  }

  @Test func `a movement is a pan and not a tap, a touch is a tap and not a pan`() {
    let tap = UITapGestureRecognizer()
    note("tap", tap)
    view.addGestureRecognizer(tap)
    device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 215, y: 300), over: 0.1)
    #expect(log.entries.first == "pan began")
    #expect(!log.entries.contains("tap ended"))
    log.entries = []
    device.tap(at: CGPoint(x: 200, y: 300))
    #expect(log.entries == ["tap ended"])
  }

  @Test func `an inner pan recognizer excludes an outer one, unless a delegate allows both`() {
    let outer = UIPanGestureRecognizer()
    note("outer", outer)
    device.window.addGestureRecognizer(outer)
    func drag() {
      device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 250, y: 300), over: 0.05)
    }
    drag()
    #expect(!log.entries.contains { $0.hasPrefix("outer") })
    let delegate = Delegate()
    delegate.isSimultaneous = true
    outer.delegate = delegate
    log.entries = []
    drag()
    #expect(log.entries.filter { $0.hasSuffix("began") } == ["pan began", "outer began"])
    delegate.isSimultaneous = false
    delegate.begins = false
    pan.delegate = delegate
    outer.delegate = nil
    log.entries = []
    drag()
    #expect(log.entries.first == "outer began")
    #expect(!log.entries.contains { $0.hasPrefix("pan") })
    // The velocity is available when the delegate is asked whether the gesture should begin.
    #expect(abs(delegate.velocity.x - 1000) < 1)
  }

  @Test func `a recognizer that waited for another one to fail begins without a jump`() {
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 30
    view.addGestureRecognizer(press)
    pan.require(toFail: press)
    let touch = fingers.down(at: 100, 300)
    fingers.move(touch, to: 125, 300)
    #expect(log.entries.isEmpty)
    fingers.move(touch, to: 135, 300)
    #expect(log.entries == ["pan began"])
    #expect(abs(pan.translation(in: view).x) < 26)
    let start = pan.translation(in: view).x
    fingers.move(touch, to: 140, 300)
    #expect(pan.translation(in: view).x == start + 5)
  }

  // MARK: Wheels and trackpads

  @Test func `wheel events are recognized if they are allowed`() {
    device.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -20))
    #expect(log.entries.isEmpty)
    pan.allowedScrollTypesMask = .continuous
    device.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -20))
    #expect(log.entries.isEmpty)
    pan.allowedScrollTypesMask = .all
    device.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -20))
    device.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -20))
    #expect(log.entries == ["pan began", "pan changed"])
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: -40))
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: view) == CGPoint(x: 150, y: 100))
    device.settle()
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test func `a touch replaces a wheel`() {
    pan.allowedScrollTypesMask = .all
    device.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -20))
    let touch = fingers.down(at: 100, 300)
    #expect(log.entries == ["pan began", "pan ended"])
    fingers.move(touch, to: 130, 300)
    #expect(log.entries.last == "pan began")
    #expect(abs(pan.translation(in: view).x - 20) < 0.001)
  }

  @Test func `disabling cancels scrolling with a wheel`() {
    pan.allowedScrollTypesMask = .all
    device.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -20))
    pan.isEnabled = false
    device.settle()
    #expect(log.entries == ["pan began", "pan cancelled"])
  }
}
