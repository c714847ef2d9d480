import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TouchDispatchTests {
  let device = Simulator()
  let view = TouchedView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  var fingers: Fingers { Fingers(device: device) }

  init() {
    device.window.addSubview(view)
  }

  @Test func `recognizers of the view and its superviews receive a touch before the view`() {
    var order: [String] = []
    final class Noting: UIView {
      var note: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note() }
    }
    let inner = Noting(frame: view.bounds)
    inner.note = { order.append("view") }
    view.addSubview(inner)
    for (name, owner) in [("window", device.window), ("outer", view), ("inner", inner)] {
      let recognizer = ScriptedRecognizer()
      recognizer.onBegan = { _ in order.append(name) }
      owner.addGestureRecognizer(recognizer)
    }
    _ = fingers.down(at: 150, 350)
    #expect(order == ["inner", "outer", "window", "view"])
  }

  @Test func `a view keeps its touch wherever the finger moves`() {
    let touch = fingers.down(at: 150, 350)
    #expect(touch.view === view)
    fingers.move(touch, to: 10, 10)
    fingers.up(touch)
    #expect(view.log == ["began 1", "moved 1", "ended 1"])
    #expect(touch.location(in: view) == CGPoint(x: -90, y: -290))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 50, y: 50))
  }

  @Test func `recognition cancels the view's touch, and no more events follow`() {
    let recognizer = ScriptedRecognizer()
    recognizer.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    recognizer.onEnded = { $0.state = .ended }
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    fingers.move(touch, to: 160, 350)
    fingers.move(touch, to: 170, 350)
    fingers.up(touch)
    #expect(view.log == ["began 1", "cancelled 1"])
    // The next touch is a new one.
    fingers.tap(at: 150, 350)
    #expect(view.log.suffix(2) == ["began 1", "cancelled 1"])
  }

  @Test func `a recognizer can leave the view its touches`() {
    let recognizer = ScriptedRecognizer()
    recognizer.onMoved = { $0.state = .began }
    recognizer.cancelsTouchesInView = false
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    fingers.move(touch, to: 160, 350)
    fingers.up(touch)
    #expect(view.log == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `a recognizer can delay the beginning of touches`() {
    let recognizer = ScriptedRecognizer()
    recognizer.delaysTouchesBegan = true
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    fingers.move(touch, to: 160, 350)
    #expect(view.log.isEmpty)
    recognizer.state = .failed
    #expect(view.log == ["began 1", "moved 1"])
    fingers.up(touch)
    #expect(view.log == ["began 1", "moved 1", "ended 1"])
    // The gesture is recognized, so the view receives no touches.
    view.log = []
    recognizer.onMoved = { $0.state = .began }
    let second = fingers.down(at: 150, 350)
    fingers.move(second, to: 160, 350)
    fingers.up(second)
    #expect(view.log.isEmpty)
    #expect(device.window.touchDispatcher.touches.isEmpty)
  }

  @Test func `the end of a touch waits until a double tap has failed`() {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    view.addGestureRecognizer(recognizer)
    fingers.tap(at: 150, 350)
    #expect(view.log == ["began 1"])
    device.advance(by: 0.4)
    #expect(view.log == ["began 1", "ended 1"])
    view.log = []
    device.advance(by: 1)
    fingers.tap(at: 150, 350)
    device.advance(by: 0.1)
    fingers.tap(at: 150, 350)
    #expect(view.log == ["began 1", "began 1", "cancelled 2"])
    // Without the delay, the end is delivered immediately.
    view.log = []
    device.advance(by: 1)
    recognizer.delaysTouchesEnded = false
    fingers.tap(at: 150, 350)
    #expect(view.log == ["began 1", "ended 1"])
  }

  @Test func `a recognizer that never recognizes delays nothing`() {
    view.addGestureRecognizer(UIGestureRecognizer())
    fingers.tap(at: 150, 350)
    #expect(view.log == ["began 1", "ended 1"])
  }

  // MARK: Several fingers

  @Test func `a view receives only the first touch, unless it enables multiple touch`() {
    let first = fingers.down(at: 120, 350)
    let second = fingers.down(at: 160, 350)
    fingers.up(second)
    fingers.up(first)
    #expect(view.log == ["began 1", "ended 1"])
    view.log = []
    view.isMultipleTouchEnabled = true
    let both = fingers.down(CGPoint(x: 120, y: 350), CGPoint(x: 160, y: 350))
    fingers.up(both[0], both[1])
    #expect(view.log == ["began 2", "ended 2"])
  }

  @Test func `an event contains all touches`() {
    final class Asking: UIView {
      var known: [(all: Int?, own: Int?)] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        known.append((event?.allTouches?.count, event?.touches(for: self)?.count))
      }
    }
    let asking = Asking(frame: CGRect(x: 250, y: 300, width: 50, height: 50))
    device.window.addSubview(asking)
    let first = fingers.down(at: 150, 350)
    let second = fingers.down(at: 260, 310)
    #expect(asking.known.first?.all == 2)
    #expect(asking.known.first?.own == 1)
    #expect(first.phase == .stationary)
    fingers.up(first, second)
  }

  @Test func `exclusive touch excludes touches in other views, in both directions`() {
    let other = TouchedView(frame: CGRect(x: 250, y: 300, width: 50, height: 50))
    device.window.addSubview(other)
    view.isExclusiveTouch = true
    let first = fingers.down(at: 150, 350)
    fingers.tap(at: 260, 310)
    #expect(other.log.isEmpty)
    fingers.up(first)
    let second = fingers.down(at: 260, 310)
    view.log = []
    fingers.tap(at: 150, 350)
    #expect(view.log.isEmpty)
    fingers.up(second)
    #expect(other.log == ["began 1", "ended 1"])
  }

  @Test func `the tap count depends on time and location`() {
    func count(at x: CGFloat) -> Int {
      let touch = fingers.down(at: x, 350)
      fingers.up(touch)
      return touch.tapCount
    }
    #expect(count(at: 150) == 1)
    device.advance(by: 0.2)
    #expect(count(at: 155) == 2)
    device.advance(by: 0.2)
    #expect(count(at: 150) == 3)
    device.advance(by: 0.5)
    #expect(count(at: 150) == 1)
    device.advance(by: 0.1)
    #expect(count(at: 199) == 1)
  }

  @Test func `a second tap on a control is a touch down repeat`() {
    let control = UIControl(frame: view.frame)
    device.window.addSubview(control)
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("repeat") }, for: .touchDownRepeat)
    fingers.tap(at: 150, 350)
    device.advance(by: 0.1)
    fingers.tap(at: 150, 350)
    #expect(log == ["down", "down", "repeat"])
  }

  // MARK: Leaving

  @Test func `leaving the window cancels a view's touch`() {
    let touch = fingers.down(at: 150, 350)
    view.removeFromSuperview()
    #expect(view.log == ["began 1", "cancelled 1"])
    fingers.move(touch, to: 151, 350)
    fingers.up(touch)
    #expect(view.log == ["began 1", "cancelled 1"])
  }

  @Test func `a control removed by its handler receives touch cancel`() {
    let control = UIControl(frame: view.frame)
    device.window.addSubview(control)
    var log: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    control.addAction(UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: .touchDown)
    fingers.tap(at: 150, 350)
    #expect(log == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func `leaving the window cancels a view's recognizers`() {
    var states: [UIGestureRecognizer.State] = []
    let recognizer = ScriptedRecognizer()
    recognizer.onBegan = { $0.state = .began }
    recognizer.handlers.append { states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    view.removeFromSuperview()
    #expect(states == [.began, .cancelled])
    #expect(recognizer.state == .possible)
    fingers.up(touch)
  }

  @Test func `nothing is retained after all touches have ended`() {
    weak var released: UIGestureRecognizer?
    do {
      let recognizer = UITapGestureRecognizer()
      view.addGestureRecognizer(recognizer)
      fingers.tap(at: 150, 350)
      view.removeGestureRecognizer(recognizer)
      released = recognizer
    }
    #expect(released == nil)
    #expect(device.window.touchDispatcher.touches.isEmpty)
    #expect(device.window.touchDispatcher.attempting.isEmpty)
  }
}
