// The beginning and end of editing, and the behavior specific to text views.
extension UITextView {
  // MARK: Beginning and end

  final func shouldBeginEditing() -> Bool {
    !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
  }

  final func shouldEndEditing() -> Bool {
    !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
  }

  final func didBeginEditing() {
    isEditing = true
    display.selectionChanged()
    display.followCaret()
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func didEndEditing() {
    guard isEditing else { return }
    content.unmark()
    isEditing = false
    typingRun = nil
    display.textChanged()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  final func editabilityChanged() {
    display.selectionChanged()
    if isFirstResponder { reloadInputViews() }
  }

  // MARK: Text

  final var undoesByRange: Bool { false }

  final func type(_ text: String) {
    guard isEditable else { return }
    if let marked = content.marked {
      // Return commits the marked text.
      if text == "\n" { return commitMarkedText() }
      // As on iOS, the delegate isn't asked about the text that the input method substitutes for
      // the typed letters.
      return change(marked, to: text, as: .typing)
    }
    let range = clearsOnInsertion && isEditing ? content.whole : content.selection
    guard mayChange(range, to: text) else { return }
    change(range, to: text, as: .typing)
  }

  final func setText(_ text: String) {
    let selection = content.selection
    content.set(text)
    typingRun = nil
    selectionAnchor = nil
    caretColumn = nil
    storedUndoManager?.forgetActions()
    textDidChange()
    if content.selection != selection { delegate?.textViewDidChangeSelection(self) }
  }

  /// Called when the text's style or the space for it has changed.
  final func styleChanged() {
    display.textChanged()
    invalidateIntrinsicContentSize()
  }

  final var spokenTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    return isEditing ? [.textEntry, .isEditing] : .textEntry
  }
}

extension UITextView: TextEditing {
  final var styledText: NSMutableAttributedString? {
    get { nil }
    set {}
  }

  final var allowsChanges: Bool { isEditable }

  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
  }

  final func textWillChange() {}

  final func rects(for range: Range<Int>) -> [CGRect] { display.rects(for: range) }

  final func attributesOfText(typedAt offset: Int) -> [NSAttributedString.Key: Any] { [:] }

  final func insertable(_ text: String) -> String { text }

  final func textDidChange() {
    selectionAffinity = .forward
    display.textChanged()
    invalidateIntrinsicContentSize()
    if isFirstResponder { window?.device?.keyboard.textDidChange() }
  }

  final func notifyTextChanged() {
    inputDelegate?.textDidChange(self)
    textDidChange()
    display.followCaret()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectionDidChange() {
    display.selectionChanged()
    display.followCaret()
    delegate?.textViewDidChangeSelection(self)
  }

  /// Inserts a line break.
  ///
  /// Command-Return is left to the responder chain.
  final func handleReturn(_ modifiers: UIKeyModifierFlags) -> Bool {
    guard !modifiers.contains(.command) else { return false }
    insertText("\n")
    return true
  }
}
