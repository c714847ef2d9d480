/// The wheels of a date picker as a value without views: their texts, and the date that they show.
///
/// The rows of an endless wheel are counted once, without repetitions.
@MainActor struct DateWheels {
  let mode: UIDatePicker.Mode
  let timeZone: TimeZone
  /// The wheels of the date picker in the layout direction.
  let columns: [DateColumn]
  let days: CalendarDays
  let texts: DateTexts
  /// The dates that the picker permits.
  var range: DateRange { didSet { if range != oldValue { limitsChanged() } } }
  /// The day that is displayed as "Today".
  var today = Int.min
  /// The selected row of each wheel of the date picker.
  private(set) var rows: [Int]

  /// The local date and time that the wheels show.
  private(set) var wall = WallTime(day: 0, second: 0)
  private(set) var day = CalendarDay(yearRow: 0, month: CalendarMonth(number: 1), day: 1)
  private(set) var months: [CalendarMonth] = []
  private(set) var minimum: WallTime?
  private(set) var maximum: WallTime?

  /// The days of the wheel of all days: the years 1 to 9999.
  nonisolated static let allDays: Range<Int> = {
    let first = GregorianDay(year: 1, month: 1, day: 1)
    return first.number..<GregorianDay(year: 10_000, month: 1, day: 1).number
  }()

  /// Creates the wheels of a mode, with the texts and the order of a locale.
  init(
    mode: UIDatePicker.Mode, locale: Locale, calendar: Calendar, timeZone: TimeZone,
    range: DateRange
  ) {
    self.mode = mode
    self.timeZone = timeZone
    self.range = range
    days = CalendarDays(calendar)
    let locale = locale.using(calendar.identifier)
    texts = DateTexts(locale: locale, calendar: days.calendar)
    columns = Self.columns(of: mode, in: locale)
    rows = Array(repeating: 0, count: columns.count)
    limitsChanged()
  }

  private mutating func limitsChanged() {
    minimum = range.minimum.map { WallTime($0, in: timeZone) }
    maximum = range.maximum.map { WallTime($0, in: timeZone) }
  }

  // MARK: Columns

  private static func columns(of mode: UIDatePicker.Mode, in locale: Locale) -> [DateColumn] {
    switch mode {
    case .date:
      return columns(
        for: "yMMMMd", in: locale, or: [(.month, "LLLL"), (.day, "d"), (.year, "y")])
    case .yearAndMonth:
      return columns(for: "yMMMM", in: locale, or: [(.month, "LLLL"), (.year, "y")])
    case .time: return timeColumns(in: locale)
    case .dateAndTime:
      let format = DatePattern.best(for: "MMMEd", in: locale).textWithoutCommas
      return [DateColumn(kind: .dayOfAll, format: format)] + timeColumns(in: locale)
    case .countDownTimer:
      return [DateColumn(kind: .hours, format: "H"), DateColumn(kind: .minutes, format: "m")]
    }
  }

  private static func timeColumns(in locale: Locale) -> [DateColumn] {
    columns(for: "jmm", in: locale, or: [(.hour, "H"), (.minute, "mm")])
  }

  /// Returns the columns of a template.
  ///
  /// Fields that are missing in the locale's format have default columns.
  private static func columns(
    for template: String, in locale: Locale, or defaults: [(kind: DateColumn.Kind, format: String)]
  ) -> [DateColumn] {
    var columns = DatePattern.best(for: template, in: locale).columns
    for (kind, format) in defaults where !columns.contains(where: { $0.kind == kind }) {
      columns.append(DateColumn(kind: kind, format: format))
    }
    return columns
  }

  /// The wheels of the hour and the minute, if they follow each other.
  ///
  /// A time is a number: in right-to-left layouts, too, its hour is on the left. A duration is two
  /// numbers with units.
  var timeOfDay: Range<Int> {
    guard let hour = columns.firstIndex(where: { $0.kind == .hour }),
      columns.indices.contains(hour + 1), columns[hour + 1].kind == .minute
    else { return 0..<0 }
    return hour..<hour + 2
  }

