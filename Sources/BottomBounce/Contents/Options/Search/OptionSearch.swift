import Foundation

struct OptionSearch: Sendable {
  private let folding: SearchFolding
  /// The folded texts of each option, joined by line feeds, which no folded text contains.
  private let texts: [String]

  init(_ texts: [[String]], locale: Locale) {
    let folding = SearchFolding(locale: locale)
    self.folding = folding
    self.texts = texts.map { Task.isCancelled ? "" : $0.map(folding.fold).joined(separator: "\n") }
  }

  func indices(matching text: String) -> [Int]? {
    let part = Array(folding.fold(text).utf8)
    guard let last = part.last else { return nil }
    return texts.indices.filter { texts[$0].contains(part, endingWith: last) }
  }
}

extension String {
  /// Compares UTF-8, a hundred times faster than `contains(_:)`.
  fileprivate func contains(_ part: [UInt8], endingWith last: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var end = part.count
      while end <= bytes.count {
        // In most scripts, the first bytes of all letters are equal.
        if bytes[end - 1] == last, bytes[end - part.count..<end].elementsEqual(part) { return true }
        end += 1
      }
      return false
    } ?? utf8.contains(part)
  }
}
