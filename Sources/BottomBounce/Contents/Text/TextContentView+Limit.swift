import UIKit

// The character limit of the text.
extension TextContentView {
  /// Returns whether UIKit may make a change.
  ///
  /// If a part of it fits, this method inserts the part and returns `false`.
  func allowsReplacement(of range: NSRange, with string: String) -> Bool {
    if edits.isRewriting { return true }
    if lock.isLocked, !(lock.awaitsCorrection && entry.isCorrection(of: range, to: string)) {
      return false
    }
    if entry.isInWritingTools {
      // Nothing is cut before Writing Tools end.
      edits.forgetChange()
      return true
    }
    // On iOS 26 a commit can arrive with its own range when the text is no longer marked.
    guard entry.markedTextRange == nil, !edits.isComposing else { return true }
    let decision = edits.decide(
      replacing: range, in: entry.enteredText, with: string, composes: entry.mayCompose)
    switch decision {
    case .accept: return true
    case .reject: return false
    case .replace(let text, let caret):
      entry.show(text, caret: caret)
      textDidChange()
      return false
    }
  }

  /// Cuts the last insertion, so that the text is within the limit.
  ///
  /// A text that Writing Tools change is cut when they end: setting it would end their session.
  func fitText() {
    guard !entry.isInWritingTools else { return }
    guard let cut = edits.end(in: entry.enteredText) else { return }
    if let caret = cut.caret {
      entry.show(cut.text, caret: caret)
    } else {
      entry.enteredText = cut.text
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
    edits.forgetChange()
    return edits.isRewriting || !lock.isLocked
  }
}
