/// Text with a selection and marked text.
///
/// Offsets are in UTF-16 units.
package struct EditableText: Equatable {
  private(set) var string = ""
  private(set) var selection = 0..<0
  private(set) var marked: Range<Int>?

  var length: Int { string.utf16.count }
  var boundaries: TextBoundaries { TextBoundaries(string) }
  var whole: Range<Int> { 0..<length }

  /// Sets the text and moves the insertion point to its end.
  mutating func set(_ text: String) {
    string = text
    marked = nil
    selection = length..<length
  }

  /// Replaces a range and moves the insertion point to the end of the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: whole)
    let boundaries = boundaries
    string.replaceSubrange(
      boundaries.index(range.lowerBound)..<boundaries.index(range.upperBound), with: text)
    let end = range.lowerBound + text.utf16.count
    selection = end..<end
    marked = nil
  }

  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: whole)
  }

  /// Replaces the marked text, or else the selection, with new marked text.
  mutating func mark(_ text: String, selected: Range<Int>) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: text)
    let end = start + text.utf16.count
    marked = start == end ? nil : start..<end
    select(
      start + min(selected.lowerBound, text.utf16.count)..<start
        + min(selected.upperBound, text.utf16.count))
  }

  mutating func unmark() {
    guard let range = marked else { return }
    marked = nil
    selection = range.upperBound..<range.upperBound
  }
}
