import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The buttons below the wheels with touches, clock changes, and VoiceOver.
@MainActor @Suite(.ownDevice) struct TodayButtonOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private var today: UIButton? { screen.find("today") }
  private var clear: UIButton? { screen.find("clear") }

  init() throws {
    device.date = try Date("2025-06-15T12:00:00Z", strategy: .iso8601)
  }

  private func content(_ text: String = "1990-06-15T12:00:00Z") throws -> DateContent<Date> {
    var content = DateContent<Date>.date(try Date(text, strategy: .iso8601))
    content = content.timeZone(.gmt)
    content = content.todayButton()
    return content
  }

  @Test func `Today animates the wheels to the current date`() throws {
    screen.show(try content("2025-03-12T12:00:00Z"))
    let wheels = screen.wheels
    let before = wheels.map(\.contentOffset.y)
    device.tap(try #require(today))
    device.advance(by: 0.1)
    let between = wheels.map(\.contentOffset.y)
    device.settle()
    let after = wheels.map(\.contentOffset.y)
    for wheel in [0, 1] {
      let range = [before[wheel], after[wheel]].sorted()
      #expect(range[0] < between[wheel] && between[wheel] < range[1], "wheel \(wheel)")
    }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `Today overrides a wheel that still spins`() async throws {
    let outcomes = screen.show(try content())
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.05)
    device.advance(by: 0.05)
    #expect(screen.wheels.contains { $0.isDecelerating })
    device.tap(try #require(today))
    await device.settle()
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try Date("2025-06-15T00:00:00Z", strategy: .iso8601)])
  }

  @Test func `OK right after Today returns today while a wheel still spins`() async throws {
    let outcomes = screen.show(try content())
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.05)
    device.advance(by: 0.05)
    device.tap(try #require(today))
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try Date("2025-06-15T00:00:00Z", strategy: .iso8601)])
  }

  @Test func `OK during the Today animation shows and reports today`() async throws {
    // The offset of the year wheel for today.
    screen.show(try content("2025-06-15T12:00:00Z"))
    let rest = try #require(screen.wheels.last).contentOffset
    screen.sheet.dismiss()
    screen.settleAnimations()
    var previews: [Date] = []
    var shown: CGPoint?
    screen.sheet.show(
      try content(), in: screen.view, callbacks: .init(valueChanged: { previews.append($0) })
    ) { _ in
      shown = screen.wheels.last?.contentOffset
    }
    screen.settleAnimations()
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.05)
    device.advance(by: 0.05)
    device.tap(try #require(today))
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(shown == rest)
    #expect(previews.last == (try Date("2025-06-15T00:00:00Z", strategy: .iso8601)))
  }

  @Test func `a wheel turned after Today keeps its new value`() async throws {
    let outcomes = screen.show(try content())
    device.tap(try #require(today))
    for _ in 0..<20 { await Task.yield() }
    device.advance(by: 0.1)
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 60), over: 0.3)
    await device.settle()
    device.tap(try #require(screen.okButton))
    await device.settle()
    let value = try #require(outcomes.values.first)
    #expect(Calendar.current.component(.year, from: value) < 2025)
  }

  @Test func `Clear does not wait for a spinning wheel`() async throws {
    let outcomes = screen.show(try content().orNone())
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.05)
    device.advance(by: 0.05)
    device.tap(try #require(clear))
    for _ in 0..<20 { await Task.yield() }
    #expect(outcomes.values == [nil])
    await device.settle()
  }

  @Test func `midnight enables the Today button`() throws {
    device.date = try Date("2025-06-15T23:59:58Z", strategy: .iso8601)
    var content = DateContent<Date>.date(
      minimum: .date(try Date("2025-06-16T08:00:00Z", strategy: .iso8601)))
    content = content.timeZone(.gmt)
    content = content.todayButton()
    screen.show(content)
    #expect(today?.isEnabled == false)
    device.advance(by: 3)
    #expect(today?.isEnabled == true)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `the Today button is disabled when the maximum time passes`() throws {
    device.date = try Date("2025-06-15T09:41:58Z", strategy: .iso8601)
    var content = DateContent<Date>.date(
      maximum: .date(try Date("2025-06-15T09:41:30Z", strategy: .iso8601)), mode: .dateAndTime)
    content = content.timeZone(.gmt)
    content = content.todayButton()
    screen.show(content)
    #expect(today?.isEnabled == true)
    device.advance(by: 3)
    #expect(today?.isEnabled == false)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `VoiceOver reads the buttons after the wheels and announces the new day`() throws {
    screen.show(try content().orNone(), title: "Birthday")
    let tree = device.accessibilityTree()
    let wheels = try #require(tree.range(of: "1990"))
    let today = try #require(tree.range(of: "button “Today”"))
    let clear = try #require(tree.range(of: "button “Clear”"))
    #expect(wheels.lowerBound < today.lowerBound && today.lowerBound < clear.lowerBound)
    device.tap(try #require(self.today))
    #expect(device.announcements.contains("Sunday, June 15, 2025"))
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test(arguments: [
    (DateMode.date, Calendar.Identifier.gregorian, "de_DE", "Montag, 16. Juni 2025"),
    (.date, .buddhist, "en_US", "Monday, June 16, 2568"),
    (.dateAndTime, .gregorian, "en_US", "Monday, June 16 at 2:00\u{202F}AM"),
    (.time, .gregorian, "en_US", "2:00\u{202F}AM"),
    (.yearAndMonth, .gregorian, "en_US", "June 2025"),
  ])
  func `VoiceOver announces the new date in the sheet's language, calendar, and time zone`(
    mode: DateMode, calendar: Calendar.Identifier, locale: String, words: String
  ) throws {
    var content = DateContent<Date>.date(mode: mode)
    // It is already tomorrow there.
    content = content.timeZone(TimeZone(identifier: "Pacific/Kiritimati") ?? .gmt)
    content = content.calendar(Calendar(identifier: calendar))
    content = content.locale(Locale(identifier: locale))
    content = content.todayButton()
    screen.show(content)
    device.tap(try #require(today))
    #expect(device.announcements.last == words)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `in the largest text size the buttons are stacked and fit`() throws {
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.settle()
    screen.show(try content().orNone())
    let frames = [today, clear].compactMap { $0?.convert($0?.bounds ?? .zero, to: nil) }
    try #require(frames.count == 2)
    #expect(frames[0].maxY <= frames[1].minY + 0.01)
    for frame in frames { #expect(device.window.bounds.contains(frame)) }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `changing the text size stacks and unstacks the buttons`() throws {
    screen.show(try content().orNone())
    func isStacked() throws -> Bool {
      let frames = [today, clear].compactMap { $0?.convert($0?.bounds ?? .zero, to: nil) }
      try #require(frames.count == 2)
      return frames[0].maxY <= frames[1].minY + 0.01
    }
    #expect(try !isStacked())
    device.settings.contentSizeCategory = .accessibilityExtraLarge
    screen.settleAnimations()
    #expect(try isStacked())
    device.settings.contentSizeCategory = .large
    screen.settleAnimations()
    #expect(try !isStacked())
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `the buttons of a date sheet have no leaks`() async throws {
    let before = screen.leftoverState
    let leaks = try await device.leaks { () async throws in
      for cycle in 0..<40 {
        screen.show(try content().orNone())
        if cycle % 4 > 0 { device.tap(try #require(today)) }
        switch cycle % 3 {
        case 0: device.tap(try #require(clear))
        case 1: screen.sheet.dismiss()
        default: device.tap(try #require(screen.okButton))
        }
        await device.settle()
        try #require(screen.leftoverState == before, "after cycle \(cycle)")
      }
    }
    #expect(Set(leaks.map(\.description)) == [])
  }
}
