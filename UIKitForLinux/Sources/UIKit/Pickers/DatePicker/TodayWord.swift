/// The word "Today" in the languages that the picker supports.
///
/// The words come from the Common Locale Data Repository for the current day, capitalized like
/// the start of a line. Foundation has no relative dates on Linux.
enum TodayWord {
  /// Returns the word in a locale's language, or `nil` if the language isn't supported, in which
  /// case the day is formatted like any other.
  static func word(in locale: Locale) -> String? {
    locale.language.languageCode.flatMap { words[$0.identifier] }
  }

  private static let words: [String: String] = [
    "ar": "اليوم", "ca": "Avui", "cs": "Dnes", "da": "I dag", "de": "Heute", "el": "Σήμερα",
    "en": "Today", "es": "Hoy", "fa": "امروز", "fi": "Tänään", "fr": "Aujourd’hui", "he": "היום",
    "hi": "आज", "hr": "Danas", "hu": "Ma", "id": "Hari ini", "it": "Oggi", "ja": "今日",
    "ko": "오늘", "ms": "Hari ini", "nb": "I dag", "nl": "Vandaag", "no": "I dag", "pl": "Dzisiaj",
    "pt": "Hoje", "ro": "Azi", "ru": "Сегодня", "sk": "Dnes", "sv": "Idag", "th": "วันนี้",
    "tr": "Bugün", "uk": "Сьогодні", "vi": "Hôm nay", "zh": "今天",
  ]
}
