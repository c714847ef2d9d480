import UIKit

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

  /// Cuts what was put in last, so that the text is within the limit.
  func fitText() {
    let change = composition ?? change
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

  private func show(_ text: String, caret: Int) {
    entry.enteredText = text
    guard let place = entry.position(from: entry.beginningOfDocument, offset: caret) else { return }
    entry.selectedTextRange = entry.textRange(from: place, to: place)
  }
}
