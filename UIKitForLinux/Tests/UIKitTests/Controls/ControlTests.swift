import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ControlTests {
  /// The single events, in the order of their bits, with names for the tests below.
  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  final class Log {
    var entries: [String] = []
  }

  /// A control of 100 × 100 points at (100, 300) that logs every event.
  func makeControl(
    in device: Simulator, _ log: Log, _ make: (CGRect) -> UIControl = { UIControl(frame: $0) }
  ) -> UIControl {
    let control = make(CGRect(x: 100, y: 300, width: 100, height: 100))
    device.window.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { _ in log.entries.append(name) }, for: event)
    }
    return control
  }

  // MARK: Values

  @Test(
    arguments: [
      (UIControl.Event.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4),
      (.touchDragOutside, 8), (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64),
      (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 4096),
      (.primaryActionTriggered, 8192), (.menuActionTriggered, 16384), (.editingDidBegin, 65536),
      (.editingChanged, 131_072), (.editingDidEnd, 262_144), (.editingDidEndOnExit, 524_288),
      (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000), (.allEvents, 0xFFFF_FFFF),
    ] as [(UIControl.Event, UInt)])
  func `events have Apple's raw values`(event: UIControl.Event, value: UInt) {
    #expect(event.rawValue == value)
  }

  @Test func `the control state combines all active states`() {
    let control = UIControl()
    #expect(control.state == .normal)
    #expect(control.state.rawValue == 0)
    control.isHighlighted = true
    #expect(control.state.rawValue == 1)
    control.isEnabled = false
    #expect(control.state.rawValue == 3)
    control.isSelected = true
    #expect(control.state == [.highlighted, .disabled, .selected])
    #expect(control.state.rawValue == 7)
  }

  @Test func `leading and trailing depend on the layout direction`() {
    let control = UIControl()
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  // MARK: Registering

  @Test func `actions run in order of addition, each once per event`() {
    let control = UIControl()
    var log: [Int] = []
    control.addAction(UIAction { _ in log.append(1) }, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in log.append(2) }, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(log == [1, 2])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func `an action replaces one with the same identifier at the same event`() {
    let control = UIControl()
    var log: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("old") },
      for: [.touchDown, .touchUpInside])
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old"])
  }

  @Test func `an action is removed from the given events, by object or identifier`() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside, .valueChanged])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
    #expect(control.allControlEvents == .valueChanged)
    control.removeAction(action, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `enumeration of handlers stops on request`() {
    let control = UIControl(frame: .zero, primaryAction: UIAction(title: "first") { _ in })
    control.addAction(UIAction(title: "second") { _ in }, for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { action, target, event, stop in
      found.append("\(action?.title ?? "-") \(event.rawValue) \(target == nil)")
      stop = event == .valueChanged
    }
    #expect(found == ["first 8192 true", "second 4096 true"])
    found = []
    control.enumerateEventHandlers { action, _, _, stop in
      found.append(action?.title ?? "-")
      stop = true
    }
    #expect(found == ["first"])
  }

  @Test func `a handler removed by another one doesn't run`() {
    let control = UIControl()
    var log: [String] = []
    let second = UIAction { _ in log.append("second") }
    control.addAction(
      UIAction { action in
        log.append("first")
        (action.sender as? UIControl)?.removeAction(second, for: .touchDown)
      }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["first"])
  }

  @Test func `every action goes through the overridable method`() {
    final class Silent: UIControl {
      var held: [String] = []
      override func sendAction(_ action: UIAction) { held.append(action.title) }
    }
    let control = Silent()
    var ran = false
    control.addAction(UIAction(title: "save") { _ in ran = true }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.held == ["save"])
    #expect(!ran)
  }

  // MARK: Tracking

  @Test
  func `a tap sends touch down and touch up inside, and no primary action in a plain control`() {
    let device = Simulator()
    let log = Log()
    device.tap(makeControl(in: device, log))
    #expect(log.entries == ["down", "upInside"])
  }

  @Test
  func `a control whose primary action is touch up inside sends both events in order of addition`()
  {
    let device = Simulator()
    let log = Log()
    let control = makeControl(in: device, log)
    control.primaryActionEvents = .touchUpInside
    device.tap(control)
    #expect(log.entries == ["down", "upInside", "primary"])
    log.entries = []
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["upInside", "primary"])
  }

  @Test func `a canceled touch sends touch cancel and removes the highlight`() {
    let device = Simulator()
    let log = Log()
    let control = makeControl(in: device, log)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 350))
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    finger.cancel()
    #expect(log.entries == ["down", "cancel"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func `reentering the bounds sends touch drag enter`() {
    let device = Simulator()
    let log = Log()
    _ = makeControl(in: device, log)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 350))
    finger.move(to: CGPoint(x: 350, y: 350), over: 0)
    finger.move(to: CGPoint(x: 150, y: 350), over: 0)
    finger.lift()
    #expect(log.entries == ["down", "exit", "outside", "enter", "inside", "upInside"])
  }

  @Test func `a drag sends exit and enter events 70 points outside the bounds`() {
    let device = Simulator()
    let log = Log()
    _ = makeControl(in: device, log)
    // To x = 269, just inside the tolerance of 70 points, to 271 and back, in one step each.
    device.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 269, y: 350), over: 1 / 60)
    #expect(log.entries == ["down", "inside", "upInside"])
    log.entries = []
    device.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 271, y: 350), over: 1 / 60)
    #expect(log.entries == ["down", "exit", "outside", "upOutside"])
  }

  @Test func `isHighlighted, isTracking, and isTouchInside follow the touch`() {
    final class Watched: UIControl {
      var log: [String] = []
      func note(_ what: String) {
        log.append("\(what) \(isHighlighted) \(isTracking) \(isTouchInside)")
      }
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("continue")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
    }
    let device = Simulator()
    let control = Watched(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    device.window.addSubview(control)
    device.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 350, y: 350), over: 1 / 60)
    #expect(
      control.log == [
        "begin false false true", "continue false true false", "end false true false",
      ])
    #expect(!control.isTracking)
  }

  @Test func `a control that stops tracking sends no more events`() {
    final class Choosy: UIControl {
      var begins = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let device = Simulator()
    let log = Log()
    let control = makeControl(in: device, log) { Choosy(frame: $0) }
    device.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 160, y: 350), over: 1 / 60)
    #expect(log.entries == ["down"])
    #expect(!control.isHighlighted)
    (control as? Choosy)?.begins = false
    device.tap(control)
    #expect(log.entries == ["down"])
  }

  @Test func `a disabled control sends nothing and forwards touches`() {
    final class Row: UIView {
      var touched = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
    }
    let device = Simulator()
    let row = Row(frame: device.window.bounds)
    device.window.addSubview(row)
    let log = Log()
    let control = makeControl(in: device, log)
    row.addSubview(control)
    control.isEnabled = false
    device.tap(control)
    #expect(log.entries.isEmpty)
    #expect(row.touched == 1)
  }

  @Test func `a control disabled by its handler sends no more events`() {
    let device = Simulator()
    let log = Log()
    let control = makeControl(in: device, log)
    control.addAction(
      UIAction { ($0.sender as? UIControl)?.isEnabled = false }, for: .touchDown)
    device.tap(control)
    #expect(log.entries == ["down"])
    #expect(!control.isTracking)
    #expect(control.state == .disabled)
  }
}
