/// Formats the texts of an inline calendar.
@MainActor struct CalendarTexts {
  let texts: DateTexts
  let words: CalendarWords
  private let days: CalendarDays
  private let title: String
  private let day: String

  /// Creates texts in a locale's language, for the calendar of the days.
  init(locale: Locale, days: CalendarDays) {
    self.days = days
    texts = DateTexts(locale: locale, calendar: days.calendar)
    words = .words(in: locale)
    title = DatePattern.best(for: "yMMMM", in: locale).text
    day = DatePattern.best(for: "yMMMMEEEEd", in: locale).text
  }

  /// Returns the name of a month with its year.
  func title(of page: CalendarPage) -> String { texts.text(day: page.first, format: title) }

  /// Returns the day of the month as text.
  func number(of number: Int) -> String { texts.text(day: number, format: "d") }

  /// Returns the accessibility label of a day, with its full name.
  func spokenText(of number: Int, isToday: Bool) -> String {
    let text = texts.text(day: number, format: day)
    guard isToday, let word = TodayWord.word(in: texts.locale) else { return text }
    let comma =
      switch texts.locale.language.languageCode {
      case .arabic: "، "
      case .chinese: "，"
      default: ", "
      }
    return word + comma + text
  }

  /// Returns the names of seven weekdays starting at a day, short enough for a width.
  func weekdays(from day: Int, fitting width: CGFloat, in font: UIFont) -> [String] {
    func names(_ format: String) -> [String] {
      (day..<day + 7).map { texts.text(day: $0, format: format).uppercased(with: texts.locale) }
    }
    let short = names("ccc")
    let widths = short.map { StyledText($0, attributes: [.font: font]).size().width }
    return (widths.max() ?? 0) <= width ? short : names("ccccc")
  }

  /// Returns a formatted time of day.
  func time(_ second: Double) -> String {
    texts.text(
      day: 0, second: second, format: DatePattern.best(for: "jmm", in: texts.locale).text)
  }
}
