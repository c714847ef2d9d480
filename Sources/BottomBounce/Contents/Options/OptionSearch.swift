import Foundation

/// A search for options by their texts, ignoring case, diacritics, and width.
struct OptionSearch: Sendable {
  /// A text as it is compared.
  private struct Folded: Sendable {
    var text: String
    /// A Boolean value that indicates whether it contains only ASCII characters, whose bytes can be
    /// compared.
    var isASCII: Bool
  }

  private let locale: Locale
  /// A Boolean value that indicates whether ASCII letters have their usual case in the locale.
  private let hasUsualCase: Bool
  private var texts: [[String]]
  /// The texts as they are compared, made for the first search.
  private var folded: [[Folded]] = []
  /// The last text and its matches.
  ///
  /// A text that begins with it matches no other options.
  private var last: (text: String, indices: [Int])?

  /// Creates a search in the texts of options.
  ///
  /// - Parameters:
  ///   - texts: The texts of each option. The default is none.
  ///   - locale: The locale whose rules for case apply: in Turkish, “I” is the uppercase letter
  ///     of “ı”.
  init(_ texts: [[String]] = [], locale: Locale) {
    self.texts = texts
    self.locale = locale
    hasUsualCase = "I".lowercased(with: locale) == "i"
  }

  /// The number of options.
  var count: Int { texts.count }

  /// Adds the texts of more options, before the first search.
  mutating func append(_ more: [[String]]) {
    texts += more
  }

  /// Returns the indices of the options with a text that contains the given one, in order; `nil`
  /// for a text of white space only.
  ///
  /// In a task that is canceled, the result is incomplete.
  mutating func indices(matching text: String) -> [Int]? {
    let text = fold(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !text.text.isEmpty else { return nil }
    for option in texts[folded.count...] where !Task.isCancelled { folded.append(option.map(fold)) }
    guard folded.count == texts.count else { return [] }
    let candidates =
      if let last, text.text.hasPrefix(last.text) { last.indices } else { Array(texts.indices) }
    let indices = candidates.filter { folded[$0].contains { Self.contains($0, text) } }
    last = (text.text, indices)
    return indices
  }

  private func fold(_ text: String) -> Folded {
    if hasUsualCase, Self.isASCII(text) { return Folded(text: text.lowercased(), isASCII: true) }
    let folded = text.lowercased(with: locale)
      .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
    return Folded(text: folded, isASCII: Self.isASCII(folded))
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static func contains(_ text: Folded, _ part: Folded) -> Bool {
    guard text.isASCII else { return text.text.contains(part.text) }
    guard part.isASCII else { return false }
    let found = text.text.utf8.withContiguousStorageIfAvailable { text in
      part.text.utf8.withContiguousStorageIfAvailable { contains(text, part: $0) }
    }
    return (found ?? nil) ?? text.text.contains(part.text)
  }

  private static func contains(
    _ text: UnsafeBufferPointer<UInt8>, part: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = part.first, text.count >= part.count else { return part.isEmpty }
    for start in 0...(text.count - part.count) where text[start] == first {
      var length = 1
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}
