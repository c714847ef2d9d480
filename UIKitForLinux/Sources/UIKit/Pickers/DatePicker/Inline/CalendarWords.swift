/// The labels of a date picker in the languages that it supports, or else in English.
struct CalendarWords {
  let previousMonth: String
  let nextMonth: String
  let time: String
  /// The accessibility label of the month button, which shows or hides the wheels of months and
  /// years.
  let showYears: String
  let hideYears: String
  /// The accessibility labels of the date picker's wheels.
  let year: String
  let month: String
  let day: String

  /// Returns the accessibility labels of a date picker in a locale's language.
  static func words(in locale: Locale) -> CalendarWords {
    let language = locale.language.languageCode?.identifier ?? "en"
    let isTraditional = locale.language.script?.identifier == "Hant"
    return all[language == "zh" && isTraditional ? "zh-Hant" : language] ?? english
  }

  private static let english = CalendarWords(
    previousMonth: "Previous Month", nextMonth: "Next Month", time: "Time",
    showYears: "Show year picker", hideYears: "Hide year picker",
    year: "Year", month: "Month", day: "Day")

  private static let all = [
    "ar": CalendarWords(
      previousMonth: "الشهر السابق", nextMonth: "الشهر التالي", time: "الوقت",
      showYears: "إظهار منتقي السنة", hideYears: "إخفاء منتقي السنة",
      year: "السنة", month: "الشهر", day: "اليوم"),
    "de": CalendarWords(
      previousMonth: "Vorheriger Monat", nextMonth: "Nächster Monat", time: "Uhrzeit",
      showYears: "Jahresauswahl einblenden", hideYears: "Jahresauswahl ausblenden",
      year: "Jahr", month: "Monat", day: "Tag"),
    "es": CalendarWords(
      previousMonth: "Mes anterior", nextMonth: "Mes siguiente", time: "Hora",
      showYears: "Mostrar selector de año", hideYears: "Ocultar selector de año",
      year: "Año", month: "Mes", day: "Día"),
    "fr": CalendarWords(
      previousMonth: "Mois précédent", nextMonth: "Mois suivant", time: "Heure",
      showYears: "Afficher le sélecteur d’année", hideYears: "Masquer le sélecteur d’année",
      year: "Année", month: "Mois", day: "Jour"),
    "he": CalendarWords(
      previousMonth: "החודש הקודם", nextMonth: "החודש הבא", time: "שעה",
      showYears: "הצג בורר שנים", hideYears: "הסתר בורר שנים",
      year: "שנה", month: "חודש", day: "יום"),
    "hi": CalendarWords(
      previousMonth: "पिछला महीना", nextMonth: "अगला महीना", time: "समय",
      showYears: "वर्ष चयनकर्ता दिखाएँ", hideYears: "वर्ष चयनकर्ता छिपाएँ",
      year: "वर्ष", month: "महीना", day: "दिन"),
    "ja": CalendarWords(
      previousMonth: "前の月", nextMonth: "次の月", time: "時刻",
      showYears: "年のピッカーを表示", hideYears: "年のピッカーを非表示",
      year: "年", month: "月", day: "日"),
    "ko": CalendarWords(
      previousMonth: "이전 달", nextMonth: "다음 달", time: "시간",
      showYears: "연도 선택기 보기", hideYears: "연도 선택기 가리기",
      year: "년", month: "월", day: "일"),
    "pt": CalendarWords(
      previousMonth: "Mês anterior", nextMonth: "Próximo mês", time: "Hora",
      showYears: "Mostrar seletor de ano", hideYears: "Ocultar seletor de ano",
      year: "Ano", month: "Mês", day: "Dia"),
    "ru": CalendarWords(
      previousMonth: "Предыдущий месяц", nextMonth: "Следующий месяц", time: "Время",
      showYears: "Показать выбор года", hideYears: "Скрыть выбор года",
      year: "Год", month: "Месяц", day: "День"),
    "zh": CalendarWords(
      previousMonth: "上个月", nextMonth: "下个月", time: "时间",
      showYears: "显示年份选择器", hideYears: "隐藏年份选择器",
      year: "年", month: "月", day: "日"),
    "zh-Hant": CalendarWords(
      previousMonth: "上個月", nextMonth: "下個月", time: "時間",
      showYears: "顯示年份選擇器", hideYears: "隱藏年份選擇器",
      year: "年", month: "月", day: "日"),
  ]
}
