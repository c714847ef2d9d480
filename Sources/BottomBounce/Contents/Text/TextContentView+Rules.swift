import UIKit
import ViewBuilding

extension TextContentView {
  var text: CountedText {
    let entered = entry.enteredText
    if let returned, returned.entered == entered { return returned.text }
    let text = CountedText(content.returnedText(for: entered))
    returned = (entered, text)
    return text
  }

  /// OK commits marked text, so an error in it doesn't disable OK.
  func answer() -> Answer<String> {
    let text = text
    let judged = judgment?.text === text ? judgment : nil
    let error = judged.map { $0.error } ?? content.error(for: text)
    guard let error = error ?? check?.error(for: text.string) else {
      return .success(text.string)
    }
    if entry.markedTextRange == nil { return .failure(error) }
    return .failure(ValidationError(error.message))
  }

  private func judge(_ text: CountedText) -> Bool {
    let error = content.error(for: text)
    judgment = (text, error)
    return error == nil
  }

  func updateHint() {
    // VoiceOver reads the placeholder of a text field, but not of a text view.
    let hint = linesView == nil || context.title == nil ? nil : content.options.placeholder
    entry.accessibilityHint =
      [
        message ?? hint, layout?.footer?.isHidden == false ? nil : spokenCount,
        content.options.confirmsWhenComplete ? SheetStrings()[.confirmsHint] : nil,
      ].joinedLines
  }

  /// A text with all its characters that isn't accepted is selected, so that typing replaces it.
  func showMessage(_ message: String?) {
    if message != nil, message != self.message, content.isFull(text) { entry.selectText(.all) }
    self.message = message
    updateHint()
  }

  /// Confirms a complete text, but not the same one twice.
  func confirmIfComplete() {
    let text = text
    guard content.isComplete(text) else { return settledText = nil }
    guard entry.markedTextRange == nil, text.string != settledText else { return }
    settledText = text.string
    if lock.isLocked { return }
    guard wasMarked else { return context.confirm() }
    // A composition also ends when the user leaves the field.
    PendingWork.task("confirmation of a composed text") { [weak self] _ in
      if let self, entry.isFirstResponder, settledText == self.text.string { context.confirm() }
    }
  }

  private var spokenCount: String? {
    content.maximum.map { SheetStrings().count(text.count, of: $0) }
  }

  /// Also announces the beginning of a check.
  func updateFooter() {
    let maximum = content.maximum
    if check == nil, maximum == nil, layout?.footer == nil { return }
    let status = check?.isRunning == true ? SheetStrings()[.checking] : nil
    let count = text.count
    let shown = maximum.flatMap { content.options.showsCount(count, of: $0) ? $0 : nil }
    let counter = shown.map { [count, $0].map(SheetStrings().number).joined(separator: "/") }
    let texts = [status, counter].compactMap { $0 }
    let isNeeded = check != nil || counter != nil
    if isNeeded, layout?.footer == nil {
      layout?.addFooter(to: self, at: maximum == nil ? .leading : .trailing)
      // The status has a place before it appears.
      if check != nil { layout?.footer?.text = SheetStrings()[.checking] }
    }
    layout?.needsFooter = isNeeded
    let footer = layout?.footer
    footer?.text = texts.isEmpty ? nil : texts.joined(separator: "  ")
    footer?.label.accessibilityLabel = [status, spokenCount].joinedLines
    if let footer {
      let color = context.place == .line ? .secondaryLabel : context.boxMetrics.noteColor
      footer.label.textColor = maximum.map { count > $0 } == true ? .sheetError : color
    }
    if maximum != nil, footer?.isHidden != false { updateHint() }
    if let status, !hasAnnouncedCheck {
      UIAccessibility.post(notification: .announcement, argument: status)
    }
    hasAnnouncedCheck = status != nil
  }

  /// Marked text is checked after OK, which commits it.
  func updateCheck() {
    guard let check else { return }
    let text = text
    if entry.markedTextRange == nil, judge(text) {
      check.schedule(text.string)
    } else {
      check.cancel()
    }
    updateFooter()
  }

  func checkChanged() {
    updateFooter()
    if !lock.isSettling { context.sizeChanged() }
  }

  func settle() async {
    lock.isSettling = true
    defer { lock.isSettling = false }
    await commitPendingInput()
    guard let check else { return }
    // An input method may compose again while the check runs.
    var last: String?
    while !Task.isCancelled, last != text.string, judge(text) {
      last = text.string
      await check.result(for: text.string)
      entry.unmarkText()
    }
  }

  func stop() {
    check?.cancel()
    updateFooter()
  }
}