  /// Returns the number of distinct rows of a wheel.
  func rowCount(of column: Int) -> Int {
    switch columns[column].kind {
    case .year: days.years.count
    case .month: months.count
    case .day: days.maximumMonthLength
    case .dayOfAll: Self.allDays.count
    case .hour, .hours: 24
    case .minute, .minutes: 60 / range.minuteInterval
    case .period: 2
    }
  }

  // MARK: Dates

  /// Selects the wheel rows that show a date.
  mutating func show(_ date: Date) {
    wall = WallTime(date, in: timeZone)
    if columns.contains(where: { $0.kind == .year }) {
      let old = day
      day = days.day(wall.day)
      if months.isEmpty || old.yearRow != day.yearRow { months = days.months(ofYear: day.yearRow) }
    }
    updateRows()
  }

  /// Selects the wheel rows that show a duration in seconds.
  mutating func show(duration: TimeInterval) {
    wall = WallTime(day: 0, second: duration)
    updateRows()
  }

  private mutating func updateRows() {
    rows = columns.map { column in
      switch column.kind {
      case .year: day.yearRow
      case .month: months.firstIndex(of: day.month) ?? 0
      case .day: day.day - 1
      case .dayOfAll:
        min(max(wall.day, Self.allDays.lowerBound), Self.allDays.upperBound - 1)
          - Self.allDays.lowerBound
      case .hour, .hours: hour
      case .minute, .minutes: minute / range.minuteInterval
      case .period: hour / 12
      }
    }
  }

  var hour: Int { Int(wall.second) / 3600 }
  var minute: Int { Int(wall.second) / 60 % 60 }

  /// Returns the date after the user turns a wheel to a row, within the limits and on the interval.
  ///
  /// Components without a wheel keep their values: the time if days are chosen, the day if times
  /// are chosen. Seconds become zero if times are chosen.
  func date(turning column: Int, to row: Int) -> Date {
    let kind = columns[column].kind
    var wall = wall
    switch kind {
    case .year, .month, .day: wall.day = days.number(of: day(turning: kind, to: row))
    case .dayOfAll: wall.day = Self.allDays.lowerBound + row
    case .hour, .minute, .period, .hours, .minutes:
      wall.second = Double(secondOfDay(turning: kind, to: row))
    }
    let date = wall.date(in: timeZone)
    guard mode.showsMinutes else { return range.clamped(date) }
    // Without rounding, only the minute wheel moves the minutes to the interval.
    let isRounded = range.roundsToInterval || kind == .minute
    return range.chosen(date, in: timeZone, toInterval: isRounded)
  }

  /// Returns the duration in seconds after the user turns a wheel to a row, at least one interval.
  func duration(turning column: Int, to row: Int) -> TimeInterval {
    let seconds = secondOfDay(turning: columns[column].kind, to: row)
    return TimeInterval(max(seconds, range.minuteInterval * 60))
  }

  private func day(turning kind: DateColumn.Kind, to row: Int) -> CalendarDay {
    var day = day
    switch kind {
    case .year:
      day.yearRow = row
      day.month = CalendarDays.month(day.month, among: days.months(ofYear: row))
    case .month: day.month = months[row]
    default: day.day = row + 1
    }
    return day
  }

  private func secondOfDay(turning kind: DateColumn.Kind, to row: Int) -> Int {
    var (hour, minute) = (hour, minute)
    switch kind {
    case .hour, .hours: hour = row
    case .period: hour = hour % 12 + row * 12
    default: minute = row * range.minuteInterval
    }
    return (hour * 60 + minute) * 60
  }
}

extension Locale {
  /// Returns the locale with a calendar, which determines the date formats.
  func using(_ calendar: Calendar.Identifier) -> Locale {
    guard self.calendar.identifier != calendar else { return self }
    var components = Locale.Components(locale: self)
    components.calendar = calendar
    return Locale(components: components)
  }
}
