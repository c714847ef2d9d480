/// The keyboards of languages with other letters than Latin ones.
extension KeyboardLanguage {
  static let arabic: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.letters = ["ضصثقفغعهخحج", "شسيبلاتنمكة", "ءظطذدزروى"]
    language.shifted = nil
    (language.hasCapitals, language.isASCIICapable) = (false, false)
    language.signs = ["-/:؛()$&@\"", ".،؟!'"]
    language.symbols = ["[]{}#٪^*+=", "_\\|~<>€£¥•", ".،؟!'"]
    language.punctuation = "،."
    language.tabletSymbols = ["€£¥_^[]{}", "§|~…\\<>!؟"]
    language.lettersLabel = "أ ب ج"
    language.setLabels(
      space: "مسافة", newLine: "إدخال", go: "انتقال", search: "بحث", join: "انضمام",
      next: "التالي", route: "مسار", send: "إرسال", done: "تم", emergencyCall: "مكالمة طوارئ",
      continue: "متابعة")
    return language
  }()

  /// The first row has no more letters than leave room for Delete at its end.
  static let hebrew: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.letters = ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]
    language.shifted = nil
    language.tabletStart = "/'"
    (language.hasCapitals, language.isASCIICapable) = (false, false)
    language.setCurrency("₪")
    language.lettersLabel = "אבג"
    language.setLabels(
      space: "רווח", newLine: "אנטר", go: "עבור", search: "חפש", join: "הצטרף", next: "הבא",
      route: "מסלול", send: "שלח", done: "סיום", emergencyCall: "חירום", continue: "המשך")
    return language
  }()

  /// The layout of Inscript, which has vowel signs on the left and consonants on the right.
  static let hindi: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.letters = ["ौैाीूबहगदजड", "ोे्िुपरकतचट", "ॉंमनवलसय"]
    language.shifted = ["औऐआईऊभङघधझढ", "ओएअइउफऱखथछठ", "ऑँणळशषञ़"]
    (language.hasCapitals, language.isASCIICapable) = (false, false)
    language.punctuation = ",।"
    language.lettersLabel = "कखग"
    language.setLabels(
      space: "स्पेस", newLine: "रिटर्न", go: "जाएँ", search: "खोजें", join: "जुड़ें",
      next: "अगला", route: "मार्ग", send: "भेजें", done: "पूर्ण", emergencyCall: "आपात कॉल",
      continue: "जारी रखें")
    return language
  }()

  static let russian: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.setLetters(["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"])
    language.isASCIICapable = false
    language.setCurrency("₽")
    language.lettersLabel = "АБВ"
    language.setLabels(
      space: "Пробел", newLine: "Ввод", go: "Перейти", search: "Найти", join: "Войти",
      next: "Далее", route: "Маршрут", send: "Отправить", done: "Готово",
      emergencyCall: "Вызов SOS", continue: "Продолжить")
    return language
  }()

  static let korean: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.letters = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
    language.shifted = ["ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
    (language.hasCapitals, language.isASCIICapable) = (false, false)
    language.joins = HangulSyllable.joining
    language.setCurrency("₩")
    language.lettersLabel = "한글"
    language.setLabels(
      space: "스페이스", newLine: "줄바꿈", go: "이동", search: "검색", join: "연결", next: "다음",
      route: "경로", send: "보내기", done: "완료", emergencyCall: "긴급 통화", continue: "계속")
    return language
  }()

  static let japanese: KeyboardLanguage = {
    var language = KeyboardLanguage()
    (language.hasCapitals, language.isASCIICapable) = (false, false)
    language.hasLetters = false
    language.setCurrency("¥")
    language.lettersLabel = "あいう"
    language.setLabels(
      space: "空白", newLine: "改行", go: "開く", search: "検索", join: "接続", next: "次へ",
      route: "経路", send: "送信", done: "完了", emergencyCall: "緊急通報", continue: "続ける")
    return language
  }()

  static let chinese: KeyboardLanguage = {
    var language = KeyboardLanguage()
    (language.hasCapitals, language.isASCIICapable) = (false, false)
    language.signs = ["-/：；（）¥@“”", "。，、？！."]
    language.symbols = ["【】｛｝#%^*+=", "_—\\｜～《》$&·", "…，。？！'"]
    language.punctuation = "，。"
    language.lettersLabel = "拼音"
    language.setLabels(
      space: "空格", newLine: "换行", go: "前往", search: "搜索", join: "加入", next: "下一项",
      route: "路线", send: "发送", done: "完成", emergencyCall: "紧急呼叫", continue: "继续")
    return language
  }()

  /// The letters of Pinyin, as in the other Chinese keyboard.
  static let traditionalChinese: KeyboardLanguage = {
    var language = chinese
    language.signs = ["-/：；（）$@「」", "。，、？！."]
    language.setLabels(
      space: "空格", newLine: "換行", go: "前往", search: "搜尋", join: "加入", next: "下一個",
      route: "路線", send: "傳送", done: "完成", emergencyCall: "緊急呼叫", continue: "繼續")
    language.composing = ("選定", "確認")
    return language
  }()
}
