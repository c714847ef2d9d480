import UIKit

/// The options of a ``DateContent``, and the rules that follow from them.
@MainActor struct DateSettings {
  var mode = DateMode.date
  var style = DateStyle.wheels
  var minimum: DateLimit?
  var maximum: DateLimit?
  var minuteInterval = MinuteInterval(1)
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  var now: () -> Date = { UserSettings.now }
  var showsTodayButton = false
  var todayTitle: String?

  /// Returns the settings with the user's calendar and time zone in place of missing ones.
  func resolved() -> DateSettings {
    var result = self
    var calendar = calendar ?? UserSettings.calendar
    calendar.timeZone = days.timeZone
    result.calendar = calendar
    return result
  }

  func completed(by context: SheetContext) -> DateSettings {
    var result = self
    result.locale = locale ?? context.locale
    // A calendar that the app has set brings its time zone along.
    if calendar == nil { result.timeZone = timeZone ?? context.timeZone }
    result.calendar = calendar ?? context.calendar
    return result
  }

  /// In the time zone of the settings, or else of the calendar.
  var days: DayCalendar {
    DayCalendar(in: timeZone ?? calendar?.timeZone ?? UserSettings.timeZone)
  }

  /// Limits such as today change later.
  func rules(at moment: Date) -> DateRules {
    DateRules(
      mode: mode, days: days, calendar: calendar ?? UserSettings.calendar,
      minuteInterval: minuteInterval.minutes, minimum: minimum, maximum: maximum, now: moment)
  }

  /// In this range, the limits are the same; `nil` if they change with the time.
  func validity(from moment: Date) -> Range<Date>? {
    let limits = [minimum, maximum].compactMap { $0 }
    if mode.unit == .minute, limits.contains(.now) { return nil }
    let moment = days.nameable(moment, now: moment)
    let ends = limits.compactMap { $0.nextChange(after: moment, in: days) }
    let end = ends.min() ?? .distantFuture
    return moment < end ? moment..<end : nil
  }

  /// The seconds until a limit or the Today button changes; `nil` if that never happens.
  var timeToNextChange: TimeInterval? {
    let now = days.nameable(now(), now: now())
    var limits = [minimum, maximum].compactMap { $0 }
    if showsTodayButton, !limits.isEmpty { limits.append(mode.unit == .minute ? .now : .today) }
    return limits.compactMap { $0.nextChange(after: now, in: days)?.timeIntervalSince(now) }.min()
  }
}

extension DateSettings {
  var rowFormat: Date.FormatStyle {
    var format = Date.FormatStyle(locale: locale ?? UserSettings.locale)
    format.calendar = calendar ?? UserSettings.calendar
    format.timeZone = days.timeZone
    if mode == .yearAndMonth { return format.year().month(.wide) }
    if mode != .time { format = format.year().month(.abbreviated).day() }
    return mode.unit == .minute ? format.hour().minute() : format
  }
}
