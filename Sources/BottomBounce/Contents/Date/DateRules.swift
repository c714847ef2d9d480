import Foundation

/// The rules that decide which dates a sheet returns: dates within the limits and on the minute
/// interval.
///
/// Initial, visible, and returned dates all pass `nearest(to:)`, so an untouched wheel returns the
/// date that it shows.
struct DateRules: Sendable {
  /// The parts of the date that the user can change.
  var mode: DateMode
  /// The days and minutes in the time zone of the sheet.
  var days: DayCalendar
  /// The minutes between two selectable times.
  var minuteInterval = 1
  /// The earliest selectable date, on the interval.
  private(set) var first: Date?
  /// The latest selectable date, on the interval.
  private(set) var last: Date?
  /// A Boolean value that indicates whether the limits allow only dates that wheels can't show.
  let isOutOfRange: Bool
  private var now: Date
  private let months: MonthCalendar

  /// Creates the rules at a moment.
  ///
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

  /// A Boolean value that indicates whether the limits leave no date.
  var isEmpty: Bool {
    if isOutOfRange { return true }
    guard let first, let last else { return false }
    return first > last
  }

  /// The warning about limits that don't allow what they seem to; `nil` for none.
  var warning: SheetWarning? {
    if isEmpty { return .noDate }
    guard mode == .time, let first, let last, days.start(of: first) < days.start(of: last) else {
      return nil
    }
    return .timesOverMidnight
  }

  /// Returns the date that the sheet shows and returns for a date.
  ///
  /// `nil` stands for now.
  ///
  /// For days and months it is the first moment. If the limits leave no date, it is the latest one.
  func nearest(to date: Date?) -> Date {
    var result = rounded(days.nameable(date ?? now, now: now))
    if let first { result = max(result, first) }
    if let last { result = min(result, last) }
    return result
  }

  /// Returns whether a date is selectable.
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
  ///
  /// If the current interval begins before the earliest date, it returns the next one.
  func present(onDayOf date: Date) -> Date? {
    let present = mode == .time ? days.time(of: now, onDayOf: date) : now
    let nearest = nearest(to: present)
    let isNext =
      mode.unit == .minute && nearest == days.onIntervalOrLater(present, minuteInterval)
    return !isEmpty && (nearest == rounded(present) || isNext) ? nearest : nil
  }

  // MARK: For the wheels

  /// Returns the moment that wheels are set to for a date: for days and months, a moment far from
  /// midnight.
  ///
  /// Wheels keep the time of day. It must exist on every day and lie within the limits.
  func shown(for date: Date) -> Date {
    mode.unit == .minute ? date : days.middle(of: date)
  }

  /// The earliest moment that wheels can show.
  var firstShown: Date? { isEmpty ? nil : first }

  /// The latest moment that wheels can show.
  var lastShown: Date? {
    guard !isEmpty, let last else { return nil }
    switch mode.unit {
    case .minute: return last
    case .day: return days.end(of: last)
    case .month: return months.end(of: last)
    }
  }
}
