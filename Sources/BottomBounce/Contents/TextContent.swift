public import UIKit

/// Asks for a line of text.
///
/// Return confirms, unless an input method is composing: then it commits the composed text.
public struct TextContent: SheetContent {
  /// The text to begin with.
  public var text: String
  /// What an empty field shows.
  public var placeholder: String?
  /// The greatest number of user-perceived characters; nil, the default, for no limit.
  ///
  /// A longer initial text is shown whole and can be shortened; what is returned is never longer.
  public var limit: Int?
  /// The kind of keyboard.
  public var keyboardType: UIKeyboardType = .default
  /// What the text means, for suggestions.
  public var contentType: UITextContentType?
  /// What is capitalised by itself; sentences by default.
  public var autocapitalization: UITextAutocapitalizationType = .sentences
  /// Whether typing is corrected by itself.
  public var autocorrection: UITextAutocorrectionType = .default

  /// A line of text, and what limits it.
  public init(_ text: String = "", placeholder: String? = nil, limit: Int? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.limit = limit
  }

  /// Returns a text field set to the text.
  public func makeBody(_ context: SheetContext) -> TextContentView {
    TextContentView(content: self, context: context)
  }

  /// Commits what an input method composes, and corrections that wait.
  public func settle(_ body: TextContentView) async {
    body.commitPendingInput()
  }

  /// Returns the text, cut at the limit.
  public func value(in body: TextContentView) -> String {
    TextRules(limit: limit).limited(body.textField.text ?? "")
  }
}

extension SheetContent where Self == TextContent {
  /// A line of text.
  ///
  /// - Parameters:
  ///   - text: The text to begin with; empty by default.
  ///   - placeholder: What an empty field shows.
  ///   - limit: The greatest number of user-perceived characters; no limit by default.
  ///   - keyboardType: The kind of keyboard.
  ///   - contentType: What the text means, for suggestions.
  public static func text(
    _ text: String = "", placeholder: String? = nil, limit: Int? = nil,
    keyboardType: UIKeyboardType = .default, contentType: UITextContentType? = nil
  ) -> TextContent {
    var content = TextContent(text, placeholder: placeholder, limit: limit)
    content.keyboardType = keyboardType
    content.contentType = contentType
    return content
  }
}
