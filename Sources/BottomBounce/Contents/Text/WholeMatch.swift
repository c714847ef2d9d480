import Foundation

/// Whether a regular expression matches a text from its first to its last character.
struct WholeMatch: Sendable {
  private let expression: NSRegularExpression

  /// A match with an expression that need not name the ends of the text.
  init(_ expression: NSRegularExpression) {
    self.expression = Self.anchored(expression) ?? expression
  }

  /// Whether the whole text matches.
  func matches(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  /// The expression between the ends of a text, so that of `a|ab` the second way is tried for “ab” as well.
  private static func anchored(_ expression: NSRegularExpression) -> NSRegularExpression? {
    let (pattern, options) = (expression.pattern, expression.options)
    // Plain letters have one way to match only.
    guard !options.contains(.ignoreMetacharacters) else { return nil }
    // A comment at the end of a pattern must not swallow what is put behind it.
    let end = options.contains(.allowCommentsAndWhitespace) ? "\n" : ""
    return try? NSRegularExpression(pattern: "\\A(?:\(pattern)\(end))\\z", options: options)
  }
}
