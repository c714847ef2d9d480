/// The keys and labels of a language's keyboard.
///
/// The rows match iOS 18, from memory.
struct KeyboardLanguage {
  /// The rows of letters, from left to right, with one scalar for each key.
  var letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  /// The rows while Shift is on; `nil` if the keyboard has no Shift key.
  var shifted: [String]? = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
  /// The characters that an iPad has before the letters of the first row.
  var tabletStart = ""
  /// A Boolean value that indicates whether Shift is on at the beginning of a sentence.
  var hasCapitals = true
  /// A Boolean value that indicates whether passwords and addresses can be typed.
  var isASCIICapable = true
  /// A Boolean value that indicates whether the keys of the language are implemented.
  ///
  /// The keys are those of English if not.
  var hasLetters = true
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
  private(set) var space = "space"
  private var returnLabels = Self.english
  /// A closure that returns the text in place of a character that a letter changes, or `nil`.
  var joins: (@Sendable (_ character: Character, _ letter: Character) -> String?)?
  /// The labels of the space bar and the Return key while there is marked text.
  var composing = (space: "选定", newLine: "确认")

  /// Returns the keyboard of a language, or the English one.
  ///
  /// - Parameter code: The code of the language, such as `ar`, or `zh-Hant`.
  static func named(_ code: String) -> KeyboardLanguage { all[code] ?? KeyboardLanguage() }

  /// Returns a Boolean value that indicates whether a language has its own keys.
  static func hasLetters(_ code: String) -> Bool { all[code]?.hasLetters ?? false }

  private static let all: [String: KeyboardLanguage] = [
    "ar": arabic, "de": german, "en": KeyboardLanguage(), "es": spanish, "fr": french, "he": hebrew,
    "hi": hindi, "it": italian, "ja": japanese, "ko": korean, "pt": portuguese, "ru": russian,
    "zh": chinese, "zh-Hant": traditionalChinese,
  ]

  /// Returns the label of the Return key.
  func label(of key: UIReturnKeyType) -> String {
    let key: UIReturnKeyType = key == .google || key == .yahoo ? .search : key
    return returnLabels[key] ?? ""
  }

  /// Sets the rows of letters, which Shift turns into capitals.
  mutating func setLetters(_ rows: [String]) {
    letters = rows
    shifted = rows.map { $0.uppercased() }
  }

  /// Sets the currency sign next to the digits, which changes places with the dollar sign.
  mutating func setCurrency(_ sign: String) {
    func exchange(_ row: String, for other: String) -> String {
      row.replacing("$", with: "\0").replacing(other, with: "$").replacing("\0", with: sign)
    }
    signs = signs.map { exchange($0, for: sign) }
    tabletSigns = tabletSigns.map { exchange($0, for: sign) }
    // A sign that the other rows lack takes the place of the last one there.
    let old = symbols.joined().contains(sign) ? sign : "¥"
    symbols = symbols.map { exchange($0, for: old) }
    tabletSymbols = tabletSymbols.map { exchange($0, for: old) }
  }

  /// Sets the labels of the space bar and the Return key.
  mutating func setLabels(
    space: String, newLine: String, go: String, search: String, join: String, next: String,
    route: String, send: String, done: String, emergencyCall: String, continue: String
  ) {
    self.space = space
    returnLabels = [
      .default: newLine, .go: go, .search: search, .join: join, .next: next, .route: route,
      .send: send, .done: done, .emergencyCall: emergencyCall, .continue: `continue`,
    ]
  }

  private static let english: [UIReturnKeyType: String] = [
    .default: "return", .go: "go", .search: "search", .join: "join", .next: "next",
    .route: "route", .send: "send", .done: "done", .emergencyCall: "emergency call",
    .continue: "continue",
  ]
}
