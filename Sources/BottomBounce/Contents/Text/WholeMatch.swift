import Foundation

/// A check whether a regular expression matches a whole text.
struct WholeMatch: Sendable {
  private let expression: NSRegularExpression

  /// Creates a check from an expression, which need not contain anchors.
  init(_ expression: NSRegularExpression) {
    self.expression = Self.anchored(expression) ?? expression
  }

  /// Returns whether the whole text matches.
  func matches(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  /// Returns the expression with anchors, so that `a|ab` matches “ab” with its second
  /// alternative.
  private static func anchored(_ expression: NSRegularExpression) -> NSRegularExpression? {
    let (pattern, options) = (expression.pattern, expression.options)
    // Literal characters match in one way only.
    guard !options.contains(.ignoreMetacharacters) else { return nil }
    // A comment at the end of the pattern must not include the closing anchor.
    let end = options.contains(.allowCommentsAndWhitespace) ? "\n" : ""
    return try? NSRegularExpression(pattern: "\\A(?:\(pattern)\(end))\\z", options: options)
  }
}
