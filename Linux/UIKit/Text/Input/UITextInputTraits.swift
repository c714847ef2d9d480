/// What an input of text asks of the keyboard; everything has a default.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// When a word begins with a capital letter; `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether unknown words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are put right around what is pasted or cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a sentence is offered.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The set of keys.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the Return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return waits until there is text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden and not offered for copying; false by default.
  var isSecureTextEntry: Bool { get set }
  /// What the text stands for.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// `.sentences`; an input that wants something else has a property of its own.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// `.default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// `.default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// `.default`.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing in particular.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// A responder that takes text and gives characters back; while it is first responder, the keyboard is up.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text at the insertion point.
  func insertText(_ text: String)
  /// Removes the character before the insertion point.
  func deleteBackward()
}
