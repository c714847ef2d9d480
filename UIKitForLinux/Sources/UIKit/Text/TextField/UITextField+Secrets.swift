extension UITextField {
  /// The time in seconds for which the last character typed into a secure field is readable.
  ///
  /// iOS doesn't document it.
  private static let revealDuration: TimeInterval = 1.5

  /// Briefly shows the last typed character.
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
    // As at the beginning of editing: the next key replaces the secure text.
    clearsOnNextInsertion = isSecureTextEntry && isEditing && hasText
    display.textChanged()
    if isFirstResponder { reloadInputViews() }
  }

  // MARK: Accessibility

  final var spokenValue: String? {
    // The placeholder is read once, not both as label and as value.
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
  // Apple doesn't publish these two traits. Assistive technologies recognize text fields by them.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}
