// Beginning and end of editing, and what means a field in particular; the rest is in `TextEditing`.
extension UITextField {
  // MARK: Beginning and end

  final func shouldBeginEditing() -> Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  final func shouldEndEditing() -> Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  final func didBeginEditing() {
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
    if clears { notifyTextChanged() }
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

  // MARK: Changes by the user

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
    if content.marked == nil, forgetsSecret { return deleteIfAllowed(content.whole) }
    deleteBeforeCaret()
  }

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

  final func textWillChange() {
    hideRevealed()
    forgetsSecret = false
  }

  final func attributesOfText(typedAt offset: Int) -> [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    guard offset > 0, let styledText else { return defaultTextAttributes }
    return styledText.attributes(at: offset - 1, effectiveRange: nil)
  }

  /// A field has one line.
  final func insertable(_ text: String) -> String {
    // A pasted text may be huge.
    text.mayHaveLineBreaks ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  /// Notifies the delegate and observers that the user changed the text.
  final func notifyTextChanged() {
    inputDelegate?.textDidChange(self)
    textDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func textDidChange() {
    display.textChanged()
    invalidateIntrinsicContentSize()
    if isFirstResponder { window?.device?.keyboard.textDidChange() }
  }

  final func selectionDidChange() {
    display.selectionChanged()
    delegate?.textFieldDidChangeSelection(self)
  }
}

extension UITextField: TextEditing {
  final var allowsChanges: Bool { true }

  /// There is one line, in which up and down have no column.
  final var caretColumn: CGFloat? {
    get { nil }
    set {}
  }

  final func handleReturn(_ modifiers: UIKeyModifierFlags) -> Bool {
    pressReturn()
    return true
  }

  final func line(at offset: Int) -> Range<Int> { content.whole }

  final func rects(for range: Range<Int>) -> [CGRect] { display.rects(for: range) }

  final func place(linesBelow count: Int, from offset: Int, column: CGFloat?) -> Int {
    count == 0 ? offset : count < 0 ? 0 : content.length
  }

  final func place(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
    (display.offset(at: point), .forward)
  }
}

extension String {
  /// A Boolean value that indicates whether a byte is one that a line break begins with.
  fileprivate var mayHaveLineBreaks: Bool {
    for byte in utf8 where 0x0A...0x0D ~= byte || byte == 0xC2 || byte == 0xE2 { return true }
    return false
  }
}
