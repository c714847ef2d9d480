/// The keys and labels of a language's keyboard.
///
/// The rows match iOS 18, from memory.
struct KeyboardLanguage {
  /// The rows of letters, from left to right, with one scalar for each key.
  var letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  /// The rows while Shift is on; `nil` if the keyboard has no Shift key.
  var shifted: [String]? = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
  /// The symbols below the digits, and the punctuation below them.
  var signs = ["-/:;()$&@\"", ".,?!'"]
  /// The rows of further symbols.
  var symbols = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
  /// The two punctuation marks at the end of an iPad's third row.
  var punctuation = ",."
  /// The symbols of the second and third row of an iPad's numbers, which its letter keys show as
  /// hints.
  var tabletSigns = ["@#$&*()'\"", "%-+=/;:"]
  var tabletSymbols = ["€£¥_^[]{}", "§|~…\\<>!?"]
  /// The label of the key that returns to the letters.
  var lettersLabel = "ABC"
  var space = "space"
  fileprivate var returnLabels = Self.english

  /// Returns the keyboard of a language, or the English one.
  ///
  /// - Parameter code: The code of the language, such as `ar`.
  static func named(_ code: String) -> KeyboardLanguage {
    switch code {
    case "zh": chinese
    case "ar": arabic
    case "hi": hindi
    default: KeyboardLanguage()
    }
  }

  /// Returns the label of the Return key.
  func label(of key: UIReturnKeyType) -> String {
    let key: UIReturnKeyType = key == .google || key == .yahoo ? .search : key
    return returnLabels[key] ?? ""
  }

  private static let english: [UIReturnKeyType: String] = [
    .default: "return", .go: "go", .search: "search", .join: "join", .next: "next",
    .route: "route", .send: "send", .done: "done", .emergencyCall: "emergency call",
    .continue: "continue",
  ]
}

extension KeyboardLanguage {
  private static let chinese: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.signs = ["-/：；（）¥@“”", "。，、？！."]
    language.symbols = ["【】｛｝#%^*+=", "_—\\｜～《》$&·", "…，。？！'"]
    language.punctuation = "，。"
    language.lettersLabel = "拼音"
    language.space = "空格"
    language.returnLabels = [
      .default: "换行", .go: "前往", .search: "搜索", .join: "加入", .next: "下一项", .route: "路线",
      .send: "发送", .done: "完成", .emergencyCall: "紧急呼叫", .continue: "继续",
    ]
    return language
  }()

  private static let arabic: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.letters = ["ضصثقفغعهخحج", "شسيبلاتنمكة", "ءظطذدزروى"]
    language.shifted = nil
    language.signs = ["-/:؛()$&@\"", ".،؟!'"]
    language.symbols = ["[]{}#٪^*+=", "_\\|~<>€£¥•", ".،؟!'"]
    language.punctuation = "،."
    language.tabletSymbols = ["€£¥_^[]{}", "§|~…\\<>!؟"]
    language.lettersLabel = "أ ب ج"
    language.space = "مسافة"
    language.returnLabels = [
      .default: "إدخال", .go: "انتقال", .search: "بحث", .join: "انضمام", .next: "التالي",
      .route: "مسار", .send: "إرسال", .done: "تم", .emergencyCall: "مكالمة طوارئ",
      .continue: "متابعة",
    ]
    return language
  }()

  /// The layout of Inscript, which has vowel signs on the left and consonants on the right.
  private static let hindi: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.letters = ["ौैाीूबहगदजड", "ोे्िुपरकतचट", "ॉंमनवलसय"]
    language.shifted = ["औऐआईऊभङघधझढ", "ओएअइउफऱखथछठ", "ऑँणळशषञ़"]
    language.punctuation = ",।"
    language.lettersLabel = "कखग"
    language.space = "स्पेस"
    language.returnLabels = [
      .default: "रिटर्न", .go: "जाएँ", .search: "खोजें", .join: "जुड़ें", .next: "अगला",
      .route: "मार्ग", .send: "भेजें", .done: "पूर्ण", .emergencyCall: "आपात कॉल", .continue: "जारी रखें",
    ]
    return language
  }()
}
