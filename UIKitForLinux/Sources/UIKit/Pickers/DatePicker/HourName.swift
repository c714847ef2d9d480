/// What an hour of the day is called, such as "9 o’clock", in the languages that the picker supports.
///
/// Foundation has names for durations, but none for hours of the day.
enum HourName {
  /// Returns the name of an hour in a locale's language.
  ///
  /// - Parameters:
  ///   - hour: The hour as the wheel shows it, possibly with a leading zero.
  ///   - locale: The locale of the wheel.
  /// - Returns: The name, or `nil` if it isn't known in the language.
  static func name(of hour: String, in locale: Locale) -> String? {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return nil }
    let isTraditional = code == "zh" && language.script == .hanTraditional
    guard let name = names[isTraditional ? "zh-Hant" : code] else { return nil }
    let number = hour.hasPrefix("0") && hour.count > 1 ? String(hour.dropFirst()) : hour
    return name.before + number + name.after
  }

  private static let names: [String: (before: String, after: String)] = [
    "ar": ("الساعة ", ""), "de": ("", " Uhr"), "en": ("", " o’clock"), "he": ("השעה ", ""),
    "hi": ("", " बजे"), "ja": ("", "時"), "ko": ("", "시"), "zh": ("", "点"), "zh-Hant": ("", "點"),
  ]
}
