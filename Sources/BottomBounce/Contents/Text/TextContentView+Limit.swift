import UIKit

// The character limit of the text.
extension TextContentView {
  /// The maximum length of a composed text, in UTF-8 bytes.
  ///
  /// A longer insertion is a paste.
  private static let maximumCompositionLength = 256

  /// Returns whether UIKit may make a change.
  ///
  /// If a part of it fits, this method inserts the part and returns `false`.
  func allowsReplacement(of range: NSRange, with string: String) -> Bool {
    if isRewriting { return true }
    if isLocked, !(awaitsCorrection && isCorrection(of: range, to: string)) { return false }
    if entry.isInWritingTools {
      // Nothing is cut before Writing Tools end.
      change = nil
      return true
    }
    // On iOS 26 a commit can arrive with its own range when the text is no longer marked.
    guard entry.markedTextRange == nil, composition == nil else { return true }
    let text = entry.enteredText
    if let ended = endedComposition {
      endedComposition = nil
      // The word replaces the composed letters. It is cut after UIKit has inserted it.
      if range == NSRange(location: ended.end(in: text), length: 0) {
        change = ended
        change?.latest = text
        return true
      }
    }
    switch limit.decide(replacing: range, in: text, with: string) {
    case .accept:
      change = TextChange(range: range, text: text)
      return true
    case .reject where !composes || string.utf8.count > Self.maximumCompositionLength:
      return false
    case .reject,
      .replace where string.utf8.count <= Self.maximumCompositionLength:
      // An input method may begin with more characters than fit. The text is cut when it is
      // committed.
      change = TextChange(range: range, text: text)
      return true
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
    composition = composition ?? change ?? markedChange
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
    let change = composition ?? change
    if composition != nil { endedComposition = composition }
    (self.change, composition) = (nil, nil)
    let text = entry.enteredText
    let limited = limit.limited(text)
    guard limited != text else { return isShorteningInitialText = false }
    // The text before the insertion can be shorter than the one before the composition.
    if isShorteningInitialText, let latest = change?.latest, text.count > latest.count {
      return show(latest, caret: change?.end(in: latest) ?? 0)
    }
    switch change?.decision(for: text, limit) {
    case .replace(let text, let caret): show(text, caret: caret)
    case .reject: show(change?.text ?? limited, caret: change?.range.location ?? 0)
    case .accept, nil: if !isShorteningInitialText { entry.enteredText = limited }
    }
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
    change = nil
    return isRewriting || !isLocked
  }

  private func show(_ text: String, caret: Int) {
    entry.enteredText = text
    guard let position = entry.position(from: entry.beginningOfDocument, offset: caret) else {
      return
    }
    entry.selectedTextRange = entry.textRange(from: position, to: position)
  }
}
