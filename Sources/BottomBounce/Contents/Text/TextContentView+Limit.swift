import UIKit

// The character limit of the text.
extension TextContentView {
  /// Returns whether UIKit may make a change.
  ///
  /// If a part of it fits, this method inserts the part and returns `false`.
  func allowsReplacement(of range: NSRange, with string: String) -> Bool {
    if edits.isRewriting { return true }
    if isLocked, !(awaitsCorrection && isCorrection(of: range, to: string)) { return false }
    if entry.isInWritingTools {
      // Nothing is cut before Writing Tools end.
      edits.forgetChange()
      return true
    }
    // On iOS 26 a commit can arrive with its own range when the text is no longer marked.
    guard entry.markedTextRange == nil, !edits.isComposing else { return true }
    let decision = edits.decide(
      replacing: range, in: entry.enteredText, with: string, composes: composes)
    switch decision {
    case .accept: return true
    case .reject: return false
    case .replace(let text, let caret):
      show(text, caret: caret)
      textDidChange()
      return false
    }
  }

  /// The languages whose input methods mark text.
  private static let composedLanguages: Set<String> = ["ja", "ko", "yue", "zh"]

  /// A Boolean value that indicates whether letters may be the beginning of marked text.
  ///
  /// UIKit asks for the first letter before it is marked. Other letters above the limit are
  /// rejected, because text that is cut afterward may be lost for undo.
  private var composes: Bool {
    let language = entry.textInputMode?.primaryLanguage?.prefix { $0 != "-" }
    return Self.composedLanguages.contains(String(language ?? ""))
  }

  /// Returns whether a change can be a correction: it replaces a word that isn't selected.
  private func isCorrection(of range: NSRange, to string: String) -> Bool {
    range.length > 0 && !string.isEmpty && range != selectedRange
  }

  /// The selection in UTF-16 units.
  private var selectedRange: NSRange? {
    entry.selectedTextRange.map { selection in
      NSRange(
        location: entry.offset(from: entry.beginningOfDocument, to: selection.start),
        length: entry.offset(from: selection.start, to: selection.end))
    }
  }

  /// Records which part of the text an input method composes.
  func noteComposition() {
    edits.compose(markedChange)
  }

  /// The change that leads to the marked text; `nil` without marked text.
  private var markedChange: TextChange? {
    guard let marked = entry.markedTextRange else { return nil }
    let start = entry.offset(from: entry.beginningOfDocument, to: marked.start)
    let length = entry.offset(from: marked.start, to: marked.end)
    var text = entry.enteredText
    guard let range = Range(NSRange(location: start, length: length), in: text) else { return nil }
    text.removeSubrange(range)
    return TextChange(range: NSRange(location: start, length: 0), text: text)
  }

  /// Cuts the last insertion, so that the text is within the limit.
  ///
  /// A text that Writing Tools change is cut when they end: setting it would end their session.
  func fitText() {
    guard !entry.isInWritingTools else { return }
    guard let cut = edits.end(in: entry.enteredText) else { return }
    if let caret = cut.caret { show(cut.text, caret: caret) } else { entry.enteredText = cut.text }
  }

  @available(iOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    allowsReplacement(of: ranges, with: string)
  }

  @available(iOS 26.0, *)
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    allowsReplacement(of: ranges, with: text)
  }

  private func allowsReplacement(of ranges: [NSValue], with string: String) -> Bool {
    if ranges.count == 1, let range = ranges.first?.rangeValue {
      return allowsReplacement(of: range, with: string)
    }
    // UIKit chooses the range that gets the text. It is cut afterwards.
    edits.forgetChange()
    return edits.isRewriting || !isLocked
  }

  private func show(_ text: String, caret: Int) {
    entry.enteredText = text
    guard let position = entry.position(from: entry.beginningOfDocument, offset: caret) else {
      return
    }
    entry.selectedTextRange = entry.textRange(from: position, to: position)
  }
}
