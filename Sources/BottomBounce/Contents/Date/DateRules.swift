import Foundation

/// All dates pass `nearest(to:)`, so that an untouched wheel returns the date that it shows.
struct DateRules: Sendable {
  var mode: DateMode
  var days: DayCalendar
  var minuteInterval = 1
  /// The earliest selectable date, on the interval.
  private(set) var first: Date?
  private(set) var last: Date?
  let isOutOfRange: Bool
  private var now: Date
  private let months: MonthCalendar

  init(
    mode: DateMode, days: DayCalendar, calendar: Calendar = Calendar(identifier: .gregorian),
    minuteInterval: Int = 1, minimum: DateLimit? = nil, maximum: DateLimit? = nil, now: Date
  ) {
    self.mode = mode
    self.days = days
    months = MonthCalendar(of: calendar, in: days)
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

  /// Doesn't move limits such as today.
  func moved(to moment: Date) -> DateRules {
    var result = self
    result.now = days.nameable(moment, now: moment)
    return result
  }

  var isEmpty: Bool {
    if isOutOfRange { return true }
    guard let first, let last else { return false }
    return first > last
  }

  var warning: SheetWarning? {
    if isEmpty { return .noDate }
    guard mode == .time, let first, let last, days.start(of: first) < days.start(of: last) else {
      return nil
    }
    return .timesOverMidnight
  }

  /// `nil` is now; the result begins a day or month, or is the latest date if none is allowed.
  func nearest(to date: Date?) -> Date {
    var result = rounded(days.nameable(date ?? now, now: now))
    if let first { result = max(result, first) }
    if let last { result = min(result, last) }
    return result
  }

  func allows(_ date: Date) -> Bool {
    !isEmpty && nearest(to: date) == date
  }

  /// Ignores the limits.
  func rounded(_ date: Date) -> Date {
    switch mode.unit {
    case .minute: days.onInterval(date, minuteInterval)
    case .day: days.start(of: date)
    case .month: months.start(of: date)
    }
  }

  /// For times, the current time on the day of the date; `nil` if the limits exclude it.
  func present(onDayOf date: Date) -> Date? {
    let present = mode == .time ? days.time(of: now, onDayOf: date) : now
    let nearest = nearest(to: present)
    let isNext =
      mode.unit == .minute && nearest == days.onIntervalOrLater(present, minuteInterval)
    return !isEmpty && (nearest == rounded(present) || isNext) ? nearest : nil
  }

  // MARK: For the wheels

  /// Wheels keep the time of day, so days and months get a moment far from midnight.
  func shown(for date: Date) -> Date {
    mode.unit == .minute ? date : days.middle(of: date)
  }

  var firstShown: Date? { isEmpty ? nil : first }

  var lastShown: Date? {
    guard !isEmpty, let last else { return nil }
    switch mode.unit {
    case .minute: return last
    case .day: return days.end(of: last)
    case .month: return months.end(of: last)
    }
  }
}
