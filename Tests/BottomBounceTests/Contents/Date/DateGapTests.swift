import Foundation
import Testing

@testable import BottomBounce

/// Skipped and repeated hours and days, leap days, and eras.
struct DateGapTests {
  typealias Case = DateRulesTests.Case

  private static func limit(_ text: String, _ zone: String) -> DateLimit {
    DateRulesTests.limit(text, zone)
  }

  static let cases = [
    // Berlin skips 2:00 to 3:00 and repeats it in October, where the first one counts.
    Case(
      given: "2025-03-30 03:10:00", interval: 30, zone: "Europe/Berlin",
      result: "2025-03-30 03:00:00"),
    Case(
      given: "2025-03-30 09:00:00", maximum: limit("2025-03-30 01:59:59", "Europe/Berlin"),
      interval: 20, zone: "Europe/Berlin", result: "2025-03-30 01:40:00"),
    Case(
      given: "2025-03-30 00:00:00", minimum: limit("2025-03-30 01:59:59", "Europe/Berlin"),
      interval: 20, zone: "Europe/Berlin", result: "2025-03-30 03:00:00"),
    Case(
      given: "2025-10-26 12:00:00", mode: .date, zone: "Europe/Berlin",
      result: "2025-10-26 00:00:00"),
    // A day of 23 hours in New York ends with its own last second.
    Case(
      given: "2025-03-10 12:00:00", maximum: .day(DateComponents(year: 2025, month: 3, day: 9)),
      zone: "America/New_York", result: "2025-03-09 23:59:00"),
    // Lord Howe Island skips half an hour from 2:00.
    Case(
      given: "2025-10-05 02:30:00", interval: 30, zone: "Australia/Lord_Howe",
      result: "2025-10-05 02:30:00"),
    Case(
      given: "2025-10-05 00:00:00", minimum: limit("2025-10-05 01:59:59", "Australia/Lord_Howe"),
      interval: 30, zone: "Australia/Lord_Howe", result: "2025-10-05 02:30:00"),
    // Samoa skipped December 30, 2011, so that date means the next day.
    Case(
      given: "2011-12-29 12:00:00", mode: .date,
      minimum: .day(DateComponents(year: 2011, month: 12, day: 30)), zone: "Pacific/Apia",
      result: "2011-12-31 00:00:00"),
    Case(
      given: "2011-12-31 12:00:00", mode: .date, minimum: .today, maximum: .today,
      zone: "Pacific/Apia", now: "2011-12-29 23:59:59", result: "2011-12-29 00:00:00"),
    // Cairo and Beirut skip midnight: the day begins at 1:00, the day before ends as usual.
    Case(
      given: "2025-04-25 12:00:00", mode: .date, zone: "Africa/Cairo",
      result: "2025-04-25 01:00:00"),
    Case(
      given: "2025-04-26 12:00:00", maximum: .day(DateComponents(year: 2025, month: 4, day: 24)),
      zone: "Africa/Cairo", result: "2025-04-24 23:59:00"),
    Case(
      given: "2025-03-30 12:00:00", mode: .date, zone: "Asia/Beirut",
      result: "2025-03-30 01:00:00"),
    Case(
      given: "2025-03-29 12:00:00", minimum: .day(DateComponents(year: 2025, month: 3, day: 30)),
      interval: 30, zone: "Asia/Beirut", result: "2025-03-30 01:00:00"),
    // Leap days at limits.
    Case(
      given: "2024-03-01 00:00:00", mode: .date,
      maximum: .day(DateComponents(year: 2024, month: 2, day: 29)), result: "2024-02-29 00:00:00"),
    Case(
      given: "2025-12-31 00:00:00", mode: .date,
      maximum: .day(DateComponents(year: 2025, month: 2, day: 29)), result: "2025-02-28 00:00:00"),
    Case(
      given: "2024-02-29 23:59:59", mode: .date, minimum: limit("2024-02-29 12:00:00", "UTC"),
      maximum: limit("2024-02-29 13:00:00", "UTC"), result: "2024-02-29 00:00:00"),
    // The last day of Heisei and the first day of Reiwa.
    Case(
      given: "2019-04-30 23:59:59", mode: .date, zone: "Asia/Tokyo", result: "2019-04-30 00:00:00"),
    Case(
      given: "2019-05-01 00:00:00", mode: .date, zone: "Asia/Tokyo", result: "2019-05-01 00:00:00"),
  ]

