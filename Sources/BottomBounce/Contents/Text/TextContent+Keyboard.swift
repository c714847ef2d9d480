public import UIKit

// The software keyboard, and how it changes what the user types.
extension TextContent {
  /// Returns the content with a type of the keyboard.
  ///
  /// The default is the one for the text content type, `.numberPad` for a text that is normalized
  /// to ``Normalization/digits``, and `.default` for all others.
  public func keyboardType(_ type: UIKeyboardType) -> Self {
    with { $0.options.keyboardType = type }
  }

  /// Returns the content with a meaning of the text, for AutoFill.
  ///
  /// The default is none. The meaning brings a keyboard and a capitalization, and most of them turn
  /// off corrections and smart punctuation, see <doc:Text>. Other methods change each of these.
  public func textContentType(_ type: UITextContentType?) -> Self {
    with { $0.options.contentType = type }
  }

  /// Returns the content with a title of the Return key.
  ///
  /// The default is `.done`, and `.default` for several lines.
  public func returnKeyType(_ type: UIReturnKeyType) -> Self {
    with { $0.options.returnKeyType = type }
  }

  /// Returns the content with an appearance of the keyboard.
  ///
  /// The default follows the appearance of the screen.
  public func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self {
    with { $0.options.keyboardAppearance = appearance }
  }

  /// Returns the content with automatic capitalization.
  ///
  /// The default is the one for the text content type, and sentences without one. A secure text has
  /// none.
  public func autocapitalization(_ type: UITextAutocapitalizationType) -> Self {
    with { $0.options.autocapitalization = type }
  }

  /// Returns the content with autocorrection.
  ///
  /// The default follows the system's setting, unless the text content type turns it off. A secure
  /// text has none.
  public func autocorrection(_ type: UITextAutocorrectionType) -> Self {
    with { $0.options.autocorrection = type }
  }

  /// Returns the content with spell checking.
  ///
  /// The default follows the autocorrection. A secure text has none.
  public func spellChecking(_ type: UITextSpellCheckingType) -> Self {
    with { $0.options.spellChecking = type }
  }

  /// Returns the content with smart quotes: the keyboard types ’ for '.
  ///
  /// The default follows the system's setting, unless the text content type turns it off, or the
  /// text has a rule with a regular expression, which the user could not obey.
  public func smartQuotes(_ type: UITextSmartQuotesType) -> Self {
    with { $0.options.smartQuotes = type }
  }

  /// Returns the content with smart dashes: the keyboard types — for two hyphens.
  ///
  /// The default follows the system's setting, unless smart quotes are off by default.
  public func smartDashes(_ type: UITextSmartDashesType) -> Self {
    with { $0.options.smartDashes = type }
  }

  /// The views of the text depend on this besides the options.
  var partsAndTraits: (Bool, Bool, Bool, Bool) {
    (!rules.checks.isEmpty, suggestions != nil, normalization.isDigits, hasExpression)
  }

  private var hasExpression: Bool { rules.contains { $0.isExpression } }

  func prepareKeyboard(of entry: any TextEntry) {
    let defaults = KeyboardDefaults(for: options.contentType)
    let isCorrected = defaults.isProse && !options.isSecure
    let isNumeric = normalization.isDigits && defaults.keyboardType == .default
    entry.textContentType = options.contentType
    let pad = normalization.allowsPlus ? UIKeyboardType.phonePad : .numberPad
    entry.keyboardType = options.keyboardType ?? (isNumeric ? pad : defaults.keyboardType)
    entry.keyboardAppearance = options.keyboardAppearance
    entry.returnKeyType = options.returnKeyType ?? (options.hasOneLine ? .done : .default)
    entry.autocapitalizationType =
      options.isSecure ? .none : options.autocapitalization ?? defaults.capitalization
    entry.autocorrectionType =
      options.isSecure ? .no : options.autocorrection ?? (isCorrected ? .default : .no)
    entry.spellCheckingType =
      options.isSecure ? .no : options.spellChecking ?? (isCorrected ? .default : .no)
    let isSmart = isCorrected && !hasExpression
    entry.smartQuotesType = options.smartQuotes ?? (isSmart ? .default : .no)
    entry.smartDashesType = options.smartDashes ?? (isSmart ? .default : .no)
    entry.keepText(isProse: isCorrected)
  }
}

/// The keyboards that Apple's documentation of `UIKeyboardType` names for the purpose, with the
/// capitalization of the HTML standard, section “Autocapitalization”.
private struct KeyboardDefaults {
  var keyboardType = UIKeyboardType.default
  var capitalization = UITextAutocapitalizationType.none
  var isProse = false

  init(for type: UITextContentType?) {
    switch type {
    case .emailAddress: keyboardType = .emailAddress
    case .URL: keyboardType = .URL
    case .telephoneNumber: keyboardType = .phonePad
    case .oneTimeCode, .creditCardNumber: keyboardType = .numberPad
    case .username, .password, .newPassword: break
    case .postalCode: (keyboardType, capitalization) = (.numbersAndPunctuation, .allCharacters)
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname:
      capitalization = .words
    default: (capitalization, isProse) = (.sentences, true)
    }
  }
}
