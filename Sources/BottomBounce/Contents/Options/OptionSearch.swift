import Foundation

/// A search for options by their titles, ignoring case, diacritics, and width.
struct OptionSearch {
  private let locale: Locale
  private let titles: [String]
  /// The titles as they are compared, made for the first search.
  private var folded: [String]?
  /// The last text and its matches.
  ///
  /// A text that begins with it matches no other options.
  private var last: (text: String, indices: [Int])?

  /// Creates a search in the titles of options.
  ///
  /// - Parameters:
  ///   - titles: The titles.
  ///   - locale: The locale whose rules for case apply: in Turkish, “I” is the uppercase letter of
  ///     “ı”.
  init(titles: [String], locale: Locale) {
    self.titles = titles
    self.locale = locale
  }

  /// Returns the indices of the titles that contain a text, in order; `nil` for a text of white
  /// space only.
  mutating func indices(matching text: String) -> [Int]? {
    let text = fold(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !text.isEmpty else { return nil }
    let folded = folded ?? titles.map(fold)
    self.folded = folded
    let candidates =
      if let last, text.hasPrefix(last.text) { last.indices } else { Array(titles.indices) }
    let indices = candidates.filter { folded[$0].contains(text) }
    last = (text, indices)
    return indices
  }

  private func fold(_ text: String) -> String {
    text.lowercased(with: locale)
      .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
  }
}
