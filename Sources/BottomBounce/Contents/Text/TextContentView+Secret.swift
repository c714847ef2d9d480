import UIKit

// A secure text, and the button that reveals it.
extension TextContentView {
  /// Configures the button that reveals and hides the text.
  func prepare(_ button: UIButton) {
    button.accessibilityIdentifier = "BottomBounce.reveal"
    button.tintColor = .secondaryLabel
    button.addAction(
      UIAction { [weak self] _ in self?.toggleSecureEntry() }, for: .touchUpInside)
    updateRevealButton()
  }

  private func updateRevealButton() {
    let isHidden = textField?.isSecureTextEntry == true
    revealButton?.setImage(UIImage(systemName: isHidden ? "eye" : "eye.slash"), for: .normal)
    let label = isHidden ? strings[.showSecret] : strings[.hideSecret]
    // A form can have several passwords.
    let title = isLine ? context.title : nil
    revealButton?.accessibilityLabel = strings.joined([title, label].compactMap { $0 })
    revealButton?.accessibilityUserInputLabels = [
      isHidden ? strings[.showSecret] : strings[.hideSecret],
      isHidden ? strings[.show] : strings[.hide],
    ]
  }

  private func toggleSecureEntry() {
    guard let textField else { return }
    let selection = textField.selectedOffsets
    textField.unmarkText()
    textField.isSecureTextEntry.toggle()
    keepSecretText()
    textField.selectedOffsets = selection
    updateRevealButton()
  }

  /// Sets the same text again.
  ///
  /// Otherwise a field that became secure would delete it with the next key.
  func keepSecretText() {
    guard let textField, textField.isSecureTextEntry, textField.isFirstResponder,
      let text = textField.text, !text.isEmpty
    else { return }
    edits.isRewriting = true
    defer { edits.isRewriting = false }
    let end = textField.endOfDocument
    textField.selectedTextRange = textField.textRange(from: end, to: end)
    textField.deleteBackward()
    let whole = textField.textRange(
      from: textField.beginningOfDocument, to: textField.endOfDocument)
    if let whole { textField.replace(whole, withText: text) }
  }
}
