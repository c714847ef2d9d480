public import UIKit

/// Content that asks for text: a single line, several lines, or a password.
///
/// ```swift
/// sheet.show(
///   .text(name, placeholder: "Nickname").rules(.required(), .length(3...20)), from: self
/// ) { [weak self] name in
///   self?.name = name
/// }
/// ```
///
/// Return confirms. While an input method composes, Return commits the marked text. In a text of
/// several lines Return inserts a line break, and Command-Return confirms. The returned text obeys
/// all rules. Inline predictions are off. See <doc:Text>.
public struct TextContent: SheetContent, _ContentWithParts {
  private(set) var text: String
  var options = TextOptions()
  var rules: [TextRule] = []
  var suggestions: ((String) -> [String])?
  var chosenNormalization: Normalization?
  /// For a text that isn't edited; `nil` shows the returned text.
  var format: ((String) -> String)?
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<String>()

  init(_ text: String = "", placeholder: String? = nil, limit: Int? = nil) {
    self.text = text
    options.placeholder = placeholder
    options.limit = limit.map { max($0, 0) }
  }

  /// Also asked while the text is invalid.
  var requirements: ((String) -> String?)?

  // MARK: Options

  /// Returns the content with rules that the text must obey, in this order.
  ///
  /// The default is no rule.
  public func rules(_ rules: TextRule...) -> Self { with { $0.rules = rules } }

  /// Returns the content with a counter that is also visible far from the limit.
  ///
  /// By default it appears when a fifth of the limit is left, or ten characters.
  public func alwaysShowsCount(_ alwaysShows: Bool = true) -> Self {
    with { $0.options.alwaysShowsCount = alwaysShows }
  }

  /// Returns the content with a minimum and a maximum number of visible lines.
  ///
  /// The default is `1...1`, a text field.
  ///
  /// The panel grows line by line, then the text scrolls. A long paragraph counts as several lines.
  /// A line break counts as one character. A secure text always has one line.
  public func lines(_ lines: ClosedRange<Int>) -> Self { with { $0.options.lines = lines } }

  /// Returns the content with a minimum number of visible lines, and no maximum.
  ///
  /// The panel grows up to the height of the screen, then the text scrolls. Where there is less
  /// room, fewer lines are visible.
  public func lines(_ lines: PartialRangeFrom<Int>) -> Self {
    self.lines(lines.lowerBound...(.max))
  }

  /// Returns the content with a text shown as dots, and a button that reveals it.
  ///
  /// The default is not secure.
  ///
  /// A secure text is neither capitalized nor corrected, and smart punctuation is off.
  public func secure(_ isSecure: Bool = true) -> Self { with { $0.options.isSecure = isSecure } }

  /// Returns the content with a row of texts under the field, of which it shows the first 30.
  ///
  /// A tap on one replaces the text. The default is none.
  public func suggestions(_ texts: [String]) -> Self {
    with { $0.suggestions = texts.isEmpty ? nil : { _ in texts } }
  }

  /// Returns the content with a row of at most 30 texts that depend on the current text.
  ///
  /// - Parameter texts: Returns the suggestions for the normalized text, on the main actor after
  ///   each change. The row keeps its height while there are none.
  public func suggestions(matching texts: @escaping (_ text: String) -> [String]) -> Self {
    with { $0.suggestions = texts }
  }

  /// Returns the content with another text for the app than the text of the field.
  ///
  /// The default removes white space and line breaks from both ends, except from a secure text. See
  /// ``Normalization``.
  public func normalized(_ normalization: Normalization) -> Self {
    with { $0.chosenNormalization = normalization }
  }

  /// Returns the content that is confirmed when the user has completed the text, as OK does.
  ///
  /// The default is that the user confirms.
  ///
  /// A text is complete when it is valid and has the number of characters of a rule such as
  /// `.length(6...6)`, or of the limit if there is no such rule. The initial text isn't confirmed.
  /// If a rule or the app refuses the text, it is selected, so that typing replaces it. The same
  /// text is tried again if the user enters it again. VoiceOver says in a hint that the last
  /// character confirms.
  public func confirmsWhenComplete(_ confirms: Bool = true) -> Self {
    with { $0.options.confirmsWhenComplete = confirms }
  }

  /// Returns the content with a text before the field, such as “https://”.
  ///
  /// The default is none.
  ///
  /// It is never part of the value, also not if the user pastes it with the text. A text of several
  /// lines has none.
  public func prefix(_ prefix: String) -> Self { with { $0.options.prefix = prefix } }

  /// Returns the content with a text after the field, such as “.txt”.
  ///
  /// The default is none. It is never part of the value, under the conditions of ``prefix(_:)``.
  public func suffix(_ suffix: String) -> Self { with { $0.options.suffix = suffix } }

  /// Returns the content with an initial selection.
  ///
  /// The default is the end of the text.
  public func initialSelection(_ selection: InitialSelection) -> Self {
    with { $0.options.initialSelection = selection }
  }

  /// Returns the content with a rule for the button that clears the field.
  ///
  /// The default is `.whileEditing`, and `.never` in a secure text. A text of several lines has no
  /// such button.
  public func clearButton(_ mode: UITextField.ViewMode) -> Self {
    with { $0.options.clearButtonMode = mode }
  }

  /// Returns the content with a line of text below it that says what the text still needs.
  ///
  /// ```swift
  /// .text().secure().rules(.length(8...)).requirements { password in
  ///   password.count < 8 ? "\(password.count) of 8 characters" : nil
  /// }
  /// ```
  ///
  /// In contrast to ``SheetContent/footer(_:)-((Value)->String?)``, it is called while the text is invalid, too. The line of a
  /// footer is below it. A second call replaces the line.
  ///
  /// - Parameter text: Returns the line for the text that OK would return, or `nil` for none.
  public func requirements(_ text: @escaping (_ text: String) -> String?) -> Self {
    with { $0.requirements = text }
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var content = self
    change(&content)
    return content
  }
}

extension SheetContent where Self == TextContent {
  /// Asks for text.
  ///
  /// Add rules, lines, or suggestions with the methods of ``TextContent``.
  ///
  /// - Parameters:
  ///   - text: The initial text. OK without a change returns it normalized. The default is empty.
  ///   - placeholder: The text of an empty field. The default is `nil`.
  ///   - limit: The maximum number of user-perceived characters. The default is `nil`: no limit.
  public static func text(
    _ text: String = "", placeholder: String? = nil, limit: Int? = nil
  ) -> TextContent {
    TextContent(text, placeholder: placeholder, limit: limit)
  }
}

extension TextContent: ReplaceableContent {
  var described: String? { text }

  func replacing(_ text: String, _ context: SheetContext) -> TextContent? {
    with { $0.text = text }
  }
}
