// Changes to the text, with delegate calls and notifications.
extension TextEditing {
  // MARK: Changes by the user

  func deleteIfAllowed(_ range: Range<Int>) {
    guard allowsChanges, !range.isEmpty, mayChange(range, to: "") else { return }
    change(range, to: "", as: .deleting)
  }

  func deleteSelection() { deleteIfAllowed(content.selection) }

  /// Deletes the last character of the marked text, the selection, or the character before the
  /// insertion point.
  func deleteBeforeCaret() {
    if let marked = content.marked {
      let rest = String(content.boundaries.substring(marked).dropLast())
      if mayCompose(rest) { compose(rest) }
      return
    }
    let selection = content.selection
    deleteIfAllowed(
      selection.isEmpty
        ? content.boundaries.character(before: selection.lowerBound)..<selection.lowerBound
        : selection)
  }

  func cutSelection() {
    let range = content.selection
    guard allowsChanges, !isSecureTextEntry, !range.isEmpty, mayChange(range, to: "") else {
      return
    }
    copySelection()
    change(range, to: "", as: .other)
  }

  func copySelection() {
    guard !isSecureTextEntry, !content.selection.isEmpty else { return }
    UIPasteboard.general.string = content.boundaries.substring(content.selection)
  }

  func pasteText() {
    guard allowsChanges, let pasted = UIPasteboard.general.string else { return }
    commitMarkedText()
    let text = insertable(pasted)
    let range = content.selection
    guard mayChange(range, to: text) else { return }
    change(range, to: text, as: .other)
  }

  // MARK: Composing

  /// Asks the delegate about characters that an input method adds or removes, as a keyboard does
  /// for each key.
  func mayCompose(_ text: String) -> Bool {
    let range = content.marked ?? content.selection
    let old = content.marked.map { content.boundaries.substring($0) } ?? ""
    if content.marked != nil, text.hasPrefix(old) {
      return mayChange(range.upperBound..<range.upperBound, to: String(text.dropFirst(old.count)))
    }
    if content.marked != nil, old.hasPrefix(text) {
      return mayChange(range.lowerBound + text.utf16.count..<range.upperBound, to: "")
    }
    return mayChange(range, to: text)
  }

  func compose(_ text: String, selected: NSRange? = nil) {
    let range = content.marked ?? content.selection
    guard !(text.isEmpty && range.isEmpty) else { return }
    let end = text.utf16.count
    let selected = selected.flatMap { Range($0) } ?? end..<end
    remember(range, replacedWith: text, as: .typing)
    replaceStyled(range, with: text)
    content.mark(text, selected: selected)
    continueTyping(as: .typing)
    notifyTextChanged()
  }

  func commitMarkedText() {
    guard content.marked != nil else { return }
    content.unmark()
    continueTyping(as: .typing)
    notifyTextChanged()
  }

  func cancelComposition() {
    guard let marked = content.marked else { return }
    change(marked, to: "", as: .typing)
  }

  // MARK: Changing

  func replaceText(_ range: Range<Int>, with text: String) {
    change(range.clamped(to: content.whole), to: text, as: .other)
  }

  func change(_ range: Range<Int>, to text: String, as kind: TypingRun.Kind) {
    // The delegate may have changed the text in its method.
    replaceWithoutAsking(range.clamped(to: content.whole), with: text, as: kind)
    notifyTextChanged()
  }

  func replaceWithoutAsking(_ range: Range<Int>, with text: String, as kind: TypingRun.Kind) {
    remember(range, replacedWith: text, as: kind)
    replaceInPlace(range, with: text)
    continueTyping(as: kind)
  }

  /// Replaces a range without a step for undo.
  func replaceInPlace(_ range: Range<Int>, with text: String) {
    textWillChange()
    replaceStyled(range, with: text)
    content.replace(range, with: text)
    selectionAnchor = nil
    caretColumn = nil
  }

  private func continueTyping(as kind: TypingRun.Kind) {
    typingRun = TypingRun(
      kind: kind, end: content.selection.upperBound, step: typingRun?.step)
  }

  private func replaceStyled(_ range: Range<Int>, with text: String) {
    guard let styledText else { return }
    let attributes = attributesOfText(typedAt: range.lowerBound)
    styledText.replaceCharacters(
      in: NSRange(range), with: NSAttributedString(string: text, attributes: attributes))
  }
}
