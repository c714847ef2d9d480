/// A rule that a text must obey before the sheet returns it.
///
/// ```swift
/// .text(name, placeholder: "Nickname").rules(
///   .required(),
///   .length(3...20))
/// ```
///
/// Rules run in their order. The sheet shows the message of the first rule that the text breaks.
/// Each rule gets the text that would be returned, see ``TextContent/Normalization``. An empty text
/// is no exception. A message is a full sentence for the user, in the user's language, that says
/// what to do.
@MainActor public struct TextRule {
  let message: (CountedText, SheetStrings) -> String?
  /// `nil` if several lengths are allowed.
  private(set) var exactLength: Int?
  private(set) var maximum: Int?
  private(set) var isExpression = false
  private(set) var check: TextCheck.Check?

  /// Requires a text that isn't empty, and that shows more than white space and invisible
  /// characters.
  ///
  /// - Parameter message: The message for the user. The default is a localized sentence.
  public static func required(_ message: String? = nil) -> TextRule {
    TextRule {
      $0.string.unicodeScalars.allSatisfy(\.isInvisible) ? message ?? $1[.required] : nil
    }
  }

  /// Requires a number of user-perceived characters in a range: `3...20`, `3...`, or `...20`.
  ///
  /// With a maximum, a counter appears below the text when a fifth of it is left, or ten characters.
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
      case let range as PartialRangeThrough<Int>: (.min, range.upperBound)
      default: { ($0.lowerBound, $0.upperBound &- 1) }(range.relative(to: Int.min ..< .max))
      }
    let rule = TextRule { text, strings in
      if text.count < minimum { return message ?? strings.tooShort(minimum) }
      return text.count > maximum ? message ?? strings.tooLong(maximum) : nil
    }
    return rule.with {
      $0.exactLength = minimum == maximum ? minimum : nil
      $0.maximum = maximum < .max - 1 ? max(maximum, 0) : nil
    }
  }

  /// Requires a text that matches a regular expression from its first to its last character.
  ///
  /// ```swift
  /// let code = TextRule.matches(#/[A-Z]{2}[0-9]{4}/#, "Enter two letters and four digits.")
  /// ```
  ///
  /// If matching throws an error, for example in a transformation of the expression, the text
  /// doesn't match. A file that imports `RegexBuilder` can also pass a string, which only matches
  /// itself: it isn't a pattern. `Regex(_:)` makes an expression of a pattern.
  ///
  /// - Parameters:
  ///   - expression: The regular expression, with an output of any type.
  ///   - message: The message for the user.
  public static func matches(_ expression: some RegexComponent, _ message: String) -> TextRule {
    let regex = expression.regex
    return TextRule { text, _ in (try? regex.wholeMatch(in: text.string)) == nil ? message : nil }
      .with { $0.isExpression = true }
  }

  /// Validates the text with an asynchronous closure, for example on a server.
  ///
  /// The closure is called when the text hasn't changed for 0.3 seconds and obeys all other rules,
  /// or when the user confirms. OK waits for it, and calls the closure of the content that the app
  /// has described last. If the text changes or the sheet is dismissed, the
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
    TextRule { _, _ in nil }.with { $0.check = TextCheck.Check(run: message) }
  }

  /// Returns the message for a text that breaks the rule, or `nil`.
  ///
  /// An asynchronous rule always returns `nil`.
  ///
  /// Use it to apply the same rule in a custom content.
  public func message(for text: String) -> String? { message(CountedText(text), SheetStrings()) }

  private init(_ message: @escaping (CountedText, SheetStrings) -> String?) {
    self.message = message
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var rule = self
    change(&rule)
    return rule
  }
}

extension [TextRule] {
  /// Asynchronous rules are skipped.
  @MainActor func message(for text: CountedText, _ strings: SheetStrings) -> String? {
    lazy.compactMap { $0.message(text, strings) }.first
  }

  @MainActor var checks: [TextCheck.Check] { compactMap(\.check) }
}
