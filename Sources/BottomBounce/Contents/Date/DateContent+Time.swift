public import Foundation

extension SheetContent where Self == DateContent<DateComponents> {
  /// Asks for a time of day, such as an alarm, that is the same time in every time zone.
  ///
  /// ```swift
  /// sheet.show(.time(reminder, minuteInterval: 5), title: "Reminder", from: self) {
  ///   [weak self] time in
  ///   self?.reminder = time
  /// }
  /// ```
  ///
  /// The hour is from 0 to 23, and the minute from 0 to 59. Of the passed components, only these two
  /// count, and a missing one is 0. An hour or a minute out of its range becomes the nearest one,
  /// and the log warns you.
  ///
  /// - Parameters:
  ///   - time: The initial time. If the user doesn't change it, OK returns the last time on the minute
  ///     interval that isn't later, or else the nearest one within the limits. The default is `nil`:
  ///     the time on the user's clock.
  ///   - minimum: The earliest selectable time. The default is `nil`: no limit.
  ///   - maximum: The latest selectable time. The default is `nil`: no limit. A maximum before the
  ///     minimum logs a warning, and neither has an effect.
  ///   - minuteInterval: As for ``SheetContent/date(_:minimum:maximum:mode:minuteInterval:)``.
  /// - Returns: The content. Its value has an hour and a minute, and no other component.
  public static func time(
    _ time: DateComponents? = nil, minimum: DateComponents? = nil, maximum: DateComponents? = nil,
    minuteInterval: Int = 1
  ) -> DateContent<DateComponents> {
    var settings = DateSettings(
      mode: .time, minuteInterval: MinuteInterval(minuteInterval), isTimeOfDay: true)
    let first = (minimum ?? DateComponents()).timeOfDay
    let last = (maximum ?? DateComponents(hour: 23, minute: 59)).timeOfDay
    if first > last {
      settings.warnings.append(.timeLimitsIgnored)
    } else if minimum != nil || maximum != nil {
      settings.minimum = .date(first)
      settings.maximum = .date(last)
    }
    if [time, minimum, maximum].contains(where: { $0?.hasTimeOfDay == false }) {
      settings.warnings.append(.timeClamped)
    }
    return DateContent(
      time, settings, dates: { time, _ in [time.timeOfDay] },
      makeValue: { dates, days, _ in
        let minutes = Int(days.timeOfDay(at: dates[0]).timeIntervalSinceReferenceDate) / 60
        return DateComponents(hour: minutes / 60, minute: minutes % 60)
      })
  }
}

extension DateComponents {
  fileprivate var hasTimeOfDay: Bool {
    (0...23).contains(hour ?? 0) && (0...59).contains(minute ?? 0)
  }

  /// On the day of ``DayCalendar/timeOfDay(at:)``.
  fileprivate var timeOfDay: Date {
    let hour = min(max(hour ?? 0, 0), 23)
    let minute = min(max(minute ?? 0, 0), 59)
    return Date(timeIntervalSinceReferenceDate: TimeInterval(hour * 3_600 + minute * 60))
  }
}
