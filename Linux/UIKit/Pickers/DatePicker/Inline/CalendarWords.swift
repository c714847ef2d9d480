/// What a calendar in place says beside dates, in the languages whose words the picker knows; else in English.
struct CalendarWords {
  let previousMonth: String
  let nextMonth: String
  let time: String

  /// The words in a locale's language.
  static func words(in locale: Locale) -> CalendarWords {
    let language = locale.language.languageCode?.identifier ?? "en"
    let isTraditional = locale.language.script?.identifier == "Hant"
    return all[language == "zh" && isTraditional ? "zh-Hant" : language] ?? english
  }

  private static let english = CalendarWords(
    previousMonth: "Previous Month", nextMonth: "Next Month", time: "Time")

  private static let all = [
    "ar": CalendarWords(previousMonth: "الشهر السابق", nextMonth: "الشهر التالي", time: "الوقت"),
    "de": CalendarWords(
      previousMonth: "Vorheriger Monat", nextMonth: "Nächster Monat", time: "Uhrzeit"),
    "es": CalendarWords(previousMonth: "Mes anterior", nextMonth: "Mes siguiente", time: "Hora"),
    "fr": CalendarWords(previousMonth: "Mois précédent", nextMonth: "Mois suivant", time: "Heure"),
    "he": CalendarWords(previousMonth: "החודש הקודם", nextMonth: "החודש הבא", time: "שעה"),
    "hi": CalendarWords(previousMonth: "पिछला महीना", nextMonth: "अगला महीना", time: "समय"),
    "ja": CalendarWords(previousMonth: "前の月", nextMonth: "次の月", time: "時刻"),
    "ko": CalendarWords(previousMonth: "이전 달", nextMonth: "다음 달", time: "시간"),
    "pt": CalendarWords(previousMonth: "Mês anterior", nextMonth: "Próximo mês", time: "Hora"),
    "ru": CalendarWords(
      previousMonth: "Предыдущий месяц", nextMonth: "Следующий месяц", time: "Время"),
    "zh": CalendarWords(previousMonth: "上个月", nextMonth: "下个月", time: "时间"),
    "zh-Hant": CalendarWords(previousMonth: "上個月", nextMonth: "下個月", time: "時間"),
  ]
}
