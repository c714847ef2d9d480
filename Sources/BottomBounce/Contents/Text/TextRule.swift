/// A rule that a text must obey before the sheet returns it.
///
/// ```swift
/// .text(name, placeholder: "Nickname").rules(
///   .required(),
///   .length(3...20),
///   .custom { $0.contains("@") ? "A nickname has no @. Leave it out." : nil })
/// ```
///
/// Rules run in their order. The sheet shows the message of the first rule that the text breaks.
/// Each rule gets the text that would be returned, see ``TextContent/Normalization``. An empty text is no exception. A message is a full sentence for the
/// user, in the user's language, that says what to do.
@MainActor public struct TextRule {
  enum Kind {
    case required
    case length(minimum: Int, maximum: Int)
    case matches((String) -> Bool)
    case custom((String) -> String?)
    case async(TextCheck.Check)
  }

  let kind: Kind
  /// The app's message; `nil` for the sheet's own message.
  let message: String?

  private init(_ kind: Kind, _ message: String? = nil) {
    self.kind = kind
    self.message = message
  }

  /// Requires a text that isn't empty, and that shows more than white space and invisible
  /// characters.
  ///
  /// - Parameter message: The message for the user. The default is a localized sentence.
  public static func required(_ message: String? = nil) -> TextRule {
    TextRule(.required, message)
  }

  /// Requires a number of user-perceived characters in a range: `3...20`, `3...`, or `...20`.
  ///
  /// - Parameters:
  ///   - range: The allowed numbers of characters.
  ///   - message: The message for the user. The default is a localized sentence.
  public static func length(
    _ range: some RangeExpression<Int>, _ message: String? = nil
  ) -> TextRule {
    let (minimum, maximum): (Int, Int) =
      switch range {
      case let range as ClosedRange<Int>: (range.lowerBound, range.upperBound)
      case let range as PartialRangeFrom<Int>: (range.lowerBound, .max)
      case let range as PartialRangeThrough<Int>: (0, range.upperBound)
      default: { ($0.lowerBound, $0.upperBound - 1) }(range.relative(to: 0 ..< .max))
      }
    return TextRule(.length(minimum: minimum, maximum: maximum), message)
  }

  /// Requires a text that matches a regular expression from its first to its last character.
  ///
  /// ```swift
  /// let code = TextRule.matches(#/[A-Z]{2}\d{4}/#, "Enter two letters and four digits.")
  /// ```
  ///
  /// If matching throws an error, for example in a transformation of the expression, the text
  /// doesn't match. A file that imports `RegexBuilder` can also pass a string, which only matches
  /// itself: it isn't a pattern.
  ///
  /// - Parameters:
  ///   - expression: The regular expression, with an output of any type.
  ///   - message: The message for the user.
  public static func matches(_ expression: some RegexComponent, _ message: String) -> TextRule {
    let regex = expression.regex
    return TextRule(.matches { (try? regex.wholeMatch(in: $0)) != nil }, message)
  }

  /// Validates the text with a closure.
  ///
  /// - Parameter message: Returns the message for the user, or `nil` if the text is valid. It runs
  ///   on the main actor after each change, so it should return quickly.
  public static func custom(_ message: @escaping (_ text: String) -> String?) -> TextRule {
    TextRule(.custom(message))
  }

  /// Validates the text with an asynchronous closure, for example on a server.
  ///
  /// The closure is called when the text hasn't changed for 0.3 seconds and obeys all other rules,
  /// or when the user confirms. OK waits for it. If the text changes or the sheet is dismissed, the
  /// task is canceled and its result is ignored. Ten seconds after OK, the user is asked to try
  /// again.
  ///
  /// If the closure throws a ``ValidationError``, the text is invalid, and the sheet shows the
  /// error's message. With any other error the text isn't accepted either: the sheet shows the
  /// error's `localizedDescription`, and the closure runs again when the user confirms.
  ///
  /// - Parameter message: Returns the message for the user, or `nil` if the text is valid.
  public static func async(
    _ message: nonisolated(nonsending) @escaping (_ text: String) async throws -> String?
  ) -> TextRule {
    TextRule(.async(TextCheck.Check(run: message)))
  }

  /// The only number of characters that the rule allows; `nil` if there are several.
  var exactLength: Int? {
    if case .length(let minimum, let maximum) = kind, minimum == maximum { minimum } else { nil }
  }

  /// A Boolean value that indicates whether the rule is a regular expression.
  var isExpression: Bool {
    if case .matches = kind { true } else { false }
  }

  /// Returns the message for a text that breaks the rule, or `nil`.
  ///
  /// An asynchronous rule always returns `nil`.
  ///
  /// Use it to apply the same rule in a custom content.
  public func message(for text: String) -> String? {
    message(for: CountedText(text), SheetStrings())
  }

  func message(for text: CountedText, _ strings: SheetStrings) -> String? {
    switch kind {
    case .required:
      return text.string.isInvisible ? message ?? strings[.required] : nil
    case .length(let minimum, let maximum):
      let count = text.count
      if count < minimum { return message ?? strings.tooShort(minimum) }
      return count > maximum ? message ?? strings.tooLong(maximum) : nil
    case .matches(let matches):
      return matches(text.string) ? nil : message
    case .custom(let message):
      return message(text.string)
    case .async:
      return nil
    }
  }
}

extension String {
  /// A Boolean value that indicates whether no character is visible.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      // Braille without dots, U+2800, has no property that says so.
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control || scalar == "\u{2800}"
    }
  }
}

extension [TextRule] {
  /// Returns the message of the first rule that a text breaks, or `nil`.
  ///
  /// Asynchronous rules are skipped.
  @MainActor func message(for text: CountedText, _ strings: SheetStrings) -> String? {
    for rule in self {
      if let message = rule.message(for: text, strings) { return message }
    }
    return nil
  }

  /// The asynchronous rules, in order.
  @MainActor var checks: [TextCheck.Check] {
    compactMap {
      if case .async(let check) = $0.kind { check } else { nil }
    }
  }
}
