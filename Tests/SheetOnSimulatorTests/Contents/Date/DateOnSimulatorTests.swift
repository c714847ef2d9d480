import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Date sheets with key presses, touches, midnight, and rotation.
@MainActor @Suite(.ownDevice) struct DateOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  // MARK: Keys

  @Test func `Escape cancels because the sheet is first responder`() {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(DateContent<Date>.date())
    device.press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
  func `Return confirms a date sheet`(key: UIKeyboardHIDUsage) async {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(DateContent<Date>.date())
    device.press(key)
    await device.settle()
    #expect(outcomes.values.count == 1)
    #expect(!screen.sheet.isPresented)
  }

  @Test func `a text field gets its keyboard back after a date sheet`() async throws {
    let field = screen.addField()
    field.becomeFirstResponder()
    screen.settleAnimations()
    for exit in ["ok", "cancel"] {
      #expect(device.system.keyboard.isVisible)
      screen.show(DateContent<Date>.date())
      #expect(!field.isFirstResponder)
      #expect(!device.system.keyboard.isVisible)
      device.tap(try #require(exit == "ok" ? screen.okButton : screen.cancelButton))
      await device.settle()
      #expect(field.isFirstResponder)
      #expect(device.system.keyboard.isVisible)
    }
  }

  // MARK: Time

  @Test func `the user's time zone and calendar are the defaults`() async throws {
    device.settings.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    device.settings.calendar = Calendar(identifier: .buddhist)
    // June 16 in Shanghai.
    device.date = try Date("2025-06-15T17:00:00Z", strategy: .iso8601)
    let outcomes = screen.show(DateContent<Date>.date(maximum: .today))
    #expect(screen.datePicker?.calendar.identifier == .buddhist)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try Date("2025-06-15T16:00:00Z", strategy: .iso8601)])
  }

  @Test func `a presented sheet keeps its time zone and calendar when the user's change`()
    async throws
  {
    device.settings.timeZone = .gmt
    device.date = try Date("2025-06-15T12:00:00Z", strategy: .iso8601)
    let outcomes = screen.show(DateContent<Date>.date(maximum: .today))
    // The user travels across the date line.
    device.settings.timeZone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    device.settings.calendar = Calendar(identifier: .buddhist)
    await device.settle()
    #expect(screen.datePicker?.timeZone == .gmt)
    #expect(screen.datePicker?.calendar.identifier == .gregorian)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try Date("2025-06-15T00:00:00Z", strategy: .iso8601)])
  }

  @Test func `a day uses the time zone in which the sheet was presented`() async throws {
    device.settings.timeZone = .gmt
    device.date = try Date("2025-06-15T12:00:00Z", strategy: .iso8601)
    let outcomes = screen.show(DateContent<DateComponents>.day())
    device.settings.timeZone = try #require(TimeZone(identifier: "Pacific/Pago_Pago"))
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values.map { [$0.year, $0.month, $0.day] } == [[2025, 6, 15]])
  }

  @Test func `today advances at midnight in the sheet's time zone`() throws {
    device.date = try Date("2025-06-15T15:59:58Z", strategy: .iso8601)
    var content = DateContent<Date>.date(maximum: .today)
    content = content.timeZone(TimeZone(identifier: "Asia/Shanghai") ?? .gmt)
    screen.show(content)
    let before = try #require(screen.datePicker?.maximumDate)
    device.advance(by: 3)
    #expect(screen.datePicker?.maximumDate == before + 86_400)
    device.advance(by: 3)
    #expect(screen.datePicker?.maximumDate == before + 86_400, "Once a day.")
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `now advances every minute`() throws {
    device.date = try Date("2025-06-15T09:41:30Z", strategy: .iso8601)
    screen.show(DateContent<Date>.date(maximum: .now, mode: .dateAndTime))
    let before = try #require(screen.datePicker?.maximumDate)
    device.advance(by: 31)
    #expect(screen.datePicker?.maximumDate == before + 60)
    device.advance(by: 60)
    #expect(screen.datePicker?.maximumDate == before + 120)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a sheet waiting for midnight is idle and removes its timer on dismissal`() {
    let before = screen.leftoverState
    screen.show(DateContent<Date>.date(maximum: .today))
    let now = device.now
    device.settle()
    #expect(device.now == now)
    #expect(screen.leftoverState.timers == before.timers + 1)
    NotificationCenter.default.post(
      name: UIApplication.significantTimeChangeNotification, object: nil)
    #expect(screen.leftoverState.timers == before.timers + 1)
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(screen.leftoverState == before)
  }

  // MARK: Layout

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `in landscape the buttons and the wheels fit`(size: UIContentSizeCategory)
    throws
  {
    device.rotate(to: .landscapeLeft)
    device.settings.contentSizeCategory = size
    device.settle()
    screen.show(DateContent<Date>.date(), title: "Birthday")
    let bounds = device.window.bounds
    for view in [screen.okButton, screen.cancelButton, screen.datePicker] as [UIView?] {
      let frame = try #require(view.map { $0.convert($0.bounds, to: nil) })
      #expect(bounds.contains(frame))
      #expect(frame.height >= 44)
    }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  // MARK: Leftover state and memory

  @Test func `two hundred date sheets have no leaks`() async throws {
    let before = screen.leftoverState
    var probe = ObjectProbe(for: screen)
    var count = 0
    let leaks = try await device.leaks { () async throws in
      for cycle in 0..<200 {
        let sheet = cycle.isMultiple(of: 2) ? screen.sheet : BottomBounceView()
        sheet.showDatePicker(in: screen.view, maximum: .today) { _ in
          count += 1
        } onCancel: { _ in
          count += 1
        }
        try #require(probe.record(sheet) >= 10)
        screen.settleQuickly()
        switch cycle % 4 {
        case 0: device.tap(try #require(screen.okButton))
        case 1: device.tap(try #require(screen.cancelButton))
        case 2: device.press(.keyboardEscape)
        default:
          device.tap(try #require(screen.okButton))
          sheet.dismiss()
        }
        await screen.awaitDecision(of: sheet)
        screen.settleQuickly()
        try #require(screen.leftoverState == before, "after cycle \(cycle)")
        try #require(count == cycle + 1)
      }
    }
    #expect(Set(leaks.map(\.description)) == [])
    #expect(probe.aliveClasses == [])
  }

  @Test func `a retained date picker is reported as a leak`() {
    var hoard: UIView?
    let leaks = device.leaks {
      screen.show(DateContent<Date>.date())
      hoard = screen.datePicker
      screen.sheet.dismiss()
      screen.settleAnimations()
    }.map(\.description)
    #expect(hoard != nil)
    #expect(leaks.contains("view UIDatePicker “BottomBounce.date”"))
  }

  /// A wheel that turns until the test stops it.
  private final class Wheel: UIScrollView {
    var isTurning = true
    override var isDecelerating: Bool { isTurning }
  }

  @Test func `OK waits for a wheel that pauses for a frame before turning back`() async throws {
    let outcomes = screen.show(DateContent<Date>.date())
    let wheel = Wheel()
    screen.datePicker?.addSubview(wheel)
    device.tap(try #require(screen.okButton))
    for isTurning in [true, false, true] {
      wheel.isTurning = isTurning
      for _ in 0..<20 { await Task.yield() }
      device.advance(by: isTurning ? 0.5 : 1.0 / 60)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(outcomes.values.isEmpty)
    wheel.isTurning = false
    await device.settle()
    #expect(outcomes.values.count == 1)
  }

  @Test func `removing the host ends the wait for spinning wheels`() async throws {
    let before = screen.leftoverState
    let outcomes = screen.show(DateContent<Date>.date())
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    device.tap(try #require(screen.okButton))
    for _ in 0..<20 { await Task.yield() }
    screen.sheet.removeFromSuperview()
    await device.settle()
    #expect(outcomes.cancellations == [.hostRemoved])
    #expect(outcomes.values == [])
    #expect(screen.leftoverState == before)
  }

  // MARK: Backdrop

  @Test func `a tap on the backdrop cancels, a drag does not`() {
    let outcomes = screen.show(DateContent<Date>.date())
    for end in [CGPoint(x: 196, y: 400), CGPoint(x: 196, y: 112), CGPoint(x: 300, y: 100)] {
      device.drag(from: CGPoint(x: 196, y: 100), to: end, over: 0.2)
      screen.settleAnimations()
      #expect(outcomes.cancellations == [], "to \(end)")
    }
    // A real finger moves slightly.
    device.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 199, y: 104), over: 0.1)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.backdrop])
  }

  // MARK: Scrolling hosts

  @Test(arguments: [true, false])
  func `touches on the sheet do not scroll the host`(
    isDraggable: Bool
  ) throws {
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    screen.view.addSubview(scroll)
    scroll.contentOffset.y = 500
    screen.show(DateContent<Date>.date(), in: scroll) {
      $0.cancelsOnBackdropTap = false
      $0.isDraggable = isDraggable
    }
    let panel = try #require(screen.panel)
    let top = panel.convert(CGPoint(x: 196, y: 20), to: nil)
    // Dragging further down would dismiss the sheet.
    let bottom = isDraggable ? top.y + 40 : 840
    for (start, end) in [(top.y, 100.0), (top.y, bottom), (300, 100), (100, 400)] {
      device.drag(from: CGPoint(x: 196, y: start), to: CGPoint(x: 196, y: end), over: 0.2)
      screen.settleAnimations()
      #expect(scroll.contentOffset.y == 500, "from \(start) to \(end)")
    }
    device.scroll(at: CGPoint(x: 196, y: 300), by: CGSize(width: 0, height: -100))
    screen.settleAnimations()
    #expect(scroll.contentOffset.y == 500)
    let wheel = try #require(screen.wheels.first)
    let before = wheel.contentOffset
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 70), over: 0.3)
    screen.settleAnimations()
    #expect(wheel.contentOffset != before, "Wheels in the sheet must turn.")
    #expect(scroll.contentOffset.y == 500)
    screen.sheet.dismiss()
    screen.settleAnimations()
    device.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 300), over: 0.2)
    #expect(scroll.contentOffset.y > 500, "The host scrolls again afterward.")
  }
}
