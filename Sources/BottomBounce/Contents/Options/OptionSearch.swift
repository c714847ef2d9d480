import Foundation

/// A search for options by their texts, ignoring case, diacritics, and width.
///
/// Most texts contain only ASCII characters. Their bytes are in one array, so that reading and
/// searching many of them needs little memory and time.
struct OptionSearch: Sendable {
  private let locale: Locale
  /// A Boolean value that indicates whether ASCII letters have their usual case in the locale.
  private let hasUsualCase: Bool
  /// The texts of ASCII characters in lowercase, in the order of the options, each with a separator
  /// at its end.
  private var bytes: [UInt8] = []
  /// For each option, the end of its texts in `bytes`.
  private var ends: [Int] = []
  /// The other texts, in the order of the options.
  private var others: [(option: Int, text: String)] = []
  /// The other texts as they are compared, made for the first search.
  private var folded: [FoldedText] = []
  /// The last text, and the indices of the other texts that contain it.
  ///
  /// A text that begins with it is in no more of them.
  private var last: (text: String, others: [Int])?

  /// A byte between texts, which no text contains.
  private static let separator: UInt8 = 0xFF

  /// Creates a search without options.
  ///
  /// - Parameter locale: The locale whose rules for case apply: in Turkish, “I” is the uppercase
  ///   letter of “ı”.
  init(locale: Locale) {
    self.locale = locale
    hasUsualCase = "I".lowercased(with: locale) == "i"
  }

  // MARK: Texts

  /// The number of options.
  var count: Int { ends.count }

  /// Adds a text of the next option.
  mutating func append(_ text: String) {
    if !hasUsualCase || !appendASCII(text) { others.append((ends.count, text)) }
  }

  /// Ends the texts of an option.
  mutating func endOption() {
    ends.append(bytes.count)
  }

  /// Adds a text in lowercase, or returns `false` if it contains other characters.
  private mutating func appendASCII(_ text: String) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let isASCII = bytes.withUnsafeMutableBufferPointer { bytes in
      var all: UInt8 = 0
      for index in start..<bytes.count {
        let byte = bytes[index]
        all |= byte
        let isUppercase = byte &- UInt8(ascii: "A") < 26
        bytes[index] = isUppercase ? byte | 0x20 : byte
      }
      return all < 0x80
    }
    guard isASCII else {
      bytes.removeSubrange(start...)
      return false
    }
    bytes.append(Self.separator)
    return true
  }

  // MARK: Searching

  /// Returns the indices of the options with a text that contains the given one, in order; `nil`
  /// for a text of white space only.
  ///
  /// In a task that is canceled, the result is incomplete.
  mutating func indices(matching text: String) -> [Int]? {
    let text = FoldedText(text.trimmingCharacters(in: .whitespacesAndNewlines), locale)
    guard !text.text.isEmpty else { return nil }
    let first = text.isASCII ? options(containing: Array(text.text.utf8)) : []
    return Self.merge(first, otherOptions(containing: text))
  }

  /// Returns the numbers of two sorted arrays in order, each once.
  private static func merge(_ first: [Int], _ second: [Int]) -> [Int] {
    if second.isEmpty { return first }
    var result: [Int] = []
    var rest = first[...]
    for number in second where result.last != number {
      while let next = rest.first, next <= number {
        rest.removeFirst()
        if next < number { result.append(next) }
      }
      result.append(number)
    }
    return result + rest
  }

  /// Returns the indices of the options whose bytes contain a part.
  private func options(containing part: [UInt8]) -> [Int] {
    var result: [Int] = []
    var option = 0
    bytes.withUnsafeBufferPointer { bytes in
      part.withUnsafeBufferPointer { part in
        var start = 0
        while let place = bytes.firstRange(of: part, from: start) {
          while ends[option] <= place { option += 1 }
          result.append(option)
          start = ends[option]
        }
      }
    }
    return result
  }

  /// Returns the indices of the options with another text that contains a part.
  private mutating func otherOptions(containing part: FoldedText) -> [Int] {
    if folded.count < others.count { last = nil }
    for (_, text) in others[folded.count...] where !Task.isCancelled {
      folded.append(FoldedText(text, locale))
    }
    guard folded.count == others.count else { return [] }
    let candidates =
      if let last, part.text.hasPrefix(last.text) { last.others } else { Array(folded.indices) }
    let found = candidates.filter { !Task.isCancelled && folded[$0].contains(part) }
    last = (part.text, found)
    return found.map { others[$0].option }
  }
}

/// A text without case, diacritics, and width.
private struct FoldedText: Sendable {
  let text: String
  /// A Boolean value that indicates whether it contains only ASCII characters, whose bytes can be
  /// compared.
  let isASCII: Bool

  init(_ text: String, _ locale: Locale) {
    let folded = text.lowercased(with: locale)
      .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
    self.text = folded
    isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
  }

  func contains(_ part: FoldedText) -> Bool {
    guard isASCII else { return text.contains(part.text) }
    guard part.isASCII else { return false }
    return Array(text.utf8).withUnsafeBufferPointer { text in
      Array(part.text.utf8).withUnsafeBufferPointer { text.firstRange(of: $0, from: 0) != nil }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first index of a part that isn't empty, or `nil` if there is none.
  fileprivate func firstRange(of part: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = part.first, count - start >= part.count else { return nil }
    for place in start...(count - part.count) where self[place] == first {
      var length = 1
      while length < part.count, self[place + length] == part[length] { length += 1 }
      if length == part.count { return place }
    }
    return nil
  }
}
