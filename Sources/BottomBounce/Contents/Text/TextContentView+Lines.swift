public import UIKit

// A text of several lines: its view, how it grows, and what it tells.
extension TextContentView: WidthFitting, FontTaking {
  var growsSmoothly: Bool { textView != nil }

  /// Gives the box the height of the lines that there are.
  func fit(width: CGFloat, in host: CGSize) {
    // A font of the app's may follow the person's text size, or not.
    if hasOwnFont, let font = textField?.font { setBoxHeight(for: font) }
    guard let linesView, width > 0 else { return }
    setBoxHeight(linesView.height(width: width - 2 * Self.boxMargin))
  }

  /// Shows the placeholder where there is nothing else.
  func updatePlaceholder() {
    linesView?.placeholderLabel.isHidden = !entry.enteredText.isEmpty
  }

  // MARK: UITextViewDelegate

  /// Keeps what is typed and pasted within the limit.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    mayReplace(range, with: text)
  }

  /// Holds the text against the rules, and lets the panel grow.
  public func textViewDidChange(_ textView: UITextView) {
    textDidChange()
  }
}
