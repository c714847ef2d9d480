import Foundation

/// Which dates a sheet gives back: always one within the limits and on the interval.
///
/// What is given, shown and returned all pass `nearest(to:)`, so that an untouched wheel returns what it shows.
struct DateRules: Sendable {
  /// Whether a whole day is asked for, or a moment.
  var mode: DateContent.Mode
  /// Days and minutes where the person is.
  var days: DaySystem
  /// The minutes from one time that is offered to the next.
  var minuteInterval = 1
  /// The first date that may be chosen, on the interval.
  private(set) var first: Date?
  /// The last date that may be chosen, on the interval.
  private(set) var last: Date?
  private let now: Date

  /// Rules at a moment.
  init(
    mode: DateContent.Mode, days: DaySystem, minuteInterval: Int = 1, minimum: DateLimit? = nil,
    maximum: DateLimit? = nil, now: Date
  ) {
    self.mode = mode
    self.days = days
    self.minuteInterval = minuteInterval
    self.now = DaySystem.nameable(now, now: now)
    first = minimum?.moment(at: .minimum, now: self.now, in: days).map { date in
      let date = DaySystem.nameable(date, now: self.now)
      return mode == .date
        ? days.start(of: date) : days.onIntervalOrLater(date, minuteInterval)
    }
    last = maximum?.moment(at: .maximum, now: self.now, in: days).map {
      rounded(DaySystem.nameable($0, now: self.now))
    }
  }

  /// Whether the limits leave nothing to choose.
  var isEmpty: Bool {
    guard let first, let last else { return false }
    return first > last
  }

  /// Returns the date that is shown and given back for another one; nil stands for now.
  ///
  /// In days it is the day's first moment. Where the limits leave nothing, it is the last date.
  func nearest(to date: Date?) -> Date {
    var result = rounded(DaySystem.nameable(date ?? now, now: now))
    if let first { result = max(result, first) }
    if let last { result = min(result, last) }
    return result
  }

  /// Whether a date is one that `nearest(to:)` returns.
  func allows(_ date: Date) -> Bool {
    !isEmpty && nearest(to: date) == date
  }

  /// Returns the date without regard to the limits: the day, or the time of the interval, that has begun.
  func rounded(_ date: Date) -> Date {
    mode == .date ? days.start(of: date) : days.onInterval(date, minuteInterval)
  }

  // MARK: For the wheels

  /// The moment that wheels are set to for a date: in days one far from midnight.
  ///
  /// Wheels of days keep the time of day, which must exist on every day and lie within the limits.
  func shown(for date: Date) -> Date {
    mode == .date ? days.middle(of: date) : date
  }

  /// The first moment that wheels may show.
  var firstShown: Date? { isEmpty ? nil : first }

  /// The last moment that wheels may show.
  var lastShown: Date? {
    guard !isEmpty, let last else { return nil }
    return mode == .date ? days.end(of: last) : last
  }
}
