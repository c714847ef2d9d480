import Foundation

/// A change of a text that was allowed, and whose result is not known yet.
struct TextChange {
  /// The range to be replaced, in UTF-16 units.
  var range: NSRange
  /// The text before the change.
  var text: String

  /// Returns where the inserted part ends, in UTF-16 units, in a text that is the result of the change.
  func end(in result: String) -> Int {
    result.utf16.count - (text.utf16.count - range.location - range.length)
  }

  /// Decides what a text becomes that is the result of the change.
  ///
  /// - Returns: The decision; nil if something else than the range has changed.
  func decision(for result: String, _ limit: TextLimit) -> TextLimit.Decision? {
    guard let range = Range(range, in: text) else { return nil }
    let (prefix, suffix) = (text[..<range.lowerBound].utf8, text[range.upperBound...].utf8)
    let inserted = result.utf8.count - prefix.count - suffix.count
    guard inserted >= 0, result.utf8.starts(with: prefix),
      result.utf8.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    let start = result.utf8.index(result.startIndex, offsetBy: prefix.count)
    let end = result.utf8.index(start, offsetBy: inserted)
    return limit.decide(replacing: self.range, in: text, with: String(result[start..<end]))
  }
}
