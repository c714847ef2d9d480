import Foundation
import Testing

@testable import BottomBounce

struct DaySystemTests {
  static let now = DateRulesTests.date("2025-06-15 09:41:27")

  static let days: [(DateComponents, String)] = [
    (DateComponents(year: 1990, month: 6, day: 15), "1990-06-15"),
    (DateComponents(year: 2024, month: 2, day: 29), "2024-02-29"),
    // A day that does not exist becomes the last or the first day of the month.
    (DateComponents(year: 2025, month: 2, day: 29), "2025-02-28"),
    (DateComponents(year: 2025, month: 2, day: 31), "2025-02-28"),
    (DateComponents(year: 2025, month: 2, day: 0), "2025-02-01"),
    (DateComponents(year: 2025, month: 2, day: -5), "2025-02-01"),
    (DateComponents(year: 2025, month: 13, day: 1), "2026-01-01"),
    // Missing components are today's.
    (DateComponents(month: 3, day: 1), "2025-03-01"),
    (DateComponents(), "2025-06-15"),
    // The time of day has no effect.
    (DateComponents(year: 1990, month: 6, day: 15, hour: 23, minute: 59), "1990-06-15"),
  ]

  @Test(arguments: days)
  func `date components identify a day of the calendar`(components: DateComponents, day: String) {
    let date = DayCalendar(in: .gmt).date(of: components, now: Self.now)
    #expect(date == DateRulesTests.date(day + " 00:00:00"))
  }

  @Test(arguments: [Int.max, .min, 1_000_000_000, -1_000_000_000])
  func `out-of-range components do not crash`(figure: Int) {
    let days = DayCalendar(in: .gmt)
    for identifier in DateCases.calendarIdentifiers {
      var wild = DateComponents(era: figure, year: figure, month: figure, day: figure)
      wild.calendar = Calendar(identifier: identifier)
      let date = days.date(of: wild, now: Self.now)
      #expect(days.nameable(date, now: Self.now) == date)
    }
  }

  @Test(arguments: ["2057-09-28", "2097-08-07"])
  func `a day that its calendar numbers 0 is found by that number`(day: String) {
    let days = DayCalendar(in: .gmt)
    let date = DateRulesTests.date(day + " 00:00:00")
    let named = days.components(of: date, in: Calendar(identifier: .chinese))
    #expect(days.date(of: named, now: Self.now) == date)
  }

  struct Named: Sendable, CustomTestStringConvertible {
    var calendar: Calendar.Identifier
    var components: DateComponents
    var gregorian: String
    var testDescription: String { "\(calendar) \(gregorian)" }
  }

  static let named = [
    Named(
      calendar: .buddhist, components: DateComponents(year: 2568, month: 6, day: 15),
      gregorian: "2025-06-15"),
    Named(
      calendar: .japanese, components: DateComponents(era: 236, year: 7, month: 6, day: 15),
      gregorian: "2025-06-15"),
    // The last day of an era.
    Named(
      calendar: .japanese, components: DateComponents(era: 235, year: 31, month: 4, day: 30),
      gregorian: "2019-04-30"),
    Named(
      calendar: .hebrew, components: DateComponents(era: 0, year: 5784, month: 6, day: 1),
      gregorian: "2024-02-10"),
    Named(
      calendar: .islamicUmmAlQura, components: DateComponents(era: 0, year: 1446, month: 9, day: 1),
      gregorian: "2025-03-01"),
  ]

  @Test(arguments: named)
  func `a day has components in its own calendar`(item: Named) {
    let days = DayCalendar(in: .gmt)
    let date = DateRulesTests.date(item.gregorian + " 00:00:00")
    var components = item.components
    components.calendar = Calendar(identifier: item.calendar)
    #expect(days.date(of: components, now: Self.now) == date)
    let named = days.components(of: date, in: days.calendar(of: components))
    #expect(named.calendar?.identifier == item.calendar)
    #expect(named.year == components.year)
    #expect(named.month == components.month)
    #expect(named.day == components.day)
    if let era = components.era { #expect(named.era == era) }
    #expect(named.date == date)
  }

  @Test func `a leap month differs from the regular month`() {
    let days = DayCalendar(in: .gmt)
    var components = DateComponents(era: 78, year: 42, month: 6, day: 1)
    components.calendar = Calendar(identifier: .chinese)
    let month = days.date(of: components, now: Self.now)
    components.isLeapMonth = true
    let leap = days.date(of: components, now: Self.now)
    #expect(month == DateRulesTests.date("2025-06-25 00:00:00"))
    #expect(leap == DateRulesTests.date("2025-07-25 00:00:00"))
    #expect(days.components(of: leap, in: days.calendar(of: components)).isLeapMonth == true)
  }

  @Test func `missing components in a leap month mean that month`() {
    var components = DateComponents(day: 3)
    components.calendar = Calendar(identifier: .chinese)
    let now = DateRulesTests.date("2025-08-01 12:00:00")
    #expect(
      DayCalendar(in: .gmt).date(of: components, now: now)
        == DateRulesTests.date("2025-07-27 00:00:00"))
  }

  @Test func `a day uses the sheet's time zone, not its calendar's`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let birthday = DateComponents(calendar: calendar, year: 1990, month: 10, day: 21)
    let days = DayCalendar(in: .gmt)
    let date = DateRulesTests.date("1990-10-21 00:00:00")
    #expect(days.date(of: birthday, now: Self.now) == date)
    #expect(days.calendar(of: birthday).timeZone == .gmt)
  }

  @Test func `a calendar day that occurs twice is one day`() throws {
    // Samoa crossed the date line eastward on July 4, 1892.
    let days = DayCalendar(in: try #require(TimeZone(identifier: "Pacific/Apia")))
    let first = try Date("1892-07-03T11:26:56Z", strategy: .iso8601)
    let next = try Date("1892-07-05T11:26:56Z", strategy: .iso8601)
    #expect(days.startOfNext(after: first) == next)
    #expect(days.startOfNext(after: next) == next + 86_400)
    #expect(days.start(of: days.end(of: first)) == first)
  }

  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo", "Asia/Kolkata"])
  func `a birthday is the same day in every time zone`(zone: String) throws {
    let birthday = DateComponents(year: 1990, month: 10, day: 21)
    let days = DayCalendar(in: try #require(TimeZone(identifier: zone)))
    let date = days.date(of: birthday, now: Self.now)
    let named = days.components(of: date, in: days.calendar(of: birthday))
    #expect(named.year == 1990 && named.month == 10 && named.day == 21)
  }
}
