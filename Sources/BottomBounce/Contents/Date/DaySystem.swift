import Foundation

/// Days and minutes in a time zone: where they begin and end, and what a day is called.
///
/// A day begins and ends alike in every calendar, only its name differs; so days are counted in the Gregorian
/// one, which is the fastest.
struct DaySystem: Sendable {
  private let gregorian: Calendar
  /// The dates that wheels can show: the years 1 to 9999 of the Gregorian calendar, in the time zone.
  let range: ClosedRange<Date>

  /// Days in a time zone.
  init(in timeZone: TimeZone) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    self.gregorian = gregorian
    /// Returns the moment at which clocks show what they show in Greenwich at another one.
    func local(_ seconds: TimeInterval) -> Date {
      let date = Date(timeIntervalSince1970: seconds)
      return date.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: date)))
    }
    range = local(-62_135_769_600)...local(253_402_300_799)
  }

  /// The time zone.
  var timeZone: TimeZone { gregorian.timeZone }

  /// Returns a date that wheels can show: the same where they can, else the nearest.
  ///
  /// What is no date at all is now.
  func nameable(_ date: Date, now: Date) -> Date {
    for date in [date, now] where !date.timeIntervalSinceReferenceDate.isNaN {
      return min(max(date, range.lowerBound), range.upperBound)
    }
    return Date(timeIntervalSinceReferenceDate: 0)
  }

  // MARK: Days

  /// The first moment of a date's day; not midnight where the clocks skip it.
  func start(of date: Date) -> Date {
    gregorian.startOfDay(for: date)
  }

  /// The first moment of the day after a date's.
  func startOfNext(after date: Date) -> Date {
    let start = start(of: date)
    // Days have 22 … 26 hours, and some places have skipped a whole one or had it twice.
    let next = gregorian.date(byAdding: .day, value: 1, to: start).map(self.start(of:))
    if let next, next > start { return next }
    return self.start(of: start.addingTimeInterval(60 * 3_600))
  }

  /// The last second of a date's day.
  func end(of date: Date) -> Date {
    startOfNext(after: date).addingTimeInterval(-1)
  }

  /// A moment far from both ends of a date's day: wheels may keep it from day to day.
  func middle(of date: Date) -> Date {
    start(of: date).addingTimeInterval(12 * 3_600)
  }

  // MARK: Minutes

  /// Returns the time that the clocks show at a moment, on another date's day.
  ///
  /// A time that the clocks skip on that day is the next there is.
  func time(of moment: Date, onDayOf date: Date) -> Date {
    let time = gregorian.dateComponents([.hour, .minute, .second], from: moment)
    return gregorian.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: date)
      ?? date
  }

  /// Returns the last moment up to a date whose minute is a multiple of the interval.
  func onInterval(_ date: Date, _ minutes: Int) -> Date {
    var result = Date(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
    // Once, but where the clocks were changed by less than an hour on the way back.
    for _ in 0..<4 {
      let parts = gregorian.dateComponents([.minute, .second], from: result)
      let excess = ((parts.minute ?? 0) % minutes) * 60 + (parts.second ?? 0)
      if excess == 0 { break }
      result.addTimeInterval(-TimeInterval(excess))
    }
    return result
  }

  /// Returns the first moment from a date on whose minute is a multiple of the interval.
  func onIntervalOrLater(_ date: Date, _ minutes: Int) -> Date {
    var result = onInterval(date, minutes)
    var step = date
    while result < date {
      step.addTimeInterval(TimeInterval(minutes * 60))
      result = onInterval(step, minutes)
    }
    return result
  }

  // MARK: Names

  /// The calendar in which a day that was handed in has its name.
  func calendar(of components: DateComponents?) -> Calendar {
    guard var calendar = components?.calendar else { return gregorian }
    calendar.timeZone = timeZone
    return calendar
  }

  /// The first moment of the day with a name.
  ///
  /// What is missing is today's; a day that does not exist, such as 30 February, is the
  /// month's last, and one before the first is the first.
  func date(of components: DateComponents, now: Date) -> Date {
    start(of: nameable(moment(of: components, now: now), now: now))
  }

  /// A moment of the day with a name, which may be beyond the dates that wheels can show.
  func moment(of components: DateComponents, now: Date) -> Date {
    let calendar = calendar(of: components)
    let today = calendar.dateComponents([.era, .year, .month, .day], from: now)
    // Figures that lead far beyond what calendars can count are cut first.
    func cut(_ part: Int?, _ missing: Int?, _ limit: Int) -> Int {
      min(max(part ?? missing ?? 1, -limit), limit)
    }
    var name = DateComponents(
      era: cut(components.era, today.era, 1_000), year: cut(components.year, today.year, 100_000),
      month: cut(components.month, today.month, 100), day: 1)
    name.isLeapMonth = components.month == nil ? today.isLeapMonth : components.isLeapMonth
    let first = calendar.date(from: name) ?? now
    let day = components.day ?? today.day ?? 1
    name.day = day == 0 ? 0 : min(max(day, 1), 100)
    let month = calendar.dateInterval(of: .month, for: first)
    var date = calendar.date(from: name) ?? first
    if let month, date >= month.end { date = month.end.addingTimeInterval(-1) }
    // ICU's Chinese calendar calls 28 September 2057 and 7 August 2097 the 0th: a name that leads back.
    if day == 0, calendar.component(.day, from: date) != 0 { date = first }
    return date
  }

  /// The name of a date's day in a calendar, which the components carry.
  func components(of date: Date, in calendar: Calendar) -> DateComponents {
    var calendar = calendar
    calendar.timeZone = timeZone
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }
}
