import UIKit

// A secret text, and the button that reveals it.
extension TextContentView {
  /// Makes a button reveal and hide the text.
  func prepare(_ button: UIButton) {
    button.accessibilityIdentifier = "BottomBounce.reveal"
    button.tintColor = .secondaryLabel
    button.addAction(
      UIAction { [weak self] _ in self?.toggleSecrecy() }, for: .touchUpInside)
    updateRevealButton()
  }

  private func updateRevealButton() {
    let isHidden = textField?.isSecureTextEntry == true
    revealButton?.setImage(UIImage(systemName: isHidden ? "eye" : "eye.slash"), for: .normal)
    revealButton?.accessibilityLabel = isHidden ? texts.showSecret : texts.hideSecret
    revealButton?.accessibilityUserInputLabels = [
      isHidden ? texts.showSecret : texts.hideSecret, isHidden ? texts.show : texts.hide,
    ]
  }

  private func toggleSecrecy() {
    guard let textField else { return }
    let selection = selectedOffsets
    textField.unmarkText()
    textField.isSecureTextEntry.toggle()
    if textField.isSecureTextEntry { rewrite(textField) }
    if let selection { placeSelection(selection) }
    updateRevealButton()
  }

  /// Puts the text in again: a field that has become secret would forget it with the next key.
  private func rewrite(_ textField: UITextField) {
    guard textField.isFirstResponder, let text = textField.text, !text.isEmpty else { return }
    isRewriting = true
    defer { isRewriting = false }
    let end = textField.endOfDocument
    textField.selectedTextRange = textField.textRange(from: end, to: end)
    textField.deleteBackward()
    let whole = textField.textRange(
      from: textField.beginningOfDocument, to: textField.endOfDocument)
    if let whole { textField.replace(whole, withText: text) }
  }

  /// The selection as offsets in UTF-16 units, which outlive a change of the text.
  private var selectedOffsets: (start: Int, end: Int)? {
    guard let textField, let range = textField.selectedTextRange else { return nil }
    let start = textField.beginningOfDocument
    return (
      textField.offset(from: start, to: range.start), textField.offset(from: start, to: range.end)
    )
  }

  private func placeSelection(_ offsets: (start: Int, end: Int)) {
    guard let textField else { return }
    let first = textField.beginningOfDocument
    guard let start = textField.position(from: first, offset: offsets.start),
      let end = textField.position(from: first, offset: offsets.end)
    else { return }
    textField.selectedTextRange = textField.textRange(from: start, to: end)
  }
}
