public import UIKit

// How the text is kept within its limit.
extension TextContentView {
  /// The UTF-8 bytes of a text that an input method may compose; anything longer is pasted.
  private static let longestComposition = 256

  /// Whether a change is within the limit; of one that fits in part, the part is put in.
  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    if isRewriting { return true }
    if isSettling { return false }
    // A commit may come when nothing is marked any more, with a range of its own (iOS 26).
    guard entry.markedTextRange == nil, composition == nil else { return true }
    let text = entry.enteredText
    if let ended = endedComposition {
      endedComposition = nil
      // The word takes the place of the letters. What fits is decided when it is there.
      if range == NSRange(location: ended.end(in: text), length: 0) {
        change = ended
        return true
      }
    }
    switch limit.decide(replacing: range, in: text, with: string) {
    case .accept:
      change = TextChange(range: range, text: text)
      return true
    case .reject:
      return false
    case .replace where string.utf8.count <= Self.longestComposition:
      // An input method may begin to compose with more than fits. What fits is decided when the text is final.
      change = TextChange(range: range, text: text)
      return true
    case .replace(let text, let caret):
      show(text, caret: caret)
      textDidChange()
      return false
    }
  }

  /// Notes which part of the text an input method composes.
  func noteComposition() {
    composition = composition ?? change ?? markedChange
  }

  /// The change that leads to the marked text; nil if no text is marked.
  private var markedChange: TextChange? {
    guard let marked = entry.markedTextRange else { return nil }
    let start = entry.offset(from: entry.beginningOfDocument, to: marked.start)
    let length = entry.offset(from: marked.start, to: marked.end)
    var text = entry.enteredText
    guard let range = Range(NSRange(location: start, length: length), in: text) else { return nil }
    text.removeSubrange(range)
    return TextChange(range: NSRange(location: start, length: 0), text: text)
  }

  /// Cuts what was put in last, so that the text is within the limit.
  func fitText() {
    let change = composition ?? change
    if composition != nil { endedComposition = composition }
    (self.change, composition) = (nil, nil)
    let text = entry.enteredText
    let limited = limit.limited(text)
    if limited == text { isShorteningInitialText = false }
    guard limited != text, !isShorteningInitialText else { return }
    switch change?.decision(for: text, limit) {
    case .replace(let text, let caret): show(text, caret: caret)
    case .reject: show(change?.text ?? limited, caret: change?.range.location ?? 0)
    case .accept, nil: entry.enteredText = limited
    }
  }

  /// Keeps what is typed into several selections within the limit.
  @available(iOS 26.0, *)
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    mayReplace(ranges, with: string)
  }

  /// Keeps what is typed into several selections within the limit.
  @available(iOS 26.0, *)
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    mayReplace(ranges, with: text)
  }

  private func mayReplace(_ ranges: [NSValue], with string: String) -> Bool {
    if ranges.count == 1, let range = ranges.first?.rangeValue {
      return mayReplace(range, with: string)
    }
    // UIKit chooses the range that takes the text. What does not fit is cut afterwards.
    change = nil
    return isRewriting || !isSettling
  }

  private func show(_ text: String, caret: Int) {
    entry.enteredText = text
    guard let place = entry.position(from: entry.beginningOfDocument, offset: caret) else { return }
    entry.selectedTextRange = entry.textRange(from: place, to: place)
  }
}
