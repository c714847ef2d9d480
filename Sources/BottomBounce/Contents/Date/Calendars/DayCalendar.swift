import Foundation

/// The days and minutes in a time zone, with bounds from the Gregorian calendar: it is the fastest,
/// and a day has the same bounds in every calendar.
struct DayCalendar: Sendable {
  private let gregorian: Calendar
  /// The dates that wheels can show: the years 1 to 9999 of the Gregorian calendar.
  let range: ClosedRange<Date>

  init(in timeZone: TimeZone) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    self.gregorian = gregorian
    /// Returns the moment when local clocks show what UTC clocks show at the given seconds.
    func local(_ seconds: TimeInterval) -> Date {
      let date = Date(timeIntervalSince1970: seconds)
      return date.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: date)))
    }
    range = local(-62_135_769_600)...local(253_402_300_799)
  }

  var timeZone: TimeZone { gregorian.timeZone }

  /// The nearest date that wheels can show, or now for a date that isn't a number.
  func nameable(_ date: Date, now: Date) -> Date {
    for date in [date, now] where !date.timeIntervalSinceReferenceDate.isNaN {
      return min(max(date, range.lowerBound), range.upperBound)
    }
    return Date(timeIntervalSinceReferenceDate: 0)
  }

  // MARK: Days

  /// The first moment of a day, which isn't midnight if daylight saving time skips midnight.
  func start(of date: Date) -> Date {
    gregorian.startOfDay(for: date)
  }

  func startOfNext(after date: Date) -> Date {
    let start = start(of: date)
    // Days have 22 to 26 hours, and some time zones have skipped or repeated a whole day.
    let next = gregorian.date(byAdding: .day, value: 1, to: start).map(self.start(of:))
    if let next, next > start { return next }
    return self.start(of: start.addingTimeInterval(60 * 3_600))
  }

  func nights(from first: Date, to last: Date) -> Int {
    gregorian.dateComponents([.day], from: first, to: last).day ?? 0
  }

  func day(_ count: Int, after day: Date) -> Date {
    gregorian.date(byAdding: .day, value: count, to: middle(of: day)).map(start(of:)) ?? day
  }

  /// The last second of a day.
  func end(of date: Date) -> Date {
    startOfNext(after: date).addingTimeInterval(-1)
  }

  /// A moment far from both ends of a day, which exists on every day.
  func middle(of date: Date) -> Date {
    start(of: date).addingTimeInterval(12 * 3_600)
  }

  // MARK: Minutes

  /// For a time that daylight saving time skips, returns the next one.
  func time(of moment: Date, onDayOf date: Date) -> Date {
    let time = gregorian.dateComponents([.hour, .minute, .second], from: moment)
    return gregorian.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: date)
      ?? date
  }

  /// The last moment up to a date whose minute is a multiple of the interval.
  func onInterval(_ date: Date, _ minutes: Int) -> Date {
    var result = Date(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
    // One pass, except if the clocks changed by less than an hour in between.
    for _ in 0..<4 {
      let parts = gregorian.dateComponents([.minute, .second], from: result)
      let excess = ((parts.minute ?? 0) % minutes) * 60 + (parts.second ?? 0)
      if excess == 0 { break }
      result.addTimeInterval(-TimeInterval(excess))
    }
    return result
  }

  func onIntervalOrLater(_ date: Date, _ minutes: Int) -> Date {
    var result = onInterval(date, minutes)
    var step = date
    while result < date {
      step.addTimeInterval(TimeInterval(minutes * 60))
      result = onInterval(step, minutes)
    }
    return result
  }

  /// The time that local clocks show at a moment, on the first day of 2001 in GMT.
  func timeOfDay(at moment: Date) -> Date {
    let moment = nameable(moment, now: moment)
    let local = moment.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: moment)))
    let time = local.timeIntervalSince(DayCalendar(in: .gmt).start(of: local))
    return Date(timeIntervalSinceReferenceDate: time)
  }

  // MARK: Date components

  func calendar(of components: DateComponents?) -> Calendar {
    guard var calendar = components?.calendar else { return gregorian }
    calendar.timeZone = timeZone
    return calendar
  }

  /// Missing components come from today; February 30 becomes the last day of the month.
  func date(of components: DateComponents, now: Date) -> Date {
    start(of: nameable(moment(of: components, now: now), now: now))
  }

  func moment(of components: DateComponents, now: Date) -> Date {
    let calendar = calendar(of: components)
    let today = calendar.dateComponents([.era, .year, .month, .day], from: now)
    // Calendars can't compute with very large numbers.
    func clamp(_ part: Int?, _ missing: Int?, _ limit: Int) -> Int {
      min(max(part ?? missing ?? 1, -limit), limit)
    }
    var wanted = DateComponents(
      era: clamp(components.era, today.era, 1_000),
      year: clamp(components.year, today.year, 100_000),
      month: clamp(components.month, today.month, 100), day: 1)
    wanted.isLeapMonth = components.month == nil ? today.isLeapMonth : components.isLeapMonth
    let first = calendar.date(from: wanted) ?? now
    let day = components.day ?? today.day ?? 1
    wanted.day = day == 0 ? 0 : min(max(day, 1), 100)
    let month = calendar.dateInterval(of: .month, for: first)
    var date = calendar.date(from: wanted) ?? first
    if let month, date >= month.end { date = month.end.addingTimeInterval(-1) }
    // ICU's Chinese calendar gives September 28, 2057, and August 7, 2097, the day number 0.
    if day == 0, calendar.component(.day, from: date) != 0 { date = first }
    return date
  }

  func components(of date: Date, in calendar: Calendar) -> DateComponents {
    var calendar = calendar
    calendar.timeZone = timeZone
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }
}
