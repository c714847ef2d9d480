import Foundation

/// A search for options by their texts, ignoring case, diacritics, and width.
struct OptionSearch {
  private let locale: Locale
  private let texts: [[String]]
  /// The texts as they are compared, made for the first search.
  private var folded: [[String]]?
  /// The last text and its matches.
  ///
  /// A text that begins with it matches no other options.
  private var last: (text: String, indices: [Int])?

  /// Creates a search in the texts of options.
  ///
  /// - Parameters:
  ///   - texts: The texts of each option.
  ///   - locale: The locale whose rules for case apply: in Turkish, “I” is the uppercase letter of
  ///     “ı”.
  init(_ texts: [[String]], locale: Locale) {
    self.texts = texts
    self.locale = locale
  }

  /// Returns the indices of the options with a text that contains the given one, in order; `nil`
  /// for a text of white space only.
  mutating func indices(matching text: String) -> [Int]? {
    let text = fold(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !text.isEmpty else { return nil }
    let folded = folded ?? texts.map { $0.map(fold) }
    self.folded = folded
    let candidates =
      if let last, text.hasPrefix(last.text) { last.indices } else { Array(texts.indices) }
    let indices = candidates.filter { folded[$0].contains { $0.contains(text) } }
    last = (text, indices)
    return indices
  }

  private func fold(_ text: String) -> String {
    text.lowercased(with: locale)
      .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
  }
}
