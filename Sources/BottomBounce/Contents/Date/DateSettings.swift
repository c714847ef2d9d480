import UIKit

/// What contents that ask for a date have in common, and the rules that follow from it.
@MainActor struct DateSettings {
  var mode = DateContent.Mode.date
  var style = DateContent.Style.wheels
  var minimum: DateLimit?
  var maximum: DateLimit?
  var minuteInterval = MinuteInterval.one
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  var now: @MainActor () -> Date = { UserSettings.now }
  var showsTodayButton = false
  var todayTitle: String?

  /// The same, with the user's calendar and time zone where none is set.
  func resolved() -> DateSettings {
    var result = self
    var calendar = calendar ?? UserSettings.calendar
    calendar.timeZone = days.timeZone
    result.calendar = calendar
    return result
  }

  /// Days where the person is: in the time zone that was set, or that of the calendar that was set.
  var days: DaySystem {
    DaySystem(in: timeZone ?? calendar?.timeZone ?? UserSettings.timeZone)
  }

  /// The rules at this moment; limits such as today are others later.
  func rules() -> DateRules {
    DateRules(
      mode: mode, days: days, calendar: calendar ?? UserSettings.calendar,
      minuteInterval: minuteInterval.rawValue, minimum: minimum, maximum: maximum, now: now())
  }

  /// The seconds until a limit moves, or the present comes to another side of one; nil if neither does.
  var timeToNextChange: TimeInterval? {
    let now = days.nameable(now(), now: now())
    var limits = [minimum, maximum].compactMap { $0 }
    if showsTodayButton, !limits.isEmpty { limits.append(mode.unit == .minute ? .now : .today) }
    return limits.compactMap { $0.nextChange(after: now, in: days)?.timeIntervalSince(now) }.min()
  }

  /// Fails where the limits leave nothing to choose.
  func check() throws(DateProblem) {
    let rules = rules()
    guard rules.isEmpty else { return }
    let now = now()
    guard let minimum = minimum?.moment(at: .minimum, now: now, in: days),
      let maximum = maximum?.moment(at: .maximum, now: now, in: days)
    else { return }
    if minimum > maximum {
      throw .minimumAfterMaximum(minimum: minimum, maximum: maximum)
    }
    if !days.range.overlaps(minimum...maximum) {
      throw .outOfRange(minimum: minimum, maximum: maximum)
    }
    throw .noTimeOnInterval(
      minutes: minuteInterval.rawValue, minimum: minimum, maximum: maximum)
  }
}
