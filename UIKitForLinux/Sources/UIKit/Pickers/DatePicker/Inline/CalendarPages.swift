/// The months of a calendar as pages of weeks.
struct CalendarPages {
  let days: CalendarDays
  /// The weekday of the first column, from 1 for Sunday on.
  let firstWeekday: Int

  /// Returns the page of the month that a day is in; days have the numbers of `WallTime`.
  func page(of number: Int) -> CalendarPage {
    let all = DateWheels.allDays
    let number = min(max(number, all.lowerBound), all.upperBound - 1)
    let first = firstDay(ofMonthOf: number)
    // So many days lead into the next month and never beyond it, whatever the calendar.
    let probe = first + 32
    let next =
      all.contains(probe) ? max(firstDay(ofMonthOf: probe), number + 1) : all.upperBound
    let weekday = (first % 7 + 7 + Self.weekdayOfDayZero) % 7
    return CalendarPage(
      first: first, count: next - first, leading: (weekday - firstWeekday + 8) % 7)
  }

  /// Returns the page after another one.
  func page(after page: CalendarPage) -> CalendarPage { self.page(of: page.last + 1) }

  /// Returns the page before another one.
  func page(before page: CalendarPage) -> CalendarPage { self.page(of: page.first - 1) }

  private func firstDay(ofMonthOf number: Int) -> Int {
    var day = days.day(number)
    let place = day.day
    day.day = 1
    let first = days.bareNumber(of: day)
    // At the ends of a calendar's years names do not lead back.
    return (number - 32...number).contains(first) ? first : number - (place - 1)
  }

  /// 1 January 1970 was a Thursday, four days after a Sunday.
  private static let weekdayOfDayZero = 4
}

/// A month in weeks: seven slots a row, of which those before the first day are empty.
struct CalendarPage: Equatable {
  /// The number of the first day.
  let first: Int
  /// The number of days.
  let count: Int
  /// The number of empty slots before the first day.
  let leading: Int

  /// The number of the last day.
  var last: Int { first + count - 1 }

  /// More rows no month needs.
  static let rowCount = 6

  /// Returns the day in a slot, or nil if it is empty.
  func day(inSlot slot: Int) -> Int? {
    let day = first + slot - leading
    return (first...last).contains(day) ? day : nil
  }
}
