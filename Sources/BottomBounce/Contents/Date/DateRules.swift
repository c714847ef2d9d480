import Foundation

/// Which dates a sheet gives back: always one within the limits and on the interval.
///
/// What is given, shown and returned all pass `nearest(to:)`, so that an untouched wheel returns what it shows.
struct DateRules: Sendable {
  /// Whether a whole month or day is asked for, or a moment.
  var mode: DateContent.Mode
  /// Days and minutes where the person is.
  var days: DaySystem
  /// The minutes from one time that is offered to the next.
  var minuteInterval = 1
  /// The first date that may be chosen, on the interval.
  private(set) var first: Date?
  /// The last date that may be chosen, on the interval.
  private(set) var last: Date?
  /// Whether a limit leaves only dates that wheels cannot show.
  private let isOutOfRange: Bool
  private let now: Date
  private let months: MonthSystem

  /// Rules at a moment; the calendar says where months begin.
  init(
    mode: DateContent.Mode, days: DaySystem, calendar: Calendar = Calendar(identifier: .gregorian),
    minuteInterval: Int = 1, minimum: DateLimit? = nil, maximum: DateLimit? = nil, now: Date
  ) {
    self.mode = mode
    self.days = days
    months = MonthSystem(of: calendar, in: days)
    self.minuteInterval = minuteInterval
    self.now = days.nameable(now, now: now)
    let minimum = minimum?.moment(at: .minimum, now: self.now, in: days)
    let maximum = maximum?.moment(at: .maximum, now: self.now, in: days)
    isOutOfRange =
      minimum.map { $0 > days.range.upperBound } == true
      || maximum.map { $0 < days.range.lowerBound } == true
    first = minimum.map { date in
      let date = days.nameable(date, now: self.now)
      return mode.unit == .minute
        ? days.onIntervalOrLater(date, minuteInterval) : rounded(date)
    }
    last = maximum.map { rounded(days.nameable($0, now: self.now)) }
  }

  /// Whether the limits leave nothing to choose.
  var isEmpty: Bool {
    if isOutOfRange { return true }
    guard let first, let last else { return false }
    return first > last
  }

  /// Returns the date that is shown and given back for another one; nil stands for now.
  ///
  /// In days and months it is the first moment. Where the limits leave nothing, it is the last date.
  func nearest(to date: Date?) -> Date {
    var result = rounded(days.nameable(date ?? now, now: now))
    if let first { result = max(result, first) }
    if let last { result = min(result, last) }
    return result
  }

  /// Whether a date is one that `nearest(to:)` returns.
  func allows(_ date: Date) -> Bool {
    !isEmpty && nearest(to: date) == date
  }

  /// Returns the date without regard to the limits: the month, day or time of the interval that has begun.
  func rounded(_ date: Date) -> Date {
    switch mode.unit {
    case .minute: days.onInterval(date, minuteInterval)
    case .day: days.start(of: date)
    case .month: months.start(of: date)
    }
  }

  /// Returns the present, or in times the present time on the day of a date; nil where the limits rule it out.
  ///
  /// It is the next time of the interval where the one that has begun is before the first date.
  func present(onDayOf date: Date) -> Date? {
    let present = mode == .time ? days.time(of: now, onDayOf: date) : now
    let nearest = nearest(to: present)
    let isNext =
      mode.unit == .minute && nearest == days.onIntervalOrLater(present, minuteInterval)
    return !isEmpty && (nearest == rounded(present) || isNext) ? nearest : nil
  }

  // MARK: For the wheels

  /// The moment that wheels are set to for a date: in days and months one far from midnight.
  ///
  /// Wheels of days keep the time of day, which must exist on every day and lie within the limits.
  func shown(for date: Date) -> Date {
    mode.unit == .minute ? date : days.middle(of: date)
  }

  /// The first moment that wheels may show.
  var firstShown: Date? { isEmpty ? nil : first }

  /// The last moment that wheels may show.
  var lastShown: Date? {
    guard !isEmpty, let last else { return nil }
    switch mode.unit {
    case .minute: return last
    case .day: return days.end(of: last)
    case .month: return months.end(of: last)
    }
  }
}
