import Foundation
import SeededRandom
import Testing

@testable import BottomBounce

/// Properties of every date that a sheet returns, for random configurations.
struct DatePropertyTests {
  static let seed = UInt64.random(in: 0 ... .max)

  /// Each test runs a part of the cases, so that they can run in parallel.
  @Test(arguments: 0..<10)
  func `every value is valid, stable, and identified by its components`(part: Int) {
    // To repeat a failure, insert the seed that it prints.
    let seed = Self.seed &+ UInt64(part)
    var cases = DateCases(seed: seed)
    for number in 0..<10_000 {
      let item = cases.next()
      let problem = item.problem()
      guard problem == nil else {
        Issue.record("\(problem ?? ""): case \(number) of seed \(seed), \(item)")
        return
      }
    }
  }

  @Test func `the test detects a rule that ignores the limits`() {
    var cases = DateCases(seed: Self.seed)
    let found = (0..<1_000).contains { _ in
      let item = cases.next()
      return item.problem(with: { item.rules.rounded($0) }) != nil
    }
    #expect(found)
  }

  @Test func `the test detects a rule that rounds in GMT`() {
    var cases = DateCases(seed: Self.seed)
    let found = (0..<1_000).contains { _ in
      let item = cases.next()
      return item.problem(with: {
        let step = item.rules.mode.unit != .minute ? 86_400 : Double(item.rules.minuteInterval * 60)
        let seconds = $0.timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: (seconds / step).rounded(.down) * step)
      }) != nil
    }
    #expect(found)
  }
}

/// One configuration of a date content.
struct DateCase: CustomStringConvertible {
  var rules: DateRules
  var calendar: Calendar
  var given: Date
  var now: Date

  var description: String {
    "given \(given.timeIntervalSinceReferenceDate), now \(now.timeIntervalSinceReferenceDate), "
      + "\(rules.mode) in \(rules.days.timeZone.identifier), every \(rules.minuteInterval) minutes, "
      + "\(rules.first?.description ?? "…") … \(rules.last?.description ?? "…"), "
      + "\(calendar.identifier) of \(calendar.locale?.identifier ?? "nobody")"
  }

  /// Returns a description of a wrong value of a case, or `nil`.
  func problem() -> String? {
    problem(with: { rules.nearest(to: $0) })
  }

  /// Returns a description of a wrong value that a rule returns, or `nil`.
  func problem(with nearest: (Date) -> Date) -> String? {
    guard !rules.isEmpty else { return rules.allows(rules.nearest(to: given)) ? "empty" : nil }
    let value = nearest(rules.days.nameable(given, now: now))
    if let first = rules.first, value < first { return "\(value) is before the first" }
    if let last = rules.last, value > last { return "\(value) is after the last" }
    if nearest(value) != value { return "\(value) does not stay itself" }
    let shown = rules.shown(for: value)
    if nearest(shown) != value { return "\(shown) is shown for \(value)" }
    if let first = rules.firstShown, shown < first { return "\(shown) is shown before the first" }
    if let last = rules.lastShown, shown > last { return "\(shown) is shown after the last" }
    switch rules.mode.unit {
    case .minute: return problemOfTime(value)
    case .day: return problemOfDay(value)
    case .month: return problemOfMonth(value)
    }
  }

  private func problemOfDay(_ value: Date) -> String? {
    if calendar.startOfDay(for: value) != value { return "\(value) is not the day's first moment" }
    let named = rules.days.components(of: value, in: calendar)
    return rules.days.date(of: named, now: now) == value ? nil : "\(value) is called \(named)"
  }

  private func problemOfMonth(_ value: Date) -> String? {
    let day = calendar.component(.day, from: value)
    if day != 1 { return "\(value) is the day \(day) of its month" }
    return calendar.startOfDay(for: value) == value ? nil : "\(value) is not a first moment"
  }

  private func problemOfTime(_ value: Date) -> String? {
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: value)
    let isOnInterval = (parts.minute ?? 1) % rules.minuteInterval == 0 && parts.second == 0
    return isOnInterval ? nil : "\(value) is not on the interval"
  }
}

/// A generator of random cases.
struct DateCases {
  private var random: SplitMix64
  private let calendars: [Calendar]
  private let days: [DayCalendar]

