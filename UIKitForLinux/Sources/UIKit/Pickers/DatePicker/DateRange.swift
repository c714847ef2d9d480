/// The dates that a date picker admits: its limits, and its interval of minutes.
struct DateRange: Equatable {
  /// The earliest date; `nil` if the limits conflict or do not apply.
  let minimum: Date?
  /// The latest date; `nil` if the limits conflict or do not apply.
  let maximum: Date?
  /// The step of the minutes: a divisor of 60 up to 30.
  let minuteInterval: Int
  /// Whether dates are rounded to the interval before a wheel moves, too.
  let roundsToInterval: Bool

  /// The dates of a picker in a mode.
  ///
  /// Limits do not count in a countdown, nor where the minimum is after the maximum. The interval counts where
  /// minutes are shown.
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

  /// The interval itself if it divides 60 and is 30 at most, else 1.
  static func validInterval(_ interval: Int) -> Int {
    (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
  }

  /// Returns the admitted date for one that code has set.
  ///
  /// A date keeps its seconds where every minute is admitted; a coarser interval rounds down, as the wheel
  /// shows it, but not to before the minimum.
  func admitted(_ date: Date, in timeZone: TimeZone) -> Date {
    let rounds = roundsToInterval && minuteInterval > 1
    return rounds ? aligned(clamped(date), to: minuteInterval, in: timeZone) : clamped(date)
  }

  /// Returns the admitted date for one whose time was chosen on wheels: on the interval, or else at a whole minute.
  func chosen(_ date: Date, in timeZone: TimeZone, toInterval: Bool = true) -> Date {
    aligned(clamped(date), to: toInterval ? minuteInterval : 1, in: timeZone)
  }

  /// Returns the nearest date within the limits.
  func clamped(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Rounds a date within the limits down to the interval on the wall clock, or up where that is too early.
  ///
  /// Where no moment of the interval is within the limits, the date stays as it is: limits come first.
  private func aligned(_ date: Date, to minutes: Int, in timeZone: TimeZone) -> Date {
    let step = Double(minutes * 60)
    let rest = Self.secondsPast(step, date, timeZone)
    guard rest > 0 else { return date }
    // A third candidate, for changes to daylight saving time between the date and its neighbors.
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
  /// Whether there is a wheel of minutes.
  var showsMinutes: Bool { self != .date && self != .yearAndMonth }
}
