// The beginning and end of editing, and the behavior specific to text fields; `TextEditing` has the
// rest.
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
    clearsOnNextInsertion = isSecureTextEntry && hasText
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

  /// Called when the window has another first responder, or none.
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
      // As on iOS, the delegate isn't asked about the text that the input method substitutes for
      // the typed letters.
      return change(marked, to: text, as: .typing)
    }
    let range = clearsOnInsertion && isEditing ? content.whole : content.selection
    guard mayChange(range, to: text) else { return }
    change(clearsOnNextInsertion ? content.whole : range, to: text, as: .typing)
    reveal(text)
  }

  final func deleteCharacterBefore() {
    if content.marked == nil, clearsOnNextInsertion { return deleteIfAllowed(content.whole) }
    deleteBeforeCaret()
  }

  final func pressReturn() {
    // With marked text, Return commits it. Without, it's the field's Return key.
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
    clearsOnNextInsertion = false
    if !undoesByRange { storedUndoManager?.forgetActions() }
    hideRevealed()
    textDidChange()
  }

  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    if !isAllowed { rememberRefused(range, replacedWith: text) }
    return isAllowed
  }

  final var undoesByRange: Bool { Device.current.undoesTextFieldsByRange }

  final func textWillChange() {
    hideRevealed()
    clearsOnNextInsertion = false
  }

  final func attributesOfText(typedAt offset: Int) -> [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    guard offset > 0, let styledText else { return defaultTextAttributes }
    return styledText.attributes(at: offset - 1, effectiveRange: nil)
  }

  /// Replaces line breaks with spaces, because a field has one line.
  final func insertable(_ text: String) -> String {
    // Pasted text may be very long.
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

  /// The column for moving up and down, which a single line doesn't have.
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
  /// A Boolean value that indicates whether the text contains the first byte of a line break.
  fileprivate var mayHaveLineBreaks: Bool {
    for byte in utf8 where 0x0A...0x0D ~= byte || byte == 0xC2 || byte == 0xE2 { return true }
    return false
  }
}
