import Foundation

/// Finds the options whose titles contain a text, without regard to case, accents and width.
struct OptionSearch {
  private let locale: Locale
  private let titles: [String]
  /// The titles one after the other as they are compared, each with a byte after it that no text has.
  private lazy var folded = Self.fold(titles, locale)
  /// The last text and what it has found: a longer one that begins with it finds no more.
  private var last: (text: [UInt8], places: [Int])?

  /// A search through titles in a language.
  init(titles: [String], locale: Locale) {
    self.titles = titles
    self.locale = locale
  }

  /// Returns the places of the titles that contain a text, in order; nil for a text of nothing but white space.
  mutating func places(matching text: String) -> [Int]? {
    let text = Self.folded(text.trimmingCharacters(in: .whitespacesAndNewlines), locale)
    guard !text.isEmpty else {
      last = nil
      return nil
    }
    var candidates: [Int]?
    if let last, text.starts(with: last.text) { candidates = last.places }
    let places = folded.places(containing: text, among: candidates)
    last = (text, places)
    return places
  }

  private static func fold(_ titles: [String], _ locale: Locale) -> Titles {
    var folded = Titles()
    for title in titles { folded.append(Self.folded(title, locale)) }
    return folded
  }

  /// Returns a text as it is compared.
  private static func folded(_ text: String, _ locale: Locale) -> [UInt8] {
    Array(
      text.folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
      ).utf8)
  }
}

extension OptionSearch {
  /// Titles in one piece of memory, which is searched from end to end.
  private struct Titles {
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]

    mutating func append(_ title: [UInt8]) {
      bytes.append(contentsOf: title)
      starts.append(bytes.count)
    }

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
