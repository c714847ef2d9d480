import UIKit

// A text of several lines: its height, placeholder, and delegate.
extension TextContentView {
  /// Sets the height of the box for the current lines and a width in points.
  func prepareLayout(width: CGFloat) {
    // The app's font may follow the text size that the user has set.
    if hasOwnFont, let font = textField?.font { setBoxHeight(for: font) }
    guard let linesView, width > 0 else { return }
    linesHeight = linesView.height(width: width - 2 * SheetMetrics.boxMargin)
    fitParts()
  }

  /// Shows the placeholder of an empty text.
  func updatePlaceholder() {
    linesView?.placeholderLabel.isHidden = !entry.enteredText.isEmpty
  }

  // MARK: UITextViewDelegate

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    allowsReplacement(of: range, with: text)
  }

  func textViewDidChange(_ textView: UITextView) {
    textDidChange()
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    linesView?.hidePartsOfLines()
  }

  @available(iOS 18.0, *)
  func textViewWritingToolsDidEnd(_ textView: UITextView) {
    textDidChange()
  }
}
