/// The dates that a date picker permits: its limits and its minute interval.
struct DateRange: Equatable {
  /// The minimum date, or `nil` if the limits conflict or don't apply.
  let minimum: Date?
  /// The maximum date, or `nil` if the limits conflict or don't apply.
  let maximum: Date?
  /// The minute interval: a divisor of 60, at most 30.
  let minuteInterval: Int
  /// A Boolean value that indicates whether dates are rounded to the interval before the user turns
  /// a wheel.
  let roundsToInterval: Bool

  /// Creates the range of a picker in a mode.
  ///
  /// Limits don't apply to countdowns, or if the minimum is after the maximum. The interval applies
  /// to modes with minutes.
  init(
    mode: UIDatePicker.Mode, minimum: Date?, maximum: Date?, minuteInterval: Int,
    roundsToInterval: Bool
  ) {
    let isContradictory = if let minimum, let maximum { minimum > maximum } else { false }
    let areIgnored = isContradictory || mode == .countDownTimer
    self.minimum = areIgnored ? nil : minimum
    self.maximum = areIgnored ? nil : maximum
    self.minuteInterval = mode.showsMinutes ? Self.validInterval(minuteInterval) : 1
    self.roundsToInterval = roundsToInterval
  }

  static func unlimited(in mode: UIDatePicker.Mode) -> DateRange {
    DateRange(mode: mode, minimum: nil, maximum: nil, minuteInterval: 1, roundsToInterval: true)
  }

  /// Returns the interval if it divides 60 and is at most 30, or else 1.
  static func validInterval(_ interval: Int) -> Int {
    (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
  }

  /// Returns the permitted date for a date set in code.
  ///
  /// With an interval of one minute, the seconds are kept. A longer interval rounds down, like the
  /// wheel, but not below the minimum.
  func admitted(_ date: Date, in timeZone: TimeZone) -> Date {
    let rounds = roundsToInterval && minuteInterval > 1
    return rounds ? aligned(clamped(date), to: minuteInterval, in: timeZone) : clamped(date)
  }

  /// Returns the permitted date for a time chosen with the wheels: on the interval, or else at a
  /// whole minute.
  func chosen(_ date: Date, in timeZone: TimeZone, toInterval: Bool = true) -> Date {
    aligned(clamped(date), to: toInterval ? minuteInterval : 1, in: timeZone)
  }

  /// Returns the closest date within the picker's limits.
  func clamped(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Rounds a date within the limits down to the interval of local time, or up if that is too
  /// early.
  ///
  /// If no time on the interval is within the limits, the date is unchanged, because limits take
  /// precedence.
  private func aligned(_ date: Date, to minutes: Int, in timeZone: TimeZone) -> Date {
    let step = Double(minutes * 60)
    let rest = Self.secondsPast(step, date, timeZone)
    guard rest > 0 else { return date }
    // The third candidate is for daylight saving time changes between the date and the other two.
    let neighbours = [date - rest, date - rest + step, date - rest - step]
    return neighbours.first { neighbour in
      clamped(neighbour) == neighbour && Self.secondsPast(step, neighbour, timeZone) == 0
    } ?? date
  }

  private static func secondsPast(_ step: Double, _ date: Date, _ timeZone: TimeZone) -> Double {
    let local = date.timeIntervalSinceReferenceDate + Double(timeZone.secondsFromGMT(for: date))
    let rest = local.truncatingRemainder(dividingBy: step)
    return rest < 0 ? rest + step : rest
  }
}

extension UIDatePicker.Mode {
  /// A Boolean value that indicates whether there is a minute wheel.
  var showsMinutes: Bool { self != .date && self != .yearAndMonth }
}
