import Foundation

/// A change of a text that the view has allowed, and whose result isn't known yet.
struct TextChange {
  /// The replaced range, in UTF-16 units.
  var range: NSRange
  /// The text before the change.
  var text: String
  /// The text before the last insertion of a change that consists of several, such as a
  /// composition.
  ///
  /// The default is `nil`: the text before the change.
  var latest: String?

  /// Returns the end of the inserted part in the resulting text, in UTF-16 units.
  func end(in result: String) -> Int {
    result.utf16.count - (text.utf16.count - range.location - range.length)
  }

  /// Decides how to cut the resulting text at a limit.
  ///
  /// - Returns: The decision, or `nil` if a part outside of the range has changed.
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
