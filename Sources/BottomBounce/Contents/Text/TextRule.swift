public import Foundation

/// What a text has to fulfil before the sheet gives it back.
///
/// ```swift
/// var content = TextContent(name, placeholder: "Nickname")
/// content.rules = [
///   .required(),
///   .length(3...20),
///   .custom { $0.contains("@") ? "A nickname has no @. Leave it out." : nil },
/// ]
/// ```
///
/// Rules are asked in their order, and the message of the first that a text breaks is shown. Each gets the text
/// as it would be returned, trimmed after the content's ``TextContent/trimming``; an empty text is no exception.
/// A message is a full sentence for the person, in their language, that says what to do.
///
/// More kinds may come in later versions.
public struct TextRule: Sendable {
  enum Kind: Sendable {
    case required
    case length(minimum: Int?, maximum: Int?)
    case matches(WholeMatch)
    case custom(@Sendable (String) -> String?)
    case checked(@MainActor (String) async -> String?)
  }

  let kind: Kind
  /// What the app says; nil for the sheet's own words.
  let message: String?

  private init(_ kind: Kind, _ message: String? = nil) {
    self.kind = kind
    self.message = message
  }

  /// The text must not be empty.
  ///
  /// - Parameter message: What the person is told; a sentence in their language by default.
  public static func required(_ message: String? = nil) -> TextRule {
    TextRule(.required, message)
  }

  /// The number of user-perceived characters must be in a range, such as `3...20`.
  ///
  /// - Parameters:
  ///   - range: The numbers that are allowed.
  ///   - message: What the person is told; a sentence in their language by default.
  public static func length(_ range: ClosedRange<Int>, _ message: String? = nil) -> TextRule {
    TextRule(.length(minimum: range.lowerBound, maximum: range.upperBound), message)
  }

  /// The text must have a least number of user-perceived characters, such as `3...`.
  public static func length(
    _ range: PartialRangeFrom<Int>, _ message: String? = nil
  ) -> TextRule {
    TextRule(.length(minimum: range.lowerBound, maximum: nil), message)
  }

  /// The text must not have more user-perceived characters than some, such as `...20`.
  ///
  /// ``TextContent/limit`` keeps the person from typing more; this rule lets them, and says what is wrong.
  public static func length(
    _ range: PartialRangeThrough<Int>, _ message: String? = nil
  ) -> TextRule {
    TextRule(.length(minimum: nil, maximum: range.upperBound), message)
  }

  /// The whole text must match a regular expression.
  ///
  /// A `Regex` cannot be kept by what crosses isolation; use one inside of ``custom(_:)``.
  public static func matches(_ expression: NSRegularExpression, _ message: String) -> TextRule {
    TextRule(.matches(WholeMatch(expression)), message)
  }

  /// A closure decides: it returns what to tell the person, or nil where the text is valid.
  ///
  /// It runs at every change, on the main actor's time: it should be quick.
  public static func custom(_ message: @escaping @Sendable (String) -> String?) -> TextRule {
    TextRule(.custom(message))
  }

  /// A closure decides in its own time, such as by asking a server.
  ///
  /// It is asked when the text has been the same for 0.3 seconds and keeps all other rules, or when the person
  /// confirms; OK waits for it. Its task is cancelled when the text changes or the sheet goes, and what it
  /// returns then is not looked at. Where it takes longer than ten seconds after OK the person is told to try again.
  ///
  /// - Parameter message: Gets the text, and returns what to tell the person, or nil where the text is valid.
  public static func checked(
    _ message: @escaping @MainActor (String) async -> String?
  ) -> TextRule {
    TextRule(.checked(message))
  }

  /// What is wrong with a text as far as this rule can say without waiting; nil for nothing.
  func message(for text: String, _ texts: SheetTexts) -> String? {
    switch kind {
    case .required:
      return text.isEmpty ? message ?? texts.required : nil
    case .length(let minimum, let maximum):
      let count = text.count
      if let minimum, count < minimum { return message ?? texts.tooShort(minimum) }
      if let maximum, count > maximum { return message ?? texts.tooLong(maximum) }
      return nil
    case .matches(let expression):
      return expression.matches(text) ? nil : message
    case .custom(let message):
      return message(text)
    case .checked:
      return nil
    }
  }
}

extension [TextRule] {
  /// What is wrong with a text as far as can be said without waiting; nil for nothing.
  func message(for text: String, _ texts: SheetTexts) -> String? {
    for rule in self {
      if let message = rule.message(for: text, texts) { return message }
    }
    return nil
  }

  /// The closures that take their time, in order.
  var checks: [@MainActor (String) async -> String?] {
    compactMap {
      if case .checked(let check) = $0.kind { check } else { nil }
    }
  }
}
