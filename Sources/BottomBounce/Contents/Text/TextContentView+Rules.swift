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
    let parts = [message ?? hint, footer?.hiddenCount].compactMap { $0 }
    entry.accessibilityHint = parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// A Boolean value that indicates whether the text would be above the limit when returned.
  ///
  /// That is only an initial text, or marked text.
  var isAboveLimit: Bool { limit.message(for: text, strings) != nil }

  private func message(for text: String) -> String? {
    immediateMessage(for: text) ?? check?.message(for: text, strings)
  }

  /// Returns the message of the limit or of the first rule that isn't asynchronous, or `nil`.
  private func immediateMessage(for text: String) -> String? {
    limit.message(for: text, strings) ?? content.rules.message(for: text, strings)
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
    if immediateMessage(for: text) != nil {
      check?.cancel()
    } else if hasChanged {
      check?.schedule(text)
    }
    reportValidity()
  }

  /// Updates OK, the error, and the status.
  ///
  /// Before the user edits the text, only the limit and a number have an error.
  private func reportValidity() {
    let text = text
    let isInvalid =
      immediateMessage(for: text) != nil || check?.rejects(text) == true
      || check?.isPending == true
    context.setConfirmEnabled(!isInvalid || !content.disablesOKWhileInvalid)
    if hasChanged || isAboveLimit || content.showsInitialMessage {
      let message =
        hasChanged || content.showsInitialMessage
        ? message(for: text) : limit.message(for: text, strings)
      context.showError(message.map { ValidationError($0) })
    }
    showStatus()
  }

  private func showStatus() {
    if let check { footer?.showStatus(isChecking: check.isRunning) }
  }

  /// Updates the sheet after a check has started or ended.
  func checkChanged() {
    guard entry.markedTextRange == nil else { return }
    reportValidity()
    // The value is valid only after the check.
    let isDone = check?.isPending == false && message(for: text) == nil
    if isDone, hasChanged, !lock.isLocked { context.valueChanged() }
  }

  /// Commits marked text, and waits for a correction and for asynchronous rules.
  func settle() async {
    lock.isSettling = true
    defer { lock.isSettling = false }
    await commitPendingInput()
    guard let check else { return }
    // An input method may compose again while the check runs.
    var last: String?
    while !Task.isCancelled, last != text, immediateMessage(for: text) == nil {
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
