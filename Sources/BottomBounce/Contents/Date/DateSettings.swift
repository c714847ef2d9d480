import UIKit

enum DayChoice: Hashable {
  case one
  case several(minimum: Int, maximum: Int)
  case range(nights: ClosedRange<Int>, crossesExcluded: Bool)

  /// `true` if the same view can show both.
  func isLike(_ other: DayChoice) -> Bool {
    switch (self, other) {
    case (.one, .one), (.several, .several), (.range, .range): true
    default: false
    }
  }
}

@MainActor struct DateSettings {
  var mode = DateMode.date
  var style = DateStyle.wheels
  var minimum: DateLimit?
  var maximum: DateLimit?
  var minuteInterval = MinuteInterval(1)
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  /// For hours and minutes, which are shown on a day in GMT because it has every time once.
  var isTimeOfDay = false
  var warnings: [SheetWarning] = []
  var selection = DayChoice.one
  /// Gets the first moment of a day; `nil` if the app excludes none.
  var isSelectable: ((Date, DayCalendar) -> Bool)?
  var now: () -> Date = { UserSettings.now }
  var showsTodayButton = false
  var todayTitle: String?

  var needsCalendar: Bool {
    selection != .one || isSelectable != nil && mode == .date && style == .calendar
  }

  /// Meanwhile the app may call `update`.
  private(set) static var isAsking = false

  func includes(_ day: Date) -> Bool {
    guard let isSelectable, mode.unit == .day, !Self.isAsking else { return true }
    Self.isAsking = true
    defer { Self.isAsking = false }
    return isSelectable(day, days)
  }

  /// Fills in the user's calendar and time zone.
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
    if isTimeOfDay {
      result.now = { [now, days = result.days] in days.timeOfDay(at: now()) }
      result.timeZone = .gmt
    }
    return result
  }

  var days: DayCalendar {
    DayCalendar(in: timeZone ?? calendar?.timeZone ?? UserSettings.timeZone)
  }

  func rules(at moment: Date) -> DateRules {
    DateRules(
      mode: mode, days: days, calendar: calendar ?? UserSettings.calendar,
      minuteInterval: minuteInterval.minutes, minimum: minimum, maximum: maximum, now: moment)
  }

  /// The range in which the limits stay the same; `nil` if they change with the time.
  func validity(from moment: Date) -> Range<Date>? {
    let limits = [minimum, maximum].compactMap { $0 }
    if mode.unit == .minute, limits.contains(.now) { return nil }
    let moment = days.nameable(moment, now: moment)
    let ends = limits.compactMap { $0.nextChange(after: moment, in: days) }
    let end = ends.min() ?? .distantFuture
    return moment < end ? moment..<end : nil
  }

  /// In seconds, for a limit or the Today button; `nil` if neither ever changes.
  var timeToNextChange: TimeInterval? {
    let now = days.nameable(now(), now: now())
    var limits = [minimum, maximum].compactMap { $0 }
    if showsTodayButton, !limits.isEmpty { limits.append(mode.unit == .minute ? .now : .today) }
    return limits.compactMap { $0.nextChange(after: now, in: days)?.timeIntervalSince(now) }.min()
  }
}

extension DateSettings {
  var shownTodayTitle: String? {
    guard showsTodayButton else { return nil }
    let key: SheetStrings.Key =
      switch mode.unit {
      case .minute: .now
      case .day: .today
      case .month: .thisMonth
      }
    return todayTitle ?? SheetStrings()[key]
  }

  func spokenText(for date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? UserSettings.locale
    formatter.calendar = calendar
    formatter.timeZone = days.timeZone
    formatter.setLocalizedDateFormatFromTemplate(mode.template)
    return formatter.string(from: date)
  }

  var rowFormat: Date.FormatStyle {
    var format = Date.FormatStyle(locale: locale ?? UserSettings.locale)
    format.calendar = calendar ?? UserSettings.calendar
    format.timeZone = days.timeZone
    if mode == .yearAndMonth { return format.year().month(.wide) }
    if mode != .time { format = format.year().month(.abbreviated).day() }
    return mode.unit == .minute ? format.hour().minute() : format
  }
}
