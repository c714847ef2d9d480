import Foundation

/// A limit of user-perceived characters.
///
/// A pasted text may be huge. The work depends on the limit and on the text before the change, not
/// on the length of the pasted text.
struct TextLimit: Equatable {
  /// The maximum number of characters; `nil` for no limit.
  var limit: Int?

  /// The maximum limit.
  ///
  /// Counting beyond it doesn't overflow.
  private static let greatest = Int.max / 2

  /// The result of a change that the user makes.
  enum Decision: Equatable {
    /// The change fits.
    case accept
    /// The text becomes this one instead, with the caret at an offset in UTF-16 units.
    case replace(with: String, caret: Int)
    /// The change is rejected, because no part of it fits.
    case reject
  }

  /// Decides whether a replacement of a range in UTF-16 units fits.
  func decide(replacing range: NSRange, in text: String, with replacement: String) -> Decision {
    var steps = 0
    return decide(replacing: range, in: text, with: replacement, steps: &steps)
  }

  /// Decides whether a replacement fits, and counts the work.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 units. A range outside of the text is accepted.
  ///   - text: The text before the change.
  ///   - replacement: The text that replaces the range.
  ///   - steps: The number of characters that were examined.
  /// - Returns: The decision.
  func decide(
    replacing range: NSRange, in text: String, with replacement: String, steps: inout Int
  ) -> Decision {
    guard let limit = limit.map({ min(max($0, 0), Self.greatest) }),
      let range = Range(range, in: text)
    else { return .accept }
    let prefix = String(text[..<range.lowerBound])
    let suffix = String(text[range.upperBound...])
    // An initial text that is too long may become shorter.
    let count = count(of: text, steps: &steps)
    let most = max(limit, count - 1)
    // Up to two characters at each end may combine with their neighbors, so the whole text is
    // counted.
    let enough = end(of: most + 4, in: replacement, steps: &steps)
    if enough == replacement.endIndex {
      let proposed = prefix + replacement + suffix
      if end(of: most, in: proposed, steps: &steps) == proposed.endIndex { return .accept }
    }
    let room = limit - self.count(of: prefix + suffix, upTo: limit + 4, steps: &steps) + 4
    var fitting = replacement[..<end(of: max(room, 0), in: replacement, steps: &steps)]
    while !fitting.isEmpty {
      let candidate = prefix + fitting + suffix
      if end(of: limit, in: candidate, steps: &steps) == candidate.endIndex {
        return .replace(with: candidate, caret: prefix.utf16.count + fitting.utf16.count)
      }
      fitting.removeLast()
    }
    return .reject
  }

  /// Returns the text cut at the limit, between two characters.
  func limited(_ text: String) -> String {
    guard let limit else { return text }
    var steps = 0
    let end = end(of: max(limit, 0), in: text, steps: &steps)
    return end == text.endIndex ? text : String(text[..<end])
  }

  /// Returns the message for a text above the limit, or `nil`.
  func message(for text: String, _ strings: SheetStrings) -> String? {
    guard let limit, limited(text) != text else { return nil }
    return strings.tooLong(max(limit, 0))
  }

  /// Returns the index after a number of characters, or the end of a text that has fewer.
  private func end(
    of count: Int, in text: some StringProtocol, steps: inout Int
  ) -> String.Index {
    var index = text.startIndex
    var left = count
    while left > 0, index < text.endIndex {
      text.formIndex(after: &index)
      left -= 1
      steps += 1
    }
    return index
  }

  /// Returns the number of characters, or the limit of the count for a text that has more.
  private func count(
    of text: String, upTo limit: Int = .max, steps: inout Int
  ) -> Int {
    var index = text.startIndex
    var count = 0
    while count < limit, index < text.endIndex {
      text.formIndex(after: &index)
      count += 1
    }
    steps += count
    return count
  }
}
