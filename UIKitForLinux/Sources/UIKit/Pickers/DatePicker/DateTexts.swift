/// Formats the texts of a date picker's wheels.
@MainActor final class DateTexts {
  let locale: Locale
  private let calendar: Calendar

  /// Creates texts in a locale's language and digits.
  ///
  /// - Parameter calendar: The calendar of the wheels, in GMT.
  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
  }

  /// Returns the formatted text for a day, or for a time of day.
  func text(day number: Int, second: Double = 0, format: String) -> String {
    let midnight = Double(number) * WallTime.secondsADay
    return formatter(format).string(from: Date(timeIntervalSince1970: midnight + second))
  }

  /// Returns a duration with its unit, such as "41 minutes", or only the unit.
  func text(hours: Int, isUnitOnly: Bool) -> String {
    words(.seconds(hours * 3600), unit: .hours, width: .wide, isUnitOnly: isUnitOnly)
  }

  /// Returns a duration with its unit, such as "41 minutes", or only the short unit.
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

  /// The formatters of all pickers by format, locale, and calendar.
  ///
  /// Creating one takes as long as formatting all texts of a wheel.
  private static var formatters: [[String]: DateFormatter] = [:]

  /// Returns the locale for names of days in the Chinese calendar, from 初一 on.
  private func localeForDays(_ format: String) -> Locale {
    guard format.contains("d"), calendar.identifier == .chinese,
      locale.language.languageCode?.identifier == "zh"
    else { return locale }
    var components = Locale.Components(locale: locale)
    components.numberingSystem = Locale.NumberingSystem("hanidays")
    return Locale(components: components)
  }
}
