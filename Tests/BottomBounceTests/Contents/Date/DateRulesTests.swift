import Foundation
import Testing

@testable import BottomBounce

struct DateRulesTests {
  struct Case: CustomTestStringConvertible {
    var given: String?
    var mode = DateMode.dateAndTime
    var minimum: DateLimit?
    var maximum: DateLimit?
    var interval = 1
    var zone = "UTC"
    var now = "2025-06-15 09:41:27"
    var result: String
    var testDescription: String { "\(given ?? "nil") → \(result)" }
  }

  static func date(_ text: String, _ zone: String = "UTC") -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.date(from: text) ?? .distantPast
  }

  static func limit(_ text: String, _ zone: String = "UTC") -> DateLimit {
    .date(date(text, zone))
  }

  static let cases = [
    // Without an initial date it is now, to the minute.
    Case(result: "2025-06-15 09:41:00"),
    Case(mode: .date, result: "2025-06-15 00:00:00"),
    Case(mode: .time, result: "2025-06-15 09:41:00"),
    // There is no limit unless the caller sets one.
    Case(given: "1066-10-14 12:00:00", mode: .date, result: "1066-10-14 00:00:00"),
    Case(given: "2999-01-01 12:00:00", result: "2999-01-01 12:00:00"),
    // Between two times on the interval the earlier one counts.
    Case(given: "2025-06-15 10:14:59", interval: 15, result: "2025-06-15 10:00:00"),
    Case(given: "2025-06-15 10:15:00", interval: 15, result: "2025-06-15 10:15:00"),
    // Before the minimum the first valid one counts.
    Case(
      given: "2025-06-15 10:14:59", minimum: limit("2025-06-15 10:01:00"), interval: 15,
      result: "2025-06-15 10:15:00"),
    Case(
      given: "2025-06-15 23:00:00", maximum: limit("2025-06-15 10:44:59"), interval: 30,
      result: "2025-06-15 10:30:00"),
    Case(minimum: .now, result: "2025-06-15 09:42:00"),
    Case(minimum: .now, now: "2025-06-15 09:41:00", result: "2025-06-15 09:41:00"),
    Case(given: "2025-06-16 00:00:00", maximum: .now, result: "2025-06-15 09:41:00"),
    // Today includes the whole day.
    Case(given: "2025-06-20 10:00:00", maximum: .today, result: "2025-06-15 23:59:00"),
    Case(given: "2025-06-10 10:00:00", minimum: .today, result: "2025-06-15 00:00:00"),
    Case(
      given: "2025-06-20 10:00:00", maximum: .today, interval: 20, result: "2025-06-15 23:40:00"),
    Case(given: "2025-06-16 10:00:00", mode: .date, maximum: .today, result: "2025-06-15 00:00:00"),
    Case(given: "2025-06-15 23:59:59", mode: .date, maximum: .now, result: "2025-06-15 00:00:00"),
    // A limit within a day includes the day.
    Case(
      given: "2025-06-15 23:00:00", mode: .date, maximum: limit("2025-06-15 10:00:00"),
      result: "2025-06-15 00:00:00"),
    Case(
      given: "2025-06-01 23:00:00", mode: .date, minimum: limit("2025-06-15 10:00:00"),
      result: "2025-06-15 00:00:00"),
    Case(
      given: "2025-06-20 10:00:00", mode: .date,
      maximum: .day(DateComponents(year: 2025, month: 6, day: 18)), result: "2025-06-18 00:00:00"),
    Case(
      given: "2025-06-20 10:00:00", maximum: .day(DateComponents(year: 2025, month: 6, day: 18)),
      result: "2025-06-18 23:59:00"),
    // Today depends on the sheet's time zone, where it is already Monday.
    Case(
      given: "2025-07-01 00:00:00", mode: .date, maximum: .today, zone: "Asia/Shanghai",
      now: "2025-06-16 00:00:01", result: "2025-06-16 00:00:00"),
    // A day that begins at 1:00, because midnight is skipped.
    Case(
      given: "2018-11-04 12:00:00", mode: .date, zone: "America/Sao_Paulo",
      result: "2018-11-04 01:00:00"),
    // The repeated hour and the skipped one.
    Case(
      given: "2025-11-02 01:50:00", interval: 30, zone: "America/New_York",
      result: "2025-11-02 01:30:00"),
    Case(
      given: "2025-03-09 01:59:00", minimum: limit("2025-03-09 01:31:00", "America/New_York"),
      interval: 30, zone: "America/New_York", result: "2025-03-09 03:00:00"),
    // A change by half an hour.
    Case(
      given: "2025-10-05 02:35:00", interval: 20, zone: "Australia/Lord_Howe",
      result: "2025-10-05 01:40:00"),
    // A skipped day: the limit is the day before.
    Case(
      given: "2011-12-31 12:00:00", mode: .date,
      maximum: limit("2011-12-29 12:00:00", "Pacific/Apia"), zone: "Pacific/Apia",
      result: "2011-12-29 00:00:00"),
    // A leap day stays the same.
    Case(given: "2024-02-29 08:00:00", mode: .date, result: "2024-02-29 00:00:00"),
  ]

  @Test(arguments: cases)
  func `a date becomes the nearest valid date`(item: Case) throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: item.zone)))
    let rules = DateRules(
      mode: item.mode, days: days, minuteInterval: item.interval, minimum: item.minimum,
      maximum: item.maximum, now: Self.date(item.now, item.zone))
    let given = item.given.map { Self.date($0, item.zone) }
    #expect(rules.nearest(to: given) == Self.date(item.result, item.zone))
  }

  // MARK: Invalid dates

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18])
  func `a date outside every calendar becomes the nearest date inside`(seconds: Double) {
    let days = DayCalendar(in: .gmt)
    let wild = Date(timeIntervalSinceReferenceDate: seconds)
    for mode in [DateMode.date, .time, .dateAndTime] {
      for now in [Self.date("2025-06-15 09:41:00"), wild] {
        let rules = DateRules(mode: mode, days: days, minuteInterval: 5, now: now)
        let result = rules.nearest(to: wild)
        #expect(rules.nearest(to: result) == result)
        let year = days.components(of: result, in: Calendar(identifier: .gregorian)).year ?? 0
        #expect((1...9_999).contains(year))
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an infinite limit has no effect`(seconds: Double) {
    let wild = DateLimit.date(Date(timeIntervalSinceReferenceDate: seconds))
    let rules = DateRules(
      mode: .date, days: DayCalendar(in: .gmt), minimum: wild, maximum: wild,
      now: Self.date("2025-06-15 09:41:00"))
    #expect(rules.first == nil && rules.last == nil && !rules.isEmpty)
  }

  // MARK: Crossed limits

  @Test func `crossed limits leave no valid date`() {
    let rules = DateRules(
      mode: .date, days: DayCalendar(in: .gmt), minimum: .today,
      maximum: Self.limit("2025-06-14 12:00:00"), now: Self.date("2025-06-15 00:00:00"))
    #expect(rules.isEmpty)
    #expect(rules.nearest(to: nil) == rules.last)
    #expect(!rules.allows(Self.date("2025-06-14 00:00:00")))
    // The picker gets no limits rather than crossed ones.
    #expect(rules.firstShown == nil && rules.lastShown == nil)
  }

  @Test func `equal limits leave one day`() {
    let day = Self.limit("2025-06-14 12:00:00")
    let rules = DateRules(
      mode: .date, days: DayCalendar(in: .gmt), minimum: day, maximum: day,
      now: Self.date("2025-06-15 00:00:00"))
    #expect(!rules.isEmpty)
    #expect(rules.nearest(to: nil) == Self.date("2025-06-14 00:00:00"))
  }

  // MARK: Moving limits

  static let changes: [(DateLimit, String, String, TimeInterval?)] = [
    (.today, "Asia/Shanghai", "2025-06-15 23:59:30", 30),
    (.today, "America/New_York", "2025-11-02 00:00:00", 90_000),
    (.today, "America/New_York", "2025-03-09 00:00:00", 82_800),
    (.today, "Pacific/Apia", "2011-12-29 00:00:00", 86_400),
    // Missing components are today's.
    (.day(DateComponents(day: 20)), "UTC", "2025-06-15 23:59:30", 30),
    (.now, "UTC", "2025-06-15 09:41:27", 33),
    (.now, "UTC", "2025-06-15 09:41:00", 60),
    (limit("2025-06-15 09:41:27"), "UTC", "2025-06-15 09:41:27", nil),
  ]

  @Test(arguments: changes)
  func `a limit reports when it changes next`(
    limit: DateLimit, zone: String, now: String, delay: TimeInterval?
  ) throws {
    let days = DayCalendar(in: try #require(TimeZone(identifier: zone)))
    let now = Self.date(now, zone)
    #expect(limit.nextChange(after: now, in: days)?.timeIntervalSince(now) == delay)
  }

  @Test func `minute intervals are the divisors of 60 up to 30`() {
    let numbers = Array(-65...65) + [.min, .max]
    #expect(
      numbers.filter { MinuteInterval($0).minutes == $0 } == [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
    #expect(numbers.allSatisfy { [1, $0].contains(MinuteInterval($0).minutes) })
  }

  @Test func `day wheels use noon, which exists on every day`() {
    // Midnight was skipped there on November 4, 2018, and repeated on February 18.
    for day in ["2018-11-04 01:00:00", "2018-02-17 00:00:00", "2018-02-18 00:00:00"] {
      let zone = "America/Sao_Paulo"
      let days = DayCalendar(in: TimeZone(identifier: zone) ?? .gmt)
      let date = Self.date(day, zone)
      let rules = DateRules(mode: .date, days: days, now: date)
      let shown = rules.shown(for: rules.nearest(to: date))
      #expect(shown.timeIntervalSince(date) > 10 * 3_600)
      #expect(days.end(of: date).timeIntervalSince(shown) > 10 * 3_600)
      #expect(rules.nearest(to: shown) == days.start(of: date))
      // Before iOS 17.4 months use day wheels.
      let months = DateRules(mode: .yearAndMonth, days: days, now: date)
      #expect(months.shown(for: days.start(of: date)) == shown)
    }
  }

  /// A clock and a counter of rules that are made.
  @MainActor private final class Clock {
    var now = DateRulesTests.date("2025-06-15 09:41:27")
    var made = 0

    func cache(_ mode: DateMode, _ minimum: DateLimit?, _ maximum: DateLimit?) -> DateRulesCache {
      var settings = DateSettings()
      (settings.mode, settings.minimum, settings.maximum) = (mode, minimum, maximum)
      settings.timeZone = TimeZone(identifier: "UTC")
      settings.now = { [unowned self] in now }
      let all = settings.resolved()
      return DateRulesCache(of: all) { [unowned self] in
        made += 1
        return all.rules(at: $0)
      }
    }
  }

  @MainActor @Test func `rules are made again only when a limit has changed`() {
    let clock = Clock()
    let cache = clock.cache(.date, nil, .today)
    for _ in 0..<100 {
      #expect(cache.current().last == Self.date("2025-06-15 00:00:00"))
      clock.now += 60
    }
    #expect(clock.made == 1)
    clock.now = Self.date("2025-06-16 00:00:00")
    #expect(cache.current().last == Self.date("2025-06-16 00:00:00"))
    // The user can set the clock back.
    clock.now = Self.date("2025-06-14 12:00:00")
    #expect(cache.current().last == Self.date("2025-06-14 00:00:00"))
    #expect(clock.made == 3)
  }

  @MainActor @Test(arguments: [DateMode.date, .time, .dateAndTime, .yearAndMonth])
  func `rules that are kept answer like new ones`(mode: DateMode) {
    let limits: [DateLimit?] = [
      nil, .now, .today, .date(Self.date("2025-06-16 10:20:30")), .day(DateComponents(day: 16)),
    ]
    for minimum in limits {
      for maximum in limits {
        let clock = Clock()
        let cache = clock.cache(mode, minimum, maximum)
        for _ in 0..<200 {
          let (kept, new) = (cache.current(), cache.settings.rules(at: clock.now))
          #expect(kept.first == new.first && kept.last == new.last)
          #expect(kept.isEmpty == new.isEmpty && kept.nearest(to: nil) == new.nearest(to: nil))
          #expect(kept.present(onDayOf: clock.now) == new.present(onDayOf: clock.now))
          clock.now += 997
        }
      }
    }
  }
}
