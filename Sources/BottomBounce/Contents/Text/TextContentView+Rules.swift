import UIKit

// The validation of the text by its rules.
extension TextContentView {
  /// The text as the sheet would return it.
  private var text: String { content.returnedText(for: entry.enteredText) }

  /// Returns the valid text.
  ///
  /// - Throws: An error if the text breaks a rule, or while a check is running.
  func value() throws(ValidationError) -> String {
    let text = text
    if let message = message(for: text) { throw ValidationError(message) }
    if check?.isPending == true { throw ValidationError(strings[.checking]) }
    return text
  }

  /// The accessibility hint of the text while there is no message.
  ///
  /// VoiceOver reads the placeholder of a text field, but not of a text view.
  private var hint: String? {
    linesView == nil || context.title == nil ? nil : content.placeholder
  }

  /// Updates the accessibility hint of the text: the message, and a count that isn't visible.
  func updateHint() {
    let count = isFooterHidden ? countLabel.accessibilityLabel : nil
    let parts = [message ?? hint, count].compactMap { $0 }
    entry.accessibilityHint = parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func message(for text: String) -> String? {
    content.rules.message(for: text, strings) ?? check?.message(for: text, strings)
  }

  /// Validates the text after a change.
  func validate() {
    guard entry.markedTextRange == nil else {
      // OK commits marked text. It is validated then.
      check?.cancel()
      showStatus()
      return context.setConfirmEnabled(true)
    }
    let text = text
    if content.rules.message(for: text, strings) != nil {
      check?.cancel()
    } else if hasChanged {
      check?.schedule(text)
    }
    reportValidity()
  }

  /// Updates OK, the error if the user has edited the text, and the status.
  private func reportValidity() {
    let text = text
    let isInvalid =
      content.rules.message(for: text, strings) != nil || check?.rejects(text) == true
      || check?.isPending == true
    context.setConfirmEnabled(!isInvalid || !content.disablesOKWhileInvalid)
    if hasChanged {
      message = message(for: text)
      context.showError(message.map { ValidationError($0) })
      // VoiceOver reads the message again when the user returns to the field.
      updateHint()
    }
    showStatus()
  }

  private func showStatus() {
    let isRunning = check?.isRunning == true
    guard statusLabel.text != (isRunning ? strings[.checking] : nil) else { return }
    statusLabel.text = isRunning ? strings[.checking] : nil
    statusLabel.isAccessibilityElement = isRunning
    if isRunning {
      UIAccessibility.post(notification: .announcement, argument: strings[.checking])
    }
  }

  /// Updates the sheet after a check has started or ended.
  func checkChanged() {
    guard entry.markedTextRange == nil else { return }
    reportValidity()
    // The value is valid only after the check.
    let isDone = check?.isPending == false && message(for: text) == nil
    if isDone, hasChanged, !isLocked { context.valueChanged() }
  }

  /// Commits marked text and waits for asynchronous rules.
  func settle() async {
    commitPendingInput()
    guard let check else { return }
    isLocked = true
    defer { isLocked = false }
    // An input method may compose again while the check runs.
    var last: String?
    while !Task.isCancelled, last != text, content.rules.message(for: text, strings) == nil {
      last = text
      await check.result(for: text)
      entry.unmarkText()
    }
    // UIKit doesn't document whether `unmarkText()` reports a change.
    if !Task.isCancelled { reportValidity() }
  }

  /// Cancels a running check.
  func stop() {
    check?.cancel()
    showStatus()
  }
}
