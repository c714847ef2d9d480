extension UITextField {
  /// How long the character typed last can be read in a secret, in seconds; iOS does not document it.
  private static let revealDuration: TimeInterval = 1.5

  /// Shows the character that was typed last for a moment.
  final func reveal(_ text: String) {
    guard isSecureTextEntry, isEditing, text.count == 1, let device = window?.device,
      device.keyboard.isSoftware
    else { return }
    let end = content.selection.lowerBound
    revealed = end - text.utf16.count..<end
    revealTimer = device.schedule(after: Self.revealDuration) { [weak self] in
      self?.hideRevealed()
    }
    display.textChanged()
  }

  final func hideRevealed() {
    revealTimer?.cancel()
    revealTimer = nil
    guard revealed != nil else { return }
    revealed = nil
    display.textChanged()
  }

  final func secrecyChanged() {
    hideRevealed()
    // As where editing begins with a secret: the next key replaces what nobody can read.
    forgetsSecret = isSecureTextEntry && isEditing && hasText
    display.textChanged()
    if isFirstResponder { reloadInputViews() }
  }

  // MARK: Accessibility

  final var spokenValue: String? {
    // Said once: not as the label and the value.
    if content.string.isEmpty { return placeholder == accessibilityLabel ? nil : placeholder }
    return isSecureTextEntry
      ? String(repeating: "•", count: content.string.count) : content.string
  }

  final var spokenTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.textEntry
    if isEditing { traits.insert(.isEditing) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIAccessibilityTraits {
  // Apple does not publish these two; assistive technologies tell text fields by them.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}
