/// The months of a calendar as pages of weeks.
struct CalendarPages {
  let days: CalendarDays
  /// The weekday of the first column, starting at 1 for Sunday.
  let firstWeekday: Int

  /// Returns the page of the month that contains a day.
  ///
  /// Day numbers match `WallTime`.
  func page(of number: Int) -> CalendarPage {
    let all = DateWheels.allDays
    let number = min(max(number, all.lowerBound), all.upperBound - 1)
    let first = firstDay(ofMonthOf: number)
    // In every calendar, this number of days leads to the next month and not beyond it.
    let probe = first + 32
    let next =
      all.contains(probe) ? max(firstDay(ofMonthOf: probe), number + 1) : all.upperBound
    let weekday = (first % 7 + 7 + Self.weekdayOfDayZero) % 7
    return CalendarPage(
      first: first, count: next - first, leading: (weekday - firstWeekday + 8) % 7)
  }

  /// Returns the page of the next month.
  func page(after page: CalendarPage) -> CalendarPage { self.page(of: page.last + 1) }

  /// Returns the page of the previous month.
  func page(before page: CalendarPage) -> CalendarPage { self.page(of: page.first - 1) }

  private func firstDay(ofMonthOf number: Int) -> Int {
    var day = days.day(number)
    let place = day.day
    day.day = 1
    let first = days.bareNumber(of: day)
    // At the ends of a calendar's years, components don't convert back to the same date.
    return (number - 32...number).contains(first) ? first : number - (place - 1)
  }

  /// January 1, 1970, was a Thursday, four days after a Sunday.
  private static let weekdayOfDayZero = 4
}

/// A month in weeks: seven slots per row.
///
/// The slots before the first day are empty.
struct CalendarPage: Equatable {
  /// The number of the month's first day.
  let first: Int
  /// The number of days in the month.
  let count: Int
  /// The number of empty slots before the first day.
  let leading: Int

  /// The number of the month's last day.
  var last: Int { first + count - 1 }

  func contains(_ day: Int) -> Bool { (first...last).contains(day) }

  /// The maximum number of week rows in a month.
  static let rowCount = 6

  /// Returns the day in a slot, or `nil` if it's empty.
  func day(inSlot slot: Int) -> Int? {
    let day = first + slot - leading
    return contains(day) ? day : nil
  }
}
