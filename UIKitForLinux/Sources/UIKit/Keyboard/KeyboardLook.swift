/// All inputs of the keyboard's appearance.
///
/// Equal values give equal images.
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
  /// The distance of the keys from each side.
  ///
  /// In landscape, it keeps the keys of a phone away from the notch.
  package var inset: CGFloat = 0
  package var scale: CGFloat
  /// A Boolean value that indicates whether the keys are in two halves at the sides.
  package var isSplit = false
  /// A Boolean value that indicates whether the keyboard floats over the content of an iPad.
  package var isFloating = false
  package var isDark = false
  /// A Boolean value that indicates whether the user increases the contrast.
  package var increasesContrast = false
  /// A Boolean value that indicates whether the keys have the design of iOS 26.
  package var hasDesignOf26 = false
  /// The language of the keys, as a code such as `en`, or `zh-Hant`.
  package var language = "en"
  /// The digits from 1 to 9, and 0.
  package var digits = "1234567890"
  /// A Boolean value that indicates whether the user can switch to a keyboard of another language.
  package var hasSeveralLanguages = false
  /// A Boolean value that indicates whether the keyboard is for a password.
  package var isSecret = false
  /// A Boolean value that indicates whether there is marked text without a chosen candidate.
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
        // The keyboard has the appearance of the view with the text input.
        ((input as? UIView)?.traitCollection ?? device.screen.traitCollection)
          .userInterfaceStyle == .dark
      }
    increasesContrast = device.settings.increasesContrast
    hasDesignOf26 = device.hasDesignOf26
    (kind, plane) = Self.keys(for: input.keyboardType, isTablet: isTablet)
    adapt(to: input)
  }

  private static func keys(for type: UIKeyboardType, isTablet: Bool) -> (Kind, Plane) {
    switch type {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad:
      // iPads have no number pad.
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

  /// Sets the language of the keys, and the keys that switch languages.
  @MainActor private mutating func setLanguage(for input: any UIKeyInput, on device: Device) {
    let keyboard = device.keyboard
    language = keyboard.language(for: input)
    isSecret = input.isSecureTextEntry
    hasSeveralLanguages = keyboard.language != "en" && language == keyboard.keyLanguage
    if language == keyboard.keyLanguage, input.keyboardType != .asciiCapableNumberPad {
      digits = keyboard.digits
    }
  }

  /// Updates the appearance from the text: the state of the Return key, and capital letters.
  @MainActor mutating func adapt(to input: any UIKeyInput) {
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    candidates = []
    isComposing = false
    if composes, let text = input as? any UITextInput, let marked = text.markedTextRange {
      candidates = PinyinWords.candidates(for: text.text(in: marked) ?? "")
      isComposing = true
    }
    isShifted =
      plane == .letters && !kind.isPad && KeyboardLanguage.named(language).hasCapitals
      && Self.wantsCapital(input)
  }

  @MainActor private static func wantsCapital(_ input: any UIKeyInput) -> Bool {
    var before = ""
    if let text = input as? any UITextInput, text.markedTextRange == nil,
      let typed = text.textBeforeSelection
    {
      before = typed
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

  /// The parts of the frame that the keys cover: the whole frame, or two halves.
  var parts: [CGRect] {
    guard !isSplit else { return KeyboardLayout.splitParts(of: self) }
    return [CGRect(x: 0, y: 0, width: width, height: metrics.height)]
  }

  /// The radius of a key's corners, in points.
  ///
  /// Since iOS 26 it is larger, as others have measured it.
  var keyRadius: CGFloat { hasDesignOf26 ? 8.5 : KeyboardPicture.keyRadius }

  /// The colors of the keys.
  var colors: KeyboardColors {
    if increasesContrast { return isDark ? .darkIncreased : .lightIncreased }
    return isDark ? .dark : .light
  }

  /// A Boolean value that indicates whether the keys have the iPad layout.
  var isTablet: Bool { metrics.isTablet && !isFloating }

  /// A Boolean value that indicates whether there is space for keys below the others.
  var hasCorners: Bool { metrics.bottom > 0 && !isFloating }

  var allowsEmoji: Bool { !isSecret }
  var hasDictationKey: Bool { !isSecret }

  /// The symbol and the action of the key for other languages or emoji, if there is one.
  ///
  /// With one language, the key shows emoji. The keys of the device's other languages aren't
  /// implemented.
  var languageKey: (KeyboardSymbol, KeyboardKey.Action)? {
    if hasSeveralLanguages { return (.globe, .none) }
    return allowsEmoji ? (.emoji, .plane(.emoji)) : nil
  }

  /// The label of the key that leads to the digits.
  var numbersLabel: String { String(digits.prefix(3)) }

  /// The label of the Return key, which is different while there is marked text.
  var returnLabel: String {
    let keys = KeyboardLanguage.named(language)
    return isComposing ? keys.composing.newLine : keys.label(of: returnKey)
  }

  /// A Boolean value that indicates whether the letters go through an input method.
  var composes: Bool { language.hasPrefix("zh") && plane == .letters && !kind.isPad }

  /// A Boolean value that indicates whether a callout shows the pressed letter, as on phones.
  var hasCallouts: Bool { !kind.isPad && plane != .emoji && !metrics.isTablet }

  var spaceLabel: String {
    let keys = KeyboardLanguage.named(language)
    return isComposing ? keys.composing.space : keys.space
  }

  /// A Boolean value that indicates whether the Return key is blue: its action is more than a line
  /// break or moving to the next field.
  var isReturnProminent: Bool {
    guard isReturnEnabled, !isComposing else { return false }
    return switch returnKey {
    case .default, .next, .emergencyCall: false
    default: true
    }
  }
}