  /// Creates a generator that returns the same cases for the same seed.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    days = Self.zones.compactMap { TimeZone(identifier: $0) }.map { DayCalendar(in: $0) }
    calendars = Self.calendarIdentifiers.map { Calendar(identifier: $0) }
  }

  static let calendarIdentifiers: [Calendar.Identifier] = [
    .gregorian, .chinese, .japanese, .buddhist, .islamicUmmAlQura, .hebrew,
    .persian,
  ]
  static let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
  static let zones = [
    "UTC", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata", "Australia/Lord_Howe",
    "Pacific/Apia", "Europe/Berlin", "Africa/Cairo", "Asia/Beirut",
  ]
  static let locales = [
    "en_US", "en_GB", "zh_CN", "zh_TW", "ja_JP", "ko_KR", "ar_SA", "ar_EG", "he_IL", "fa_IR",
    "th_TH", "hi_IN", "bn_BD", "de_DE", "fr_FR", "fr_CA", "es_ES", "es_MX", "pt_BR", "pt_PT",
    "it_IT", "nl_NL", "sv_SE", "nb_NO", "da_DK", "fi_FI", "is_IS", "pl_PL", "cs_CZ", "hu_HU",
    "ro_RO", "bg_BG", "el_GR", "tr_TR", "ru_RU", "uk_UA", "vi_VN", "id_ID", "ms_MY", "sw_KE",
  ]

  mutating func next() -> DateCase {
    let days = pick(self.days)
    var calendar = pick(calendars)
    calendar.timeZone = days.timeZone
    calendar.locale = Locale(identifier: pick(Self.locales))
    let now = date()
    let rules = DateRules(
      mode: pick([.date, .time, .dateAndTime, .yearAndMonth]), days: days, calendar: calendar,
      minuteInterval: pick(Self.intervals), minimum: limit(), maximum: limit(),
      now: now)
    return DateCase(rules: rules, calendar: calendar, given: date(), now: now)
  }

  /// Returns content, or the error of crossed limits.
  @MainActor mutating func nextContent() -> Result<DateContent<Date>, ValidationError> {
    let item = next()
    let (minimum, maximum) = (limit(), limit())
    let (given, mode) = (pick([item.given, nil]), item.rules.mode)
    let interval = pick(Self.intervals)
    var content = DateContent<Date>.date(
      given, minimum: minimum, maximum: maximum, mode: mode, minuteInterval: interval
    ).calendar(item.calendar).timeZone(item.calendar.timeZone).now { item.now }
    let error = content.untouched(SheetContext())?.error
    if error == .noDate { return .failure(.noDate) }
    if let locale = item.calendar.locale { content = content.locale(locale) }
    content = content.style(pick([.wheels, .calendar]))
    if pick([true, false]) { content = content.todayButton() }
    return .success(content)
  }

  /// Returns a date, mostly between 1900 and 2100, often near a change to or from daylight saving
  /// time.
  mutating func nextDate() -> Date { date() }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func date() -> Date {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: Date(timeIntervalSince1970: .random(in: -5e10...5e10, using: &random))
    case 1: Date(timeIntervalSinceReferenceDate: pick([.nan, .infinity, -.infinity, 1e15, -1e15]))
    case 2...4: pick(Self.changes).addingTimeInterval(.random(in: -90_000...90_000, using: &random))
    default: Date(timeIntervalSince1970: .random(in: -2.2e9...4.1e9, using: &random))
    }
  }

  private mutating func limit() -> DateLimit? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: nil
    case 3: .today
    case 4: .now
    case 5:
      .day(
        DateComponents(
          year: .random(in: 1_800...2_200, using: &random),
          month: .random(in: 1...12, using: &random), day: .random(in: 1...31, using: &random)))
    default: .date(date())
    }
  }

  /// Leap days, changes to and from daylight saving time, a skipped day, and ends of eras.
  private static let changes = [
    "2024-02-29T12:00:00Z", "2025-03-09T07:00:00Z", "2025-11-02T06:00:00Z", "2018-11-04T03:00:00Z",
    "2018-02-18T02:00:00Z", "2025-04-05T15:00:00Z", "2025-10-04T15:30:00Z", "2011-12-30T10:00:00Z",
    "2019-04-30T15:00:00Z", "1989-01-07T15:00:00Z", "2000-02-29T00:00:00Z", "1900-02-28T12:00:00Z",
    "2025-03-30T01:00:00Z", "2025-10-26T01:00:00Z", "2025-04-24T22:00:00Z", "2025-03-29T22:00:00Z",
  ].compactMap { try? Date($0, strategy: .iso8601) }
}
