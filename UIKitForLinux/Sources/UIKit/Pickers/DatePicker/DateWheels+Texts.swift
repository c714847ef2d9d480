extension DateWheels {
  /// Returns the text of a row on a date picker's wheel.
  func text(ofRow row: Int, in column: Int) -> String {
    let format = columns[column].format
    switch columns[column].kind {
    case .year:
      let first = CalendarDay(yearRow: row, month: CalendarMonth(number: 1), day: 1)
      return texts.text(day: days.number(of: first), format: format)
    case .month:
      guard months.indices.contains(row) else { return "" }
      return text(of: months[row], inYear: day.yearRow, format: format)
    case .day: return texts.text(day: days.sample(ofDay: row + 1), format: format)
    case .dayOfAll:
      let number = Self.allDays.lowerBound + row
      if number == today, let word = TodayWord.word(in: texts.locale) { return word }
      return texts.text(day: number, format: format)
    case .hour, .hours: return texts.text(day: 0, second: Double(row) * 3600, format: format)
    case .minute, .minutes:
      return texts.text(day: 0, second: Double(row * range.minuteInterval) * 60, format: format)
    case .period: return texts.text(day: 0, second: Double(row) * 43_200, format: format)
    }
  }

  /// Returns the accessibility label of a wheel, or `nil` if its rows need none.
  func spokenName(of column: Int) -> String? {
    let words = CalendarWords.words(in: texts.locale)
    return switch columns[column].kind {
    case .year: words.year
    case .month: words.month
    case .day: words.day
    case .dayOfAll, .hour, .minute, .period, .hours, .minutes: nil
    }
  }

  /// Returns the accessibility value of a row: its text, and for times the unit.
  ///
  /// Hours have their unit in the languages that the picker supports. In others, they are read as
  /// displayed.
  func spokenText(ofRow row: Int, in column: Int) -> String {
    switch columns[column].kind {
    case .hour:
      let text = text(ofRow: row, in: column)
      return HourName.name(of: text, in: texts.locale) ?? text
    case .minute, .minutes:
      return texts.text(minutes: row * range.minuteInterval, isUnitOnly: false)
    case .hours: return texts.text(hours: row, isUnitOnly: false)
    default: return text(ofRow: row, in: column)
    }
  }

  /// The current units next to the hours and the minutes of a duration.
  var units: [String] {
    [texts.text(hours: hour, isUnitOnly: true), texts.text(minutes: minute, isUnitOnly: true)]
  }

  /// The units of hours and minutes, each in all grammatical forms.
  var unitWords: [[String]] {
    let numbers = [0, 1, 2, 3, 5, 11]
    return [
      numbers.map { texts.text(hours: $0, isUnitOnly: true) },
      numbers.map { texts.text(minutes: $0, isUnitOnly: true) },
    ]
  }

  /// Returns the maximum width of a wheel's texts in points, measured with samples that are usually
  /// the widest.
  func width(of column: Int, measuring measure: (String) -> CGFloat) -> CGFloat {
    let samples = samples(of: column, measuring: measure) + [text(ofRow: rows[column], in: column)]
    return samples.map(measure).max() ?? 0
  }

  private func samples(of column: Int, measuring measure: (String) -> CGFloat) -> [String] {
    let format = columns[column].format
    let last = rowCount(of: column) - 1
    switch columns[column].kind {
    case .year:
      return [1944, 1988, 2020, 2044].map {
        let day = days.day(GregorianDay(year: $0, month: 6, day: 1).number)
        return text(ofRow: day.yearRow, in: column)
      }
    case .month:
      let year = sampleYear
      return days.months(ofYear: year).map { text(of: $0, inYear: year, format: format) }
    case .dayOfAll: return daySamples(format: format, measuring: measure)
    case .period: return [0, 1].map { text(ofRow: $0, in: column) }
    case .day, .hour, .minute, .hours, .minutes:
      // Digits of other scripts can have different widths, and a wheel can have few minutes.
      let isLatin = text(ofRow: 0, in: column).first?.isASCII == true
      guard isLatin, last >= 12 else { return (0...last).map { text(ofRow: $0, in: column) } }
      return [0, 7, 19, 22, 27, 29, 44].filter { $0 <= last }.map { text(ofRow: $0, in: column) }
    }
  }

  private func text(of month: CalendarMonth, inYear yearRow: Int, format: String) -> String {
    let first = CalendarDay(yearRow: yearRow, month: month, day: 1)
    // The first existing day isn't used: in the first year of an era, earlier months have names,
    // too.
    return texts.text(day: days.bareNumber(of: first), format: format)
  }

  /// A recent year with all months that a year can have.
  private var sampleYear: Int {
    let present = days.day(GregorianDay(year: 2025, month: 7, day: 1).number).yearRow
    let years = [present, present - 1, present - 2]
    return years.max { days.months(ofYear: $0).count < days.months(ofYear: $1).count } ?? present
  }

  /// Returns a late day of each month on the widest weekday.
  private func daySamples(format: String, measuring measure: (String) -> CGFloat) -> [String] {
    let week = GregorianDay(year: 2025, month: 6, day: 22).number
    let widths = (week..<week + 7).map { measure(texts.text(day: $0, format: format)) }
    let weekday = widths.indices.max { widths[$0] < widths[$1] } ?? 0
    return (1...12).map { month in
      let start = GregorianDay(year: 2025, month: month, day: 22).number
      let shift = (week + weekday - start) % 7
      return texts.text(day: start + (shift < 0 ? shift + 7 : shift), format: format)
    } + [TodayWord.word(in: texts.locale)].compactMap { $0 }
  }
}
