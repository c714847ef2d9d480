import Foundation

/// The dates that a sheet shows and returns: all of them pass `nearest(to:)`, so an untouched wheel
/// returns the date that it shows.
struct DateRules: Sendable {
  var mode: DateMode
  /// In the time zone of the sheet.
  var days: DayCalendar
  var minuteInterval = 1
  /// The earliest selectable date, on the interval.
  private(set) var first: Date?
  /// The latest selectable date, on the interval.
  private(set) var last: Date?
  /// `true` if the limits allow only dates that wheels can't show.
  let isOutOfRange: Bool
  private var now: Date
  private let months: MonthCalendar

  /// The calendar determines where months begin.
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

  /// Returns the rules with the same limits at another moment.
  func moved(to moment: Date) -> DateRules {
    var result = self
    result.now = days.nameable(moment, now: moment)
    return result
  }

  /// `true` if the limits leave no date.
  var isEmpty: Bool {
    if isOutOfRange { return true }
    guard let first, let last else { return false }
    return first > last
  }

  /// About limits that don't allow what they seem to.
  var warning: SheetWarning? {
    if isEmpty { return .noDate }
    guard mode == .time, let first, let last, days.start(of: first) < days.start(of: last) else {
      return nil
    }
    return .timesOverMidnight
  }

  /// `nil` stands for now; the result is the first moment of a day or month, or the latest date if
  /// the limits leave none.
  func nearest(to date: Date?) -> Date {
    var result = rounded(days.nameable(date ?? now, now: now))
    if let first { result = max(result, first) }
    if let last { result = min(result, last) }
    return result
  }

  func allows(_ date: Date) -> Bool {
    !isEmpty && nearest(to: date) == date
  }

  /// Returns the beginning of a date's month, day, or minute interval, without regard to the
  /// limits.
  func rounded(_ date: Date) -> Date {
    switch mode.unit {
    case .minute: days.onInterval(date, minuteInterval)
    case .day: days.start(of: date)
    case .month: months.start(of: date)
    }
  }

  /// Returns now, or for times the current time on the day of a date; `nil` if the limits exclude
  /// it.
  func present(onDayOf date: Date) -> Date? {
    let present = mode == .time ? days.time(of: now, onDayOf: date) : now
    let nearest = nearest(to: present)
    let isNext =
      mode.unit == .minute && nearest == days.onIntervalOrLater(present, minuteInterval)
    return !isEmpty && (nearest == rounded(present) || isNext) ? nearest : nil
  }

  // MARK: For the wheels

  /// For days and months, returns a moment far from midnight, because wheels keep the time of day.
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
