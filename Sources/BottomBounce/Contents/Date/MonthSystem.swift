import Foundation

/// Months of a calendar: where they begin and end.
///
/// Days begin alike in every calendar; months do not.
struct MonthSystem: Sendable {
  private let days: DaySystem
  private let calendar: Calendar

  /// Months of a calendar, whose days begin as others say.
  init(of calendar: Calendar, in days: DaySystem) {
    self.days = days
    var calendar = calendar
    calendar.timeZone = days.timeZone
    self.calendar = calendar
  }

  /// The first moment of a date's month.
  func start(of date: Date) -> Date {
    var name = calendar.dateComponents([.era, .year, .month, .day], from: date)
    name.day = 1
    return days.start(of: calendar.date(from: name) ?? date)
  }

  /// The last second of a date's month.
  func end(of date: Date) -> Date {
    // So many days lead into the next month and never beyond it, also from and into the shortest, of five days.
    let next = days.middle(of: start(of: date)).addingTimeInterval(32 * 86_400)
    return start(of: next).addingTimeInterval(-1)
  }
}
