import UIKit

extension TextEntry {
  // MARK: Selection

  /// Selects a part of the text.
  func selectText(_ selection: TextContent.InitialSelection) {
    let (start, end) = (beginningOfDocument, endOfDocument)
    switch selection.kind {
    case .start: selectedTextRange = textRange(from: start, to: start)
    case .end: selectedTextRange = textRange(from: end, to: end)
    case .all: selectedTextRange = textRange(from: start, to: end)
    }
  }

  /// Shows a text with an insertion point in UTF-16 units.
  func show(_ text: String, caret: Int) {
    enteredText = text
    guard let position = position(from: beginningOfDocument, offset: caret) else { return }
    selectedTextRange = textRange(from: position, to: position)
  }

  /// Returns whether a change can be a correction: it replaces a word that isn't selected.
  func isCorrection(of range: NSRange, to string: String) -> Bool {
    let selection = selectedOffsets.map { NSRange($0) }
    return range.length > 0 && !string.isEmpty && range != selection
  }

  // MARK: Input methods

  /// A Boolean value that indicates whether letters may be the beginning of marked text.
  ///
  /// UIKit asks for the first letter before it is marked. Other letters above the limit are
  /// rejected, because text that is cut afterward may be lost for undo.
  var mayCompose: Bool {
    // The languages whose input methods mark text.
    let languages: Set<String> = ["ja", "ko", "yue", "zh"]
    let language = textInputMode?.primaryLanguage?.prefix { $0 != "-" }
    return languages.contains(String(language ?? ""))
  }

  /// The change that leads to the marked text; `nil` without marked text.
  var markedChange: TextChange? {
    guard let marked = markedTextRange else { return nil }
    let start = offset(from: beginningOfDocument, to: marked.start)
    let length = offset(from: marked.start, to: marked.end)
    var text = enteredText
    guard let range = Range(NSRange(location: start, length: length), in: text) else { return nil }
    text.removeSubrange(range)
    return TextChange(range: NSRange(location: start, length: 0), text: text)
  }
}
