import UIKit

// What the rules say about the text, and who is told of it.
extension TextContentView: PendingBody {
  /// The text as it would be given back.
  private var text: String { content.value(of: entry.enteredText) }

  /// The text as it is given back.
  ///
  /// - Throws: A problem where a rule is broken, or where it is being found out whether one is.
  func value() throws(ValidationProblem) -> String {
    let text = text
    if let message = message(for: text) { throw ValidationProblem(message) }
    if check?.isPending == true { throw ValidationProblem(texts.checking) }
    return text
  }

  private func message(for text: String) -> String? {
    content.rules.message(for: text, texts) ?? check?.message(for: text, texts)
  }

  /// Holds the text against the rules, after it has changed.
  func judge() {
    guard entry.markedTextRange == nil else {
      // OK commits what is composed, and only then is there something to judge.
      check?.cancel()
      showStatus()
      return context.setCanConfirm(true)
    }
    let text = text
    if content.rules.message(for: text, texts) != nil {
      check?.cancel()
    } else if hasChanged {
      check?.ask(about: text)
    }
    tell()
  }

  /// Tells the sheet, and the person if they have changed the text, what came of the rules.
  private func tell() {
    let text = text
    let isInvalid =
      content.rules.message(for: text, texts) != nil || check?.refuses(text) == true
      || check?.isPending == true
    context.setCanConfirm(!isInvalid || !content.disablesOKWhileInvalid)
    if hasChanged { context.show(message(for: text).map { ValidationProblem($0) }) }
    showStatus()
  }

  private func showStatus() {
    let isRunning = check?.isRunning == true
    guard statusLabel.text != (isRunning ? texts.checking : nil) else { return }
    statusLabel.text = isRunning ? texts.checking : nil
    statusLabel.isAccessibilityElement = isRunning
    if isRunning {
      UIAccessibility.post(notification: .announcement, argument: texts.checking)
    }
  }

  /// A check has begun to run, or has ended.
  func checkChanged() {
    guard entry.markedTextRange == nil else { return }
    tell()
    // Only now is there a value that OK would confirm.
    let isDone = check?.isPending == false && message(for: text) == nil
    if isDone, hasChanged, !isSettling { context.valueChanged() }
  }

  /// Returns when the text is final, and every rule has been asked about it.
  func settle() async {
    commitPendingInput()
    guard let check else { return }
    isSettling = true
    defer { isSettling = false }
    // An input method may go on composing meanwhile, whatever the field says.
    var last: String?
    while !Task.isCancelled, last != text, content.rules.message(for: text, texts) == nil {
      last = text
      await check.answer(about: text)
      entry.unmarkText()
    }
    // No document says that what is composed tells of its end as of a change.
    if !Task.isCancelled { tell() }
  }

  func stop() {
    check?.cancel()
    showStatus()
  }
}
