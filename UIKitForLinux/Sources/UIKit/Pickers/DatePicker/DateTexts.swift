/// Writes what stands on a date picker's wheels.
@MainActor final class DateTexts {
  let locale: Locale
  private let calendar: Calendar

  /// Texts in a locale's language and digits.
  ///
  /// - Parameter calendar: the calendar of the wheels, in Greenwich's time zone.
  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
  }

  /// Returns a day, or a time of it, by a pattern.
  func text(day number: Int, second: Double = 0, format: String) -> String {
    let midnight = Double(number) * WallTime.secondsADay
    return formatter(format).string(from: Date(timeIntervalSince1970: midnight + second))
  }

  /// Returns a duration in words, such as "41 minutes", or only the word for its unit.
  func text(hours: Int, isUnitOnly: Bool) -> String {
    words(.seconds(hours * 3600), unit: .hours, width: .wide, isUnitOnly: isUnitOnly)
  }

  /// Returns a duration in words, such as "41 minutes", or only the short word for its unit.
  func text(minutes: Int, isUnitOnly: Bool) -> String {
    words(
      .seconds(minutes * 60), unit: .minutes, width: isUnitOnly ? .abbreviated : .wide,
      isUnitOnly: isUnitOnly)
  }

  private func words(
    _ duration: Duration, unit: Duration.UnitsFormatStyle.Unit,
    width: Duration.UnitsFormatStyle.UnitWidth, isUnitOnly: Bool
  ) -> String {
    let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
    guard isUnitOnly else { return duration.formatted(style) }
    let text = style.attributed.format(duration)
    let parts = text.runs.filter { $0.measurement == .unit }.map { text[$0.range].characters }
    return parts.map { String($0) }.joined().trimmingCharacters(in: .whitespaces)
  }

  private func formatter(_ format: String) -> DateFormatter {
    let locale = localeForDays(format)
    let key = [format, locale.identifier, "\(calendar.identifier)"]
    if let formatter = Self.formatters[key] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    Self.formatters[key] = formatter
    return formatter
  }

  /// The formatters of all pickers by pattern, locale and calendar: to make one takes as long as a wheel's texts.
  private static var formatters: [[String]: DateFormatter] = [:]

  /// In Chinese, days of the Chinese calendar have names, from 初一 on.
  private func localeForDays(_ format: String) -> Locale {
    guard format.contains("d"), calendar.identifier == .chinese,
      locale.language.languageCode?.identifier == "zh"
    else { return locale }
    var components = Locale.Components(locale: locale)
    components.numberingSystem = Locale.NumberingSystem("hanidays")
    return Locale(components: components)
  }
}
