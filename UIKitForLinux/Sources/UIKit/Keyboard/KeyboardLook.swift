/// Everything that the face of the keyboard depends on; two faces with one look are the same picture.
package struct KeyboardLook: Hashable, Sendable {
  /// The sets of keys that differ in more than a label.
  package enum Kind: Hashable, Sendable {
    case letters, email, webAddress, webSearch
    case digits, decimals, telephone

    var isPad: Bool { self == .digits || self == .decimals || self == .telephone }
  }

  /// The set of characters on the keys.
  package enum Plane: Hashable, Sendable { case letters, numbers, symbols, emoji }

  package var kind = Kind.letters
  package var plane = Plane.letters
  package var isShifted = false
  package var metrics: KeyboardMetrics
  package var width: CGFloat
  /// How far from each side the keys begin: on its side, a phone with a notch keeps them clear of it.
  package var inset: CGFloat = 0
  package var scale: CGFloat
  /// A Boolean value that indicates whether the keys are in two halves at the sides.
  package var isSplit = false
  /// A Boolean value that indicates whether the keyboard floats over the contents of an iPad.
  package var isFloating = false
  package var isDark = false
  /// The language of the keys, as a code such as `en`.
  package var language = "en"
  /// The digits from 1 to 9, and 0.
  package var digits = "1234567890"
  /// A Boolean value that indicates whether the user can switch to a keyboard of another language.
  package var hasSeveralLanguages = false
  /// A Boolean value that indicates whether the keyboard is for a password.
  package var isSecret = false
  /// A Boolean value that indicates whether letters wait for a word.
  package var isComposing = false
  package var returnKey = UIReturnKeyType.default
  package var isReturnEnabled = true
  /// The candidates for the marked text.
  package var candidates: [String] = []

  package init(metrics: KeyboardMetrics, width: CGFloat, scale: CGFloat) {
    self.metrics = metrics
    self.width = width
    self.scale = scale
  }
}

extension KeyboardLook {
  @MainActor init(for input: any UIKeyInput, metrics: KeyboardMetrics, on device: Device) {
    self.init(
      metrics: metrics, width: device.screen.bounds.width, scale: device.screen.scale)
    inset = max(device.safeAreaInsets.left, device.safeAreaInsets.right)
    setLanguage(for: input, on: device)
    returnKey = input.returnKeyType
    isDark =
      switch input.keyboardAppearance {
      case .dark: true
      case .light: false
      case .default:
        // The keyboard looks like the view that is typed into.
        ((input as? UIView)?.traitCollection ?? device.screen.traitCollection)
          .userInterfaceStyle == .dark
      }
    (kind, plane) = Self.keys(for: input.keyboardType, isTablet: isTablet)
    adapt(to: input)
  }

  private static func keys(for type: UIKeyboardType, isTablet: Bool) -> (Kind, Plane) {
    switch type {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad:
      // An iPad has no keypad.
      if isTablet { return (.letters, .numbers) }
      let isDecimal = type == .decimalPad
      return (type == .phonePad ? .telephone : isDecimal ? .decimals : .digits, .letters)
    case .emailAddress: return (.email, .letters)
    case .URL: return (.webAddress, .letters)
    case .webSearch: return (.webSearch, .letters)
    case .numbersAndPunctuation: return (.letters, .numbers)
    case .default, .asciiCapable, .namePhonePad, .twitter: return (.letters, .letters)
    }
  }

  /// Chooses the language of the keys, and the keys that lead to other languages.
  @MainActor private mutating func setLanguage(for input: any UIKeyInput, on device: Device) {
    let keyboard = device.keyboard
    language = keyboard.language(for: input)
    isSecret = input.isSecureTextEntry
    hasSeveralLanguages = keyboard.language != "en" && language == keyboard.language
    if language == keyboard.language, input.keyboardType != .asciiCapableNumberPad {
      digits = keyboard.digits
    }
  }

  /// Follows the text: whether Return can be pressed, and whether the next letter is a capital.
  @MainActor mutating func adapt(to input: any UIKeyInput) {
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    candidates = []
    isComposing = false
    if composes, let text = input as? any UITextInput, let marked = text.markedTextRange {
      candidates = PinyinWords.candidates(for: text.text(in: marked) ?? "")
      isComposing = true
    }
    isShifted =
      plane == .letters && !kind.isPad && !["zh", "ar", "hi"].contains(language)
      && Self.wantsCapital(input)
  }

  @MainActor private static func wantsCapital(_ input: any UIKeyInput) -> Bool {
    var before = ""
    if let text = input as? any UITextInput, let selection = text.selectedTextRange,
      text.markedTextRange == nil,
      let range = text.textRange(from: text.beginningOfDocument, to: selection.start)
    {
      before = text.text(in: range) ?? ""
    } else if input.hasText {
      return false
    }
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = before.last else { return true }
      guard last.isWhitespace else { return false }
      let end = before.last { !$0.isWhitespace }
      return last.isNewline || end.map { ".!?。！？".contains($0) } ?? true
    }
  }

  /// The parts of the frame that the keyboard covers: all of it, or two halves.
  var parts: [CGRect] {
    guard !isSplit else { return KeyboardLayout.splitParts(of: self) }
    return [CGRect(x: 0, y: 0, width: width, height: metrics.height)]
  }

  /// A Boolean value that indicates whether the keys are an iPad's.
  var isTablet: Bool { metrics.isTablet && !isFloating }

  /// A Boolean value that indicates whether there is room for keys below the others.
  var hasCorners: Bool { metrics.bottom > 0 && !isFloating }

  var allowsEmoji: Bool { !isSecret }
  var hasDictationKey: Bool { !isSecret }

  /// The symbol and the action of the key for other languages or emoji, if there is one.
  ///
  /// With one language it shows emoji. The other languages of a device have no keys here.
  var languageKey: (KeyboardSymbol, KeyboardKey.Action)? {
    if hasSeveralLanguages { return (.globe, .none) }
    return allowsEmoji ? (.emoji, .plane(.emoji)) : nil
  }

  /// The label of the key that leads to the digits.
  var numbersLabel: String { String(digits.prefix(3)) }

  /// The label of the Return key, which takes the letters as they are while a word is composed.
  var returnLabel: String {
    isComposing ? "确认" : KeyboardLanguage.named(language).label(of: returnKey)
  }

  /// Whether letters are composed by an input method.
  var composes: Bool { language == "zh" && plane == .letters && !kind.isPad }

  /// Whether a balloon shows the letter under the finger: on phones.
  var hasCallouts: Bool { !kind.isPad && plane != .emoji && !metrics.isTablet }

  var spaceLabel: String { isComposing ? "选定" : KeyboardLanguage.named(language).space }

  /// Whether the Return key is blue: it does more than to begin a line or move on.
  var isReturnProminent: Bool {
    guard isReturnEnabled, !isComposing else { return false }
    return switch returnKey {
    case .default, .next, .emergencyCall: false
    default: true
    }
  }
}
