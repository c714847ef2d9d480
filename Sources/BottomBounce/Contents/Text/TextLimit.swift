import Foundation

/// How a text is kept within its limit, counted in characters as people perceive them.
struct TextLimit: Equatable {
  /// The greatest number of characters; nil for no limit.
  var limit: Int?

  /// What becomes of a change that a person makes.
  enum Decision: Equatable {
    /// The change fits.
    case accept
    /// The text is to become this one instead, with the caret at an offset in UTF-16 units.
    case replace(with: String, caret: Int)
    /// Nothing of the change fits.
    case reject
  }

  /// Decides about replacing a range, in UTF-16 units, of a text.
  func decide(replacing range: NSRange, in text: String, with replacement: String) -> Decision {
    guard let limit, let range = Range(range, in: text) else { return .accept }
    let prefix = String(text[..<range.lowerBound])
    let suffix = String(text[range.upperBound...])
    let proposed = prefix + replacement + suffix
    // A text that is too long already, because the app set it so, may become shorter.
    if proposed.count <= limit || proposed.count < text.count { return .accept }
    // Characters may join with their neighbours, so the result is counted, not its parts.
    var fitting = replacement
    while !fitting.isEmpty {
      fitting.removeLast()
      let candidate = prefix + fitting + suffix
      if candidate.count <= limit, !fitting.isEmpty {
        return .replace(with: candidate, caret: (prefix + fitting).utf16.count)
      }
    }
    return .reject
  }

  /// Returns the text cut at the limit, between two characters.
  func limited(_ text: String) -> String {
    guard let limit, text.count > limit else { return text }
    return String(text.prefix(max(limit, 0)))
  }
}
