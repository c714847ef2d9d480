import UIKit

// UIKit may make all changes, except while the text is locked.
extension TextContentView {
  /// UIKit can undo a refused change in a range outside the text, which raises an exception.
  func allowsReplacement(of range: NSRange, with string: String) -> Bool {
    if isRewriting { return true }
    let length = entry.enteredText.utf16.count
    guard range.length <= length - range.location else { return false }
    if range.length == length, !lock.isLocked { settledText = nil }
    if !lock.isLocked || lock.awaitsCorrection && isCorrection(of: range, to: string) {
      return true
    }
    lock.hasRefused = true
    return false
  }

  /// A correction replaces a word that isn't selected.
  private func isCorrection(of range: NSRange, to string: String) -> Bool {
    let selection = entry.selectedOffsets.map { NSRange($0) }
    return range.length > 0 && !string.isEmpty && range != selection
  }

  @available(iOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    ranges.allSatisfy { allowsReplacement(of: $0.rangeValue, with: string) }
  }

  @available(iOS 26.0, *)
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    ranges.allSatisfy { allowsReplacement(of: $0.rangeValue, with: text) }
  }
}