  @Test(arguments: cases)
  func `a date becomes the nearest valid date`(item: Case) throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: item.zone)))
    let rules = DateRules(
      mode: item.mode, days: days, minuteInterval: item.interval, minimum: item.minimum,
      maximum: item.maximum, now: DateRulesTests.date(item.now, item.zone))
    let given = item.given.map { DateRulesTests.date($0, item.zone) }
    let value = rules.nearest(to: given)
    #expect(value == DateRulesTests.date(item.result, item.zone), "\(value)")
    #expect(rules.allows(value))
  }

  nonisolated static let zones = ["UTC", "America/New_York", "Pacific/Kiritimati"]

  @Test(arguments: zones)
  func `limits beyond the years 1 to 9999 exclude everything or nothing`(zone: String) throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: zone)))
    let before = [
      DateLimit.date(Date(timeIntervalSince1970: -70_000_000_000)),
      .day(DateComponents(era: 0, year: 44, month: 3, day: 15)),
    ]
    let after = [
      DateLimit.date(Date(timeIntervalSince1970: 300_000_000_000)),
      .day(DateComponents(year: 10_000, month: 1, day: 1)),
    ]
    for limit in before {
      #expect(DateRules(mode: .date, days: days, maximum: limit, now: Date()).isEmpty)
      let rules = DateRules(mode: .date, days: days, minimum: limit, now: Date())
      #expect(rules.allows(days.start(of: days.range.lowerBound)))
    }
    for limit in after {
      #expect(DateRules(mode: .date, days: days, minimum: limit, now: Date()).isEmpty)
      let rules = DateRules(mode: .date, days: days, maximum: limit, now: Date())
      #expect(rules.allows(days.start(of: days.range.upperBound)))
    }
  }

  @Test(arguments: zones)
  func `the picker's first and last day can be limits`(zone: String) throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: zone)))
    for (year, month, day) in [(1, 1, 1), (9_999, 12, 31)] {
      let components = DateComponents(era: 1, year: year, month: month, day: day)
      let rules = DateRules(
        mode: .date, days: days, minimum: .day(components), maximum: .day(components), now: Date())
      let value = rules.nearest(to: nil)
      #expect(rules.allows(value))
      let name = days.components(of: value, in: Calendar(identifier: .gregorian))
      #expect([name.year, name.month, name.day] == [year, month, day])
    }
  }

  @Test func `a skipped local time becomes the next valid time`() throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: "Europe/Berlin")))
    let time = DateRulesTests.date("2025-06-15 02:30:00", "Europe/Berlin")
    let result = days.time(of: time, onDayOf: DateRulesTests.date("2025-03-30 12:00:00", "UTC"))
    #expect(days.start(of: result) == DateRulesTests.date("2025-03-30 00:00:00", "Europe/Berlin"))
    #expect(result >= DateRulesTests.date("2025-03-30 03:00:00", "Europe/Berlin"))
  }

  @Test(arguments: [
    (1989, 1, 7, 64, "Shōwa"), (1989, 1, 8, 1, "Heisei"), (2019, 4, 30, 31, "Heisei"),
    (2019, 5, 1, 1, "Reiwa"),
  ])
  func `a day at an era boundary has a name that identifies it`(
    year: Int, month: Int, day: Int, eraYear: Int, era: String
  ) throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: "Asia/Tokyo")))
    let date = days.date(
      of: DateComponents(year: year, month: month, day: day), now: Date(timeIntervalSince1970: 0))
    let name = days.components(of: date, in: Calendar(identifier: .japanese))
    #expect([name.year, name.month, name.day] == [eraYear, month, day], "\(era)")
    #expect(days.date(of: name, now: Date(timeIntervalSince1970: 0)) == date)
  }
}
