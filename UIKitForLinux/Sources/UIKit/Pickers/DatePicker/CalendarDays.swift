/// A month of a year.
///
/// Lunisolar calendars can have leap months.
struct CalendarMonth: Hashable {
  var number: Int
  /// A Boolean value that indicates whether the month is a leap month, which follows the regular
  /// month with the same number.
  var isLeap = false
}

/// A day as the row of its year, its month, and its day of the month.
struct CalendarDay: Hashable {
  /// The row of the year in the list of a calendar's years.
  var yearRow: Int
  var month: CalendarMonth
  /// The day of the month, starting at 1.
  var day: Int
}

/// The days of a calendar, by day number and by year, month, and day.
///
/// Day numbers match `WallTime`, so they don't depend on a time zone.
struct CalendarDays {
  let calendar: Calendar
  let years: CalendarYears
  private let monthsOfEveryYear: [CalendarMonth]?
  /// The number of days in the longest month.
  let maximumMonthLength: Int
  /// The last day of a month with the maximum number of days.
  private let endOfLongMonth: Int

  init(_ calendar: Calendar) {
    var calendar = calendar
    calendar.timeZone = .gmt
    self.calendar = calendar
    years = CalendarYears(calendar)
    switch calendar.identifier {
    case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina, .persian, .indian:
      (monthsOfEveryYear, maximumMonthLength) = (Self.months(12), 31)
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
      (monthsOfEveryYear, maximumMonthLength) = (Self.months(12), 30)
    case .coptic, .ethiopicAmeteMihret:
      (monthsOfEveryYear, maximumMonthLength) = (Self.months(13), 30)
    case .chinese, .hebrew:
      (monthsOfEveryYear, maximumMonthLength) = (nil, 30)
    default:
      (monthsOfEveryYear, maximumMonthLength) = (nil, 31)
    }
    let beginning = GregorianDay(year: 2025, month: 1, day: 1)
    let length = maximumMonthLength
    endOfLongMonth =
      (beginning.number..<beginning.number + 366).first {
        calendar.component(.day, from: Self.date($0)) == length
      } ?? beginning.number
  }

  private static func months(_ count: Int) -> [CalendarMonth] {
    (1...count).map { CalendarMonth(number: $0) }
  }

  // MARK: Days

  /// Returns the calendar day with a day number.
  func day(_ number: Int) -> CalendarDay {
    let parts = components(of: number)
    return CalendarDay(
      yearRow: years.row(era: parts.era ?? 0, year: parts.year ?? 1), month: parts.calendarMonth,
      day: parts.day ?? 1)
  }

  /// Returns the number of a day or, if the day doesn't exist, of the closest one in its month or
  /// year.
  func number(of day: CalendarDay) -> Int {
    let number = existingNumber(of: day)
    let row = self.day(number).yearRow
    return row == day.yearRow ? number : border(of: day.yearRow, from: number, row: row)
  }

  /// Returns a Boolean value that indicates whether the day exists.
  func contains(_ day: CalendarDay) -> Bool { self.day(bareNumber(of: day)) == day }

  /// Returns a date for formatters: noon of the day in GMT.
  static func date(_ number: Int) -> Date {
    Date(timeIntervalSince1970: (Double(number) + 0.5) * WallTime.secondsADay)
  }

  /// Returns the number of a day that is formatted with a given day of the month, in any month.
  func sample(ofDay day: Int) -> Int { endOfLongMonth - maximumMonthLength + day }

  func components(of number: Int) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: Self.date(number))
  }

  /// Returns the calendar's day number for components that need not form a valid date.
  func bareNumber(of day: CalendarDay) -> Int {
    let (era, year) = years.year(atRow: day.yearRow)
    var parts = DateComponents(
      era: era, year: year, month: day.month.number, day: day.day, hour: 12)
    parts.isLeapMonth = day.month.isLeap
    guard let date = calendar.date(from: parts) else { return 0 }
    return Int((date.timeIntervalSince1970 / WallTime.secondsADay).rounded(.down))
  }

  /// Returns the number of the day, or of the month's last day if the month is too short.
  private func existingNumber(of day: CalendarDay) -> Int {
    let number = bareNumber(of: day)
    guard day.day > Self.shortestMonth else { return number }
    let parts = components(of: number)
    guard parts.calendarMonth != day.month || parts.day != day.day else { return number }
    var last = day
    last.day = lastDay(of: day.month, inYear: day.yearRow)
    return last.day < day.day ? bareNumber(of: last) : number
  }

  /// Returns the closest day in a year of an era that begins or ends within the calendar year.
  private func border(of yearRow: Int, from number: Int, row: Int) -> Int {
    // If the number is after the year, the year's last day is before it; otherwise the first day is
    // after it.
    let isAfter = row > yearRow
    var (outside, inside) = (number, isAfter ? number - 366 : number + 366)
    func isBeyond(_ number: Int) -> Bool {
      let row = day(number).yearRow
      return isAfter ? row > yearRow : row < yearRow
    }
    guard !isBeyond(inside) else { return number }
    while abs(outside - inside) > 1 {
      let middle = (outside + inside) / 2
      if isBeyond(middle) { outside = middle } else { inside = middle }
    }
    return inside
  }

  /// The number of days in the shortest month: the thirteenth month of the Coptic and Ethiopic
  /// calendars has five or six days.
  private static let shortestMonth = 5

  // MARK: Months

  /// Returns the months of a year in order, including leap months.
  func months(ofYear yearRow: Int) -> [CalendarMonth] {
    if let monthsOfEveryYear { return monthsOfEveryYear }
    var months: [CalendarMonth] = []
    for number in 1...13 {
      for isLeap in calendar.isLunisolarByCycles ? [false, true] : [false] {
        let month = CalendarMonth(number: number, isLeap: isLeap)
        if contains(CalendarDay(yearRow: yearRow, month: month, day: 1)) { months.append(month) }
      }
    }
    return months.isEmpty ? Self.months(12) : months
  }

  /// Returns the month of a year for a month that the user chose in another year.
  ///
  /// In years without leap months, a leap month becomes its regular month, and Adar I becomes Adar.
  static func month(_ month: CalendarMonth, among months: [CalendarMonth]) -> CalendarMonth {
    if months.contains(month) { return month }
    return months.first { $0.number >= month.number } ?? months.last ?? month
  }

  /// Returns the last day of a month.
  func lastDay(of month: CalendarMonth, inYear yearRow: Int) -> Int {
    let first = bareNumber(of: CalendarDay(yearRow: yearRow, month: month, day: 1))
    for length in stride(from: maximumMonthLength, to: 1, by: -1) {
      let parts = components(of: first + length - 1)
      if parts.calendarMonth == month, let day = parts.day { return day }
    }
    return 1
  }
}

extension DateComponents {
  fileprivate var calendarMonth: CalendarMonth {
    CalendarMonth(number: month ?? 1, isLeap: isLeapMonth ?? false)
  }
}
