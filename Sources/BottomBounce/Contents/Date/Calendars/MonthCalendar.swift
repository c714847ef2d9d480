import Foundation

struct MonthCalendar: Sendable {
  private let days: DayCalendar
  private let calendar: Calendar

  init(of calendar: Calendar, in days: DayCalendar) {
    self.days = days
    var calendar = calendar
    calendar.timeZone = days.timeZone
    self.calendar = calendar
  }

  func start(of date: Date) -> Date {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.day = 1
    return days.start(of: calendar.date(from: components) ?? date)
  }

  /// The last second of a month.
  func end(of date: Date) -> Date {
    // 32 days later is always in the next month, even if one of the two has only five days.
    let next = days.middle(of: start(of: date)).addingTimeInterval(32 * 86_400)
    return start(of: next).addingTimeInterval(-1)
  }
}
