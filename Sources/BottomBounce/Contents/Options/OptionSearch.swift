import Foundation

/// Finds the options whose titles contain a text, without regard to case, accents and width.
struct OptionSearch {
  private let locale: Locale
  private let titles: [String]
  private var folded: FoldedTitles?
  /// The last text and what it has found: a longer one that begins with it finds no more.
  private var last: (text: [UInt8], places: [Int])?

  /// A search through titles in a language.
  init(titles: [String], locale: Locale) {
    self.titles = titles
    self.locale = locale
  }

  /// Returns the titles as they are compared, prepared beside the main actor.
  func prepared() async -> FoldedTitles {
    FoldedTitles(titles, locale)
  }

  /// Takes titles that were prepared, so that the first search need not do it.
  mutating func take(_ titles: FoldedTitles) {
    folded = titles
  }

  /// Returns the places of the titles that contain a text, in order; nil for a text of nothing but white space.
  mutating func places(matching text: String) -> [Int]? {
    let text = Folding(locale).folded(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !text.isEmpty else { return nil }
    let folded = folded ?? FoldedTitles(titles, locale)
    self.folded = folded
    var candidates: [Int]?
    if let last, text.starts(with: last.text) { candidates = last.places }
    let places = folded.places(containing: text, among: candidates)
    last = (text, places)
    return places
  }
}

/// Titles as they are compared, in one piece of memory, which is searched from end to end.
struct FoldedTitles: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  /// Prepares titles in a language.
  init(_ titles: [String], _ locale: Locale) {
    let folding = Folding(locale)
    starts.reserveCapacity(titles.count + 1)
    for title in titles {
      folding.append(title, to: &bytes)
      starts.append(bytes.count)
    }
  }

  /// Returns the places of the titles that contain a text, among all or some.
  func places(containing text: [UInt8], among candidates: [Int]?) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      text.withUnsafeBufferPointer { text in
        func contains(_ place: Int) -> Bool {
          Self.find(text, in: bytes[starts[place]..<starts[place + 1]])
        }
        if let candidates { return candidates.filter(contains) }
        return (0..<starts.count - 1).filter(contains)
      }
    }
  }

  private static func find(
    _ text: UnsafeBufferPointer<UInt8>, in title: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    var start = title.startIndex
    while start + text.count <= title.endIndex {
      var count = 0
      while count < text.count, title[start + count] == text[count] { count += 1 }
      if count == text.count { return true }
      start += 1
    }
    return false
  }
}

/// What makes texts that differ in case, accents or width alone the same.
private struct Folding {
  private let locale: Locale
  /// Whether the letters of ASCII become small as they do in most languages.
  private let isUsual: Bool

  init(_ locale: Locale) {
    self.locale = locale
    // Where the small letter of “I” has no dot, or keeps it below an accent.
    isUsual = !["tr", "az", "lt"].contains(locale.language.languageCode?.identifier ?? "")
  }

  /// Returns a text as it is compared.
  func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Adds a text as it is compared to others.
  func append(_ text: String, to bytes: inout [UInt8]) {
    if isUsual, text.utf8.allSatisfy({ $0 < 0x80 }) {
      // By far the most frequent case, and a hundredth of the work.
      bytes.append(contentsOf: text.utf8.lazy.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 })
    } else if isUsual {
      bytes.append(
        contentsOf: text.folding(
          options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
        ).utf8)
    } else {
      // Small letters first: without its dot the Turkish “İ” would be the large letter of “ı”.
      bytes.append(
        contentsOf: text.lowercased(with: locale).folding(
          options: [.diacriticInsensitive, .widthInsensitive], locale: locale
        ).utf8)
    }
  }
}

extension Array {
  /// Returns the first index whose element fulfils a condition that all later ones fulfil as well.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
