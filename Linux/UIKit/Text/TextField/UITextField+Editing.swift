// Everything that changes the text, each with what it asks and whom it tells.
extension UITextField {
  // MARK: Beginning and end

  final func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    // An observer of the keyboard may have taken the role away again.
    if isFirstResponder, !isEditing { didBeginEditing() }
    return isFirstResponder
  }

  private func didBeginEditing() {
    isEditingNow = true
    forgetsSecret = isSecureTextEntry && hasText
    let clears =
      clearsOnBeginEditing && hasText && delegate?.textFieldShouldClear(self) ?? true
    if clears { replaceWithoutAsking(content.whole, with: "", as: .other) }
    content.select(content.length..<content.length)
    display.editingChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    if clears { tellOfChange() }
  }

  final func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    commitMarkedText()
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return resign()
  }

  /// The window has another first responder, or none.
  final func didEndEditing() {
    guard isEditing else { return }
    content.unmark()
    isEditingNow = false
    typingRun = nil
    hideRevealed()
    display.editingChanged()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonKey: NSNumber(value: reason.rawValue)])
  }

  // MARK: What a person does

  final func type(_ text: String) {
    if text == "\n" { return pressReturn() }
    if let marked = content.marked {
      // What the input method makes of the letters is not asked for: iOS does not either.
      return change(marked, to: text, as: .typing)
    }
    let range = clearsOnInsertion && isEditing ? content.whole : content.selection
    guard mayChange(range, to: text) else { return }
    change(forgetsSecret ? content.whole : range, to: text, as: .typing)
    reveal(text)
  }

  final func deleteCharacterBefore() {
    if let marked = content.marked {
      let rest = String(content.boundaries.substring(marked).dropLast())
      if mayCompose(rest) { compose(rest) }
      return
    }
    if forgetsSecret { return deleteIfAllowed(content.whole) }
    let selection = content.selection
    deleteIfAllowed(
      selection.isEmpty
        ? content.boundaries.character(before: selection.lowerBound)..<selection.lowerBound
        : selection)
  }

  final func deleteIfAllowed(_ range: Range<Int>) {
    guard !range.isEmpty, mayChange(range, to: "") else { return }
    change(range, to: "", as: .deleting)
  }

  final func deleteSelection() { deleteIfAllowed(content.selection) }

  final func pressReturn() {
    // While composing, Return takes the letters as they are; it means the field only afterwards.
    guard content.marked == nil else { return commitMarkedText() }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
  }

  final func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(content.whole, to: "", as: .other)
    becomeFirstResponder()
  }

  final func cutSelection() {
    let range = content.selection
    guard !isSecureTextEntry, !range.isEmpty, mayChange(range, to: "") else { return }
    copySelection()
    change(range, to: "", as: .other)
  }

  final func copySelection() {
    guard !isSecureTextEntry, !content.selection.isEmpty else { return }
    UIPasteboard.general.string = content.boundaries.substring(content.selection)
  }

  final func pasteText() {
    guard let pasted = UIPasteboard.general.string else { return }
    commitMarkedText()
    let text = String(pasted.map { $0.isNewline ? " " : $0 })
    let range = content.selection
    guard mayChange(range, to: text) else { return }
    change(range, to: text, as: .other)
  }

  // MARK: Composing

  /// Asks the delegate for the letters that an input method adds or takes away, as a keyboard does key by key.
  package final func mayCompose(_ text: String) -> Bool {
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

  final func compose(_ text: String, selected: NSRange? = nil) {
    let range = content.marked ?? content.selection
    guard !(text.isEmpty && range.isEmpty) else { return }
    let end = text.utf16.count
    let selected = selected.flatMap { Range($0) } ?? end..<end
    remember(range, as: .typing)
    replaceStyled(range, with: text)
    content.mark(text, selected: selected)
    typingRun = TypingRun(kind: .typing, end: content.selection.upperBound)
    tellOfChange()
  }

  final func commitMarkedText() {
    guard content.marked != nil else { return }
    content.unmark()
    typingRun = TypingRun(kind: .typing, end: content.selection.upperBound)
    tellOfChange()
  }

  final func cancelComposition() {
    guard let marked = content.marked else { return }
    change(marked, to: "", as: .typing)
  }

  // MARK: Changing

  final func setText(_ text: String, styled: NSAttributedString?) {
    content.set(text)
    styledText = styled.map { NSMutableAttributedString(attributedString: $0) }
    typingRun = nil
    forgetsSecret = false
    storedUndoManager?.removeAllActions()
    hideRevealed()
    textDidChange()
  }

  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text)
      ?? true
  }

  final func replaceText(_ range: Range<Int>, with text: String) {
    change(range.clamped(to: content.whole), to: text, as: .other)
  }

  private func change(_ range: Range<Int>, to text: String, as kind: TypingRun.Kind) {
    hideRevealed()
    // A delegate that was asked may have changed the text meanwhile.
    replaceWithoutAsking(range.clamped(to: content.whole), with: text, as: kind)
    tellOfChange()
  }

  private func replaceWithoutAsking(_ range: Range<Int>, with text: String, as kind: TypingRun.Kind)
  {
    remember(range, as: kind)
    replaceStyled(range, with: text)
    content.replace(range, with: text)
    typingRun = TypingRun(kind: kind, end: content.selection.upperBound)
    selectionAnchor = nil
    forgetsSecret = false
  }

  private func replaceStyled(_ range: Range<Int>, with text: String) {
    guard let styledText else { return }
    var attributes = typingAttributes ?? defaultTextAttributes
    if typingAttributes == nil, range.lowerBound > 0 {
      attributes = styledText.attributes(at: range.lowerBound - 1, effectiveRange: nil)
    }
    styledText.replaceCharacters(
      in: NSRange(range), with: NSAttributedString(string: text, attributes: attributes))
  }

  /// Tells everybody that a person has changed the text.
  final func tellOfChange() {
    inputDelegate?.textDidChange(self)
    textDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func textDidChange() {
    display.textChanged()
    invalidateIntrinsicContentSize()
    if isFirstResponder { window?.device?.keyboard.textDidChange() }
  }
}
