public import UIKit

/// Asks for a line of text, or for several.
///
/// ```swift
/// sheet.show(
///   .text(name, placeholder: "Nickname") { $0.rules = [.required(), .length(3...20)] }, in: view
/// ) { [weak self] name in
///   self?.name = name
/// }
/// ```
///
/// Return confirms, unless an input method is composing: then it commits the composed text. Where there may be
/// several ``lines`` Return makes one, and Return with Command confirms. What is returned keeps all ``rules``. See
/// <doc:Text>.
public struct TextContent: SheetContent {
  /// The text to begin with.
  public var text: String
  /// What an empty field shows.
  public var placeholder: String?
  /// How many lines are shown, at least and at most; `1...1`, the default, is a field of one line.
  ///
  /// The panel grows line by line from the lower number to the upper one; then the text scrolls. Lines are counted
  /// as they are shown, so that a long paragraph is several. Line breaks inside of the text are kept, and each
  /// counts as one character. A secret text has one line, whatever is set.
  public var lines: ClosedRange<Int> = 1...1
  /// The greatest number of user-perceived characters; nil, the default, for no limit.
  ///
  /// A longer initial text is shown whole and can be shortened; what is returned is never longer.
  public var limit: Int?
  /// What the text has to fulfil; nothing by default.
  public var rules: [TextRule] = []
  /// Whether OK is disabled while the text is known to break a rule; true by default.
  ///
  /// So do the system's own sheets: a person sees that something is missing before they tap. Where an app
  /// rather has OK say what is wrong, false leaves it enabled.
  public var disablesOKWhileInvalid = true
  /// What is cut off both ends of the text when it is read; white space by default, nothing of a secret text.
  public var trimming = Trimming.automatic
  /// What is selected when editing begins; by default nothing, with the caret after the text.
  public var initialSelection = InitialSelection.end
  /// Texts to put in with a tap; none by default.
  public var suggestions: TextSuggestions = []
  /// Whether the text is shown as dots, with a button that reveals it; false by default.
  ///
  /// A secret text is neither capitalised nor corrected, whatever is set.
  public var isSecure = false
  /// The kind of keyboard.
  public var keyboardType: UIKeyboardType = .default
  /// Whether the keyboard is light or dark; as the screen by default.
  public var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the return key says; nil, the default, for "done", or for "return" where it makes a line.
  public var returnKeyType: UIReturnKeyType?
  /// When there is a button that clears the field; nil, the default, for while editing, or never in a secret text.
  ///
  /// A text of several lines has none, as everywhere in the system.
  public var clearButtonMode: UITextField.ViewMode?
  /// What the text means, for suggestions of the keyboard.
  public var contentType: UITextContentType?
  /// What is capitalised by itself; sentences by default.
  public var autocapitalization: UITextAutocapitalizationType = .sentences
  /// Whether typing is corrected by itself.
  public var autocorrection: UITextAutocorrectionType = .default
  /// Whether unknown words are marked.
  public var spellChecking: UITextSpellCheckingType = .default

  /// A line of text, and what limits it.
  public init(_ text: String = "", placeholder: String? = nil, limit: Int? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.limit = limit
  }

  /// Whether the text is taken by a field, and not by a view of several lines.
  var hasOneLine: Bool { isSecure || lines.upperBound <= 1 }

  /// Returns a text field, or a view of several lines, set to the text.
  public func makeBody(_ context: SheetContext) -> TextContentView {
    TextContentView(content: self, context: context)
  }

  /// Commits what an input method composes, and corrections that wait; then waits for rules that take their time.
  public func settle(_ body: TextContentView) async {
    await body.settle()
  }

  /// Returns the text, trimmed and cut at the limit.
  ///
  /// - Throws: A problem with the message of the first rule that the text breaks.
  public func value(in body: TextContentView) throws(ValidationProblem) -> String {
    try body.value()
  }

  /// Returns a text as it is given back: trimmed, and cut at the limit between two characters.
  func value(of text: String) -> String {
    let trimmed = trimming.trimmed(text, isSecret: isSecure)
    let limited = TextLimit(limit: limit).limited(trimmed)
    // The cut may have laid a blank bare.
    return limited == trimmed ? trimmed : trimming.trimmed(limited, isSecret: isSecure)
  }
}

extension SheetContent where Self == TextContent {
  /// A line of text, or several.
  ///
  /// - Parameters:
  ///   - text: The text to begin with; empty by default.
  ///   - placeholder: What an empty field shows.
  ///   - lines: How many lines are shown, at least and at most; one by default. See ``TextContent/lines``.
  ///   - limit: The greatest number of user-perceived characters; no limit by default.
  ///   - keyboardType: The kind of keyboard.
  ///   - contentType: What the text means, for suggestions.
  ///   - configure: Sets what else there is to say about the text, such as its rules.
  public static func text(
    _ text: String = "", placeholder: String? = nil, lines: ClosedRange<Int> = 1...1,
    limit: Int? = nil, keyboardType: UIKeyboardType = .default,
    contentType: UITextContentType? = nil,
    configure: (inout TextContent) -> Void = { _ in }
  ) -> TextContent {
    var content = TextContent(text, placeholder: placeholder, limit: limit)
    content.lines = lines
    content.keyboardType = keyboardType
    content.contentType = contentType
    configure(&content)
    return content
  }
}
