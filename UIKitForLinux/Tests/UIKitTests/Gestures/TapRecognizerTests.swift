import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TapRecognizerTests {
  let device = Simulator()
  let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  let tap = UITapGestureRecognizer()
  let counter = Counter()
  var fingers: Fingers { Fingers(device: device) }

  final class Counter {
    var count = 0
    var place: CGPoint?
  }

  init() {
    device.window.addSubview(view)
    view.addGestureRecognizer(tap)
    let (counter, view) = (counter, view)
    tap.handlers.append { recognizer in
      counter.count += 1
      counter.place = recognizer.location(in: view)
    }
  }

  @Test func `the default is one tap with one finger`() {
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    fingers.tap(at: 120, 330)
    #expect(counter.count == 1)
    #expect(counter.place == CGPoint(x: 20, y: 30))
    #expect(tap.state == .possible)
    fingers.tap(at: 130, 330)
    #expect(counter.count == 2)
  }

  @Test(arguments: [(30.0, true), (45.0, true), (46.0, false)])
  func `the finger can move slightly during the tap`(distance: Double, isTap: Bool) {
    let touch = fingers.down(at: 110, 350)
    fingers.move(touch, to: 110 + distance, 350)
    fingers.up(touch)
    #expect(counter.count == (isTap ? 1 : 0))
  }

  @Test func `the finger must be lifted over the view`() {
    let touch = fingers.down(at: 190, 350)
    fingers.move(touch, to: 205, 350)
    fingers.up(touch)
    #expect(counter.count == 0)
  }

  @Test(arguments: [(0.7, true), (0.8, false)])
  func `the finger can stay down briefly`(time: Double, isTap: Bool) {
    let touch = fingers.down(at: 150, 350)
    device.advance(by: time)
    fingers.up(touch)
    #expect(counter.count == (isTap ? 1 : 0))
  }

  @Test func `a double tap requires two quick taps at one location`() {
    tap.numberOfTapsRequired = 2
    fingers.tap(at: 150, 350)
    #expect(counter.count == 0)
    device.advance(by: 0.2)
    fingers.tap(at: 155, 350)
    #expect(counter.count == 1)
    #expect(counter.place == CGPoint(x: 50, y: 50))
    // The second tap is too late.
    device.advance(by: 1)
    fingers.tap(at: 150, 350)
    device.advance(by: 0.5)
    fingers.tap(at: 150, 350)
    #expect(counter.count == 1)
    // The second tap is too far away.
    device.advance(by: 1)
    fingers.tap(at: 110, 350)
    device.advance(by: 0.1)
    fingers.tap(at: 190, 350)
    #expect(counter.count == 1)
  }

  @Test func `a single tap that requires a double tap to fail is recognized after it fails`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    var doubles = 0
    double.handlers.append { _ in doubles += 1 }
    view.addGestureRecognizer(double)
    tap.require(toFail: double)
    fingers.tap(at: 150, 350)
    device.advance(by: 0.3)
    #expect(counter.count == 0)
    device.advance(by: 0.1)
    #expect(counter.count == 1)
    #expect(counter.place == CGPoint(x: 50, y: 50))
    device.advance(by: 1)
    fingers.tap(at: 150, 350)
    device.advance(by: 0.1)
    fingers.tap(at: 150, 350)
    device.settle()
    #expect(doubles == 1)
    #expect(counter.count == 1)
  }

  @Test func `two fingers can tap, and the location is their centroid`() {
    tap.numberOfTouchesRequired = 2
    let touches = fingers.down(CGPoint(x: 120, y: 350), CGPoint(x: 160, y: 350))
    fingers.up(touches[0])
    #expect(counter.count == 0)
    fingers.up(touches[1])
    #expect(counter.count == 1)
    #expect(counter.place == CGPoint(x: 40, y: 50))
    fingers.tap(at: 150, 350)
    #expect(counter.count == 1)
  }

  @Test func `a second finger fails a one-finger tap`() {
    let first = fingers.down(at: 120, 350)
    let second = fingers.down(at: 160, 350)
    fingers.up(first, second)
    #expect(counter.count == 0)
  }

  @Test func `a canceled touch isn't a tap`() {
    fingers.cancel(fingers.down(at: 150, 350))
    #expect(counter.count == 0)
    fingers.tap(at: 150, 350)
    #expect(counter.count == 1)
  }

  @Test func `a button excludes the tap recognizer of a superview, a plain control doesn't`() {
    for (wins, tapsAround) in [(true, 0), (false, 1)] {
      let control = UIControl(frame: view.bounds)
      control.excludesTapsOfSuperviews = wins
      view.addSubview(control)
      var pressed = 0
      control.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      counter.count = 0
      fingers.tap(at: 150, 350)
      #expect(counter.count == tapsAround)
      #expect(pressed == 1 - tapsAround)
      control.removeFromSuperview()
      device.advance(by: 1)
    }
  }

  @Test func `a tap recognizer that doesn't cancel touches recognizes together with a button`() {
    let button = UIControl(frame: view.bounds)
    button.excludesTapsOfSuperviews = true
    view.addSubview(button)
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    tap.cancelsTouchesInView = false
    fingers.tap(at: 150, 350)
    #expect(counter.count == 1)
    #expect(pressed == 1)
  }
}
