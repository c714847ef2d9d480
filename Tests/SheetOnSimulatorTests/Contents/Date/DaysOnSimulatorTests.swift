import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Excluded days, several days, and ranges in a calendar, with touches.
@MainActor @Suite(.ownDevice) struct DaysOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  init() throws {
    device.date = try Date("2025-06-15T12:00:00Z", strategy: .iso8601)
    device.settings.timeZone = .gmt
  }

  private func june(_ number: Int) -> DateComponents {
    DateComponents(year: 2025, month: 6, day: number)
  }

  private func view(_ number: Int) throws -> UIControl {
    try #require(
      device.accessibilityElements.first {
        $0.accessibilityLabel?.hasSuffix("June \(number), 2025") == true
      } as? UIControl)
  }

  private func tap(_ numbers: Int...) async throws {
    for number in numbers {
      device.tap(try view(number))
      await device.settle()
    }
  }

  private var selected: [Int] {
    get throws { try (1...30).filter { try view($0).isSelected } }
  }

  private var gray: [Int] {
    get throws { try (1...30).filter { try !view($0).isEnabled } }
  }

  private func note(_ name: String) -> String? {
    let label = device.view(name) as? UILabel
    // CLDR has thin spaces in intervals.
    return label?.superview?.alpha == 0 ? nil : label?.text?.replacing("\u{2009}", with: " ")
  }
  private var footer: String? { note("BottomBounce.footer") }
  private var message: String? { note("BottomBounce.message") }
  private var isOKEnabled: Bool { screen.okButton?.isEnabled == true }

  private func confirm<Value>(_ outcomes: Outcomes<Value>) async -> Value? {
    screen.tapOK()
    await device.settle()
    return outcomes.values.last
  }

  // MARK: One day

  private func visit(_ day: Int?) -> DateContent<DateComponents> {
    .day(day.map(june), minimum: .day(june(8)), maximum: .day(june(28))).style(.calendar)
      .selectable { ($0.day ?? 0) % 5 != 0 }
  }

  @Test func `excluded days are gray, and a tap on them selects nothing`() async throws {
    let outcomes = screen.show(visit(19), title: "Visit")
    #expect(try gray == Array(1...7) + [10, 15, 20, 25, 29, 30])
    #expect(try view(20).accessibilityTraits.contains(.notEnabled))
    try await tap(20)
    #expect(try selected == [19])
    try await tap(21)
    #expect(try selected == [21])
    try await tap(21)
    #expect(try selected == [21], "One day is always selected.")
    #expect(await confirm(outcomes)?.day == 21)
  }

  @Test(arguments: [true, false])
  func `an excluded initial day isn't replaced in silence`(isCalendar: Bool) async throws {
    let content = visit(20).style(isCalendar ? .calendar : .wheels)
    let outcomes = screen.show(content, title: "Visit")
    #expect(message == "That day isn’t available. Choose another one.")
    #expect(!isOKEnabled)
    if isCalendar {
      try await tap(21)
      #expect(message == nil && isOKEnabled)
      #expect(await confirm(outcomes)?.day == 21)
    }
  }

  @Test func `without an initial day, today is selected unless it is excluded`() async throws {
    screen.show(visit(nil), title: "Visit")
    #expect(try selected == [] && message == nil && !isOKEnabled)
    screen.sheet.dismiss()
    screen.settleAnimations()
    device.date = device.date.addingTimeInterval(86_400)
    screen.show(visit(nil), title: "Visit")
    #expect(try selected == [16] && isOKEnabled)
  }

  @Test func `an update excludes other days, and keeps the user's`() async throws {
    let outcomes = screen.show(visit(19), title: "Visit")
    try await tap(21)
    let other = DateContent<DateComponents>.day(june(19)).style(.calendar)
      .selectable { $0.day != 21 && $0.day != 22 }
    screen.sheet.update(other, keepingEdits: true)
    await device.settle()
    #expect(try gray == [21, 22] && selected == [21])
    #expect(message == "That day isn’t available. Choose another one.")
    screen.sheet.update(visit(24))
    await device.settle()
    #expect(try selected == [24] && message == nil)
    #expect(await confirm(outcomes)?.day == 24)
  }

  @Test func `an update turns no wheels into a calendar of days`() {
    screen.show(DateContent<DateComponents>.day(june(18)), title: "Visit")
    let isUpdated = screen.sheet.update(visit(19))
    #expect(!isUpdated && device.view("BottomBounce.days") == nil)
  }

  @Test func `arrow keys move the day within what can be selected`() async throws {
    let outcomes = screen.show(visit(18), title: "Visit")
    device.press(.keyboardRightArrow)
    device.press(.keyboardDownArrow)
    await device.settle()
    #expect(try selected == [26])
    device.press(.keyboardLeftArrow)
    await device.settle()
    #expect(try selected == [26], "June 25 is excluded.")
    device.press(.keyboardUpArrow)
    await device.settle()
    #expect(await confirm(outcomes)?.day == 19)
  }

  @Test func `Today selects the day, or only shows its month`() async throws {
    device.date = device.date.addingTimeInterval(86_400)
    screen.show(
      DateContent<DateComponents>.day(june(19)).style(.calendar).todayButton()
        .selectable { !($0.day == 20) }, title: "Visit")
    let button = try #require(device.view("BottomBounce.today") as? UIButton)
    device.tap(button)
    await device.settle()
    #expect(try selected == [16])
    let months = device.accessibilityElements.first { $0.accessibilityLabel == "Next Month" }
    device.tap(try #require(months as? UIView))
    await device.settle()
    device.date = device.date.addingTimeInterval(4 * 86_400)
    device.tap(button)
    await device.settle()
    #expect(try selected == [16], "June 20 is excluded, and on screen again.")
  }

  @Test func `Today is disabled while the limits exclude it`() throws {
    let day = DateComponents(year: 2025, month: 7, day: 4)
    screen.show(
      DateContent<DateComponents>.day(day, minimum: .day(day)).style(.calendar).todayButton()
        .selectable { _ in true }, title: "Visit")
    #expect((device.view("BottomBounce.today") as? UIButton)?.isEnabled == false)
  }

  @Test func `at midnight, a day that has passed is gray`() throws {
    device.date = try Date("2025-06-19T23:59:58Z", strategy: .iso8601)
    screen.show(
      DateContent<DateComponents>.day(june(19), minimum: .today).style(.calendar)
        .selectable { _ in true }, title: "Visit")
    #expect(try gray.last == 18 && isOKEnabled)
    device.advance(by: 3)
    #expect(try gray.last == 19)
  }

  @Test func `limits move to another month at midnight`() throws {
    device.date = try Date("2025-06-30T23:59:58Z", strategy: .iso8601)
    screen.show(.days([june(30)], minimum: .today), title: "Shifts")
    device.advance(by: 3)
    #expect(screen.sheet.isPresented)
    #expect(
      device.accessibilityElements.contains {
        $0.accessibilityLabel?.hasSuffix("July 1, 2025") == true
      })
  }

  // MARK: Several days

  @Test func `several days come back in order`() async throws {
    let outcomes = screen.show(.days([june(19)], count: 2...3), title: "Shifts")
    try await tap(24, 3, 10)
    #expect(message == "Choose at most 3." && !isOKEnabled)
    try await tap(19)
    #expect(message == nil && isOKEnabled)
    #expect(await confirm(outcomes)?.map(\.day) == [3, 10, 24])
  }

  @Test func `days outside of the limits are kept, with a message`() async throws {
    let outcomes = screen.show(
      .days([june(3), june(19)], minimum: .day(june(10))), title: "Shifts")
    #expect(message == "Not all of those days are available. Choose others." && !isOKEnabled)
    screen.tapOK()
    #expect(outcomes.total == 0)
    screen.tapCancel()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.cancelButton])
  }

  // MARK: A range

  private func stay(_ days: ClosedRange<Int>?) -> DateContent<DayRange> {
    .dayRange(
      days.map { DayRange(first: june($0.lowerBound), last: june($0.upperBound)) },
      minimum: .day(june(2)), nights: 2...5)
  }

  @Test func `two taps select a range, and the line below says it`() async throws {
    let outcomes = screen.show(stay(nil), title: "Stay")
    #expect(footer == nil && !isOKEnabled)
    try await tap(16)
    #expect(try gray == [1, 17] + Array(22...30))
    #expect(try selected == [16] && footer == "Jun 16, 2025" && message == nil)
    screen.tapOK()
    await device.settle()
    #expect(message == "Choose the last day." && outcomes.total == 0)
    try await tap(19)
    #expect(try selected == [16, 17, 18, 19] && footer == "Jun 16 – 19, 2025")
    #expect(try gray == [1])
    let value = await confirm(outcomes)
    #expect(value == DayRange(first: june(16), last: june(19)))
    #expect(value?.first.calendar?.identifier == .gregorian)
  }

  @Test func `a third tap begins again, also inside of the range`() async throws {
    screen.show(stay(16...19), title: "Stay")
    try await tap(18)
    #expect(try selected == [18])
    try await tap(18)
    #expect(try selected == [] && footer == nil)
    try await tap(10, 4)
    #expect(try selected == [4], "A day before the first one begins again.")
  }

  @Test func `a range over an excluded day is refused with a sentence`() async throws {
    screen.show(stay(nil).selectable { !($0.day == 18) }, title: "Stay")
    try await tap(16, 20)
    #expect(try selected == [16])
    #expect(message == "Not all of those days are available. Choose others.")
    try await tap(12)
    #expect(message == nil)
    try await tap(15)
    #expect(try selected == [12, 13, 14, 15] && isOKEnabled)
  }

  @Test(arguments: [3...30, 8...9])
  func `a range of too many or too few nights waits for another one`(
    days: ClosedRange<Int>
  ) async throws {
    screen.show(stay(days), title: "Stay")
    #expect(message == "The current value isn’t available. Choose another one." && !isOKEnabled)
    try await tap(10, 13)
    #expect(message == nil && isOKEnabled)
  }

  // MARK: Together with other features

  @Test func `Clear returns no range`() async throws {
    let outcomes = screen.show(stay(16...19).orNone(), title: "Stay")
    device.tap(try #require(device.accessibilityElement(labeled: "Clear") as? UIView))
    await device.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a changed selection is discarded after a question`() async throws {
    screen.show(stay(16...19), title: "Stay") { $0.confirmsDiscardingChanges = true }
    screen.tapCancel()
    screen.settleAnimations()
    #expect(!screen.sheet.isPresented, "Nothing has changed.")
    screen.show(stay(16...19), title: "Stay") { $0.confirmsDiscardingChanges = true }
    try await tap(10)
    screen.tapCancel()
    screen.settleAnimations()
    #expect(screen.sheet.isPresented)
  }

  private struct Booking {
    var visit: DateComponents
    var shifts: [DateComponents]
    var stay: DayRange
    var isLong = false
  }

  @Test func `a form opens each calendar below its row`() async throws {
    let booking = Booking(
      visit: june(19), shifts: [june(16), june(18)], stay: DayRange(first: june(3), last: june(5)))
    let outcomes = screen.show(
      .form(booking) { f, booking in
        f.field("Visit", \.visit) { .day($0).style(.calendar).selectable { !($0.day == 20) } }
        f.field("Shifts", \.shifts) { .days($0, count: 1...3) }
        f.field("Stay", \.stay) { .dayRange($0, nights: booking.isLong ? 1...20 : 1...3) }
        f.toggle("Long", \.isLong)
      }, title: "Booking")
    for (title, value) in [
      ("Visit", "Jun 19, 2025"), ("Shifts", "Jun 16, 2025, Jun 18, 2025"),
      ("Stay", "Jun 3 – 5, 2025"),
    ] {
      let row = try #require(device.accessibilityElement(labeled: title))
      let spoken = row.accessibilityValue?.filter { !["\u{2068}", "\u{2069}"].contains($0) }
        .replacing("\u{2009}", with: " ")
      #expect(spoken == value, "\(title)")
    }
    device.tap(try #require(device.accessibilityElement(labeled: "Stay") as? UIView))
    await device.settle()
    try await tap(10)
    #expect(try gray == Array(14...30))
    try await tap(12)
    device.tap(try #require(device.accessibilityElement(labeled: "Shifts") as? UIView))
    await device.settle()
    try await tap(20)
    let value = await confirm(outcomes)
    #expect(value?.stay == DayRange(first: june(10), last: june(12)))
    #expect(value?.shifts.map(\.day) == [16, 18, 20] && value?.visit.day == 19)
  }

  // MARK: Bad predicates

  @Test(arguments: [0, 1, 2])
  func `a predicate that excludes all, updates, or changes its mind ends in one outcome`(
    kind: Int
  ) async throws {
    var asked = 0
    func content() -> DateContent<DateComponents> {
      .day(june(19)).style(.calendar).selectable { _ in
        asked += 1
        if kind == 1, asked < 5_000 { screen.sheet.update(content(), keepingEdits: true) }
        return kind == 2 && asked.isMultiple(of: 2)
      }
    }
    let outcomes = screen.show(content(), title: "Visit")
    device.advance(by: 1)
    #expect(asked < 2_000, "\(asked)")
    screen.tapOK()
    await device.settle()
    screen.tapCancel()
    await device.settle()
    #expect(outcomes.total == 1)
  }

  @Test func `only days on screen are asked for`() throws {
    var days: Set<DateComponents> = []
    screen.show(
      .day(june(19)).style(.calendar).selectable {
        days.insert(DateComponents(year: $0.year, month: $0.month, day: $0.day))
        return true
      }, title: "Visit")
    #expect(Set(days.map(\.month)).isSubset(of: [5, 6, 7]) && days.count <= 3 * 42)
  }
}
