import Foundation

/// The rule that keeps a text within a number of characters, as users perceive them.
///
/// A pasted text may be huge. The work depends on the limit and on the text before the change, not on the pasted text:
/// characters are counted only as far as they matter.
struct TextLimit: Equatable {
  /// The greatest number of characters; nil for no limit.
  var limit: Int?

  /// A limit that no text reaches, with room to count beyond it.
  private static let greatest = Int.max / 2

  /// The result of a change that the user makes.
  enum Decision: Equatable {
    /// The change fits.
    case accept
    /// The text becomes this one instead, with the caret at an offset in UTF-16 units.
    case replace(with: String, caret: Int)
    /// Nothing of the change fits.
    case reject
  }

  /// Decides about replacing a range, in UTF-16 units, of a text.
  func decide(replacing range: NSRange, in text: String, with replacement: String) -> Decision {
    var steps = 0
    return decide(replacing: range, in: text, with: replacement, steps: &steps)
  }

  /// Decides about replacing a range of a text.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 units. A change of a range that the text does not have is accepted.
  ///   - text: The text before the change.
  ///   - replacement: The text to put in the range's place.
  ///   - steps: Counts the characters that were looked at.
  /// - Returns: What the text becomes.
  func decide(
    replacing range: NSRange, in text: String, with replacement: String, steps: inout Int
  ) -> Decision {
    guard let limit = limit.map({ min(max($0, 0), Self.greatest) }),
      let range = Range(range, in: text)
    else { return .accept }
    let prefix = String(text[..<range.lowerBound])
    let suffix = String(text[range.upperBound...])
    // A text that is too long already, because the app set it so, may become shorter.
    let count = count(of: text, steps: &steps)
    let most = max(limit, count - 1)
    // Characters may join with those beside them, two at each end, so only the whole text tells its count.
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
