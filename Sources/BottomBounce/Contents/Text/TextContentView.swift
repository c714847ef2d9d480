import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text in a rounded box, with suggestions, status, and counter.
final class TextContentView: SheetSubview, UITextFieldDelegate, UITextViewDelegate {
  private struct Parts {
    let box: TextBox
    let suggestionRow: SuggestionRow?
    let check: TextCheck?
    var layout: TextContentLayout?
  }

  private(set) var content: TextContent {
    didSet {
      judgment = nil
      let hasChoice = oldValue.chosenNormalization != nil || content.chosenNormalization != nil
      if hasChoice || oldValue.options != content.options { returned = nil }
    }
  }
  let context: SheetContext
  private lazy var parts = makeParts()
  var lock = TextLock() {
    didSet {
      guard lock.hasRefused, !lock.isLocked else { return }
      lock.hasRefused = false
      entry.removeUndoSteps()
    }
  }
  /// `true` while the view sets the same text again, which is not an edit.
  private(set) var isRewriting = false
  var message: String? { didSet { layout?.hasMessage = message != nil } }
  /// A cache for `text`.
  var returned: (entered: String, text: CountedText)?
  private var reportedText: String
  private(set) var wasMarked = false
  /// The error of a text that was judged for a check, so that its rules don't run again.
  var judgment: (text: CountedText, error: ValidationError?)?
  var hasAnnouncedCheck = false
  /// The initial or last confirmed text, which isn't confirmed again.
  var settledText: String?
  private var hasSelected = false
  private var pendingContent: (TextContent, keepsValue: Bool)?
  private var font: UIFont?
  private var keyboardTimer: OneShotTimer?
  private var deactivation: NotificationObserver?

  init(content: TextContent, context: SheetContext) {
    self.content = content
    self.context = context
    reportedText = content.shownText(for: content.text)
    settledText = content.returnedText(for: reportedText)
    super.init(frame: .zero)
    installParts()
    let traits: [any UITraitDefinition.Type] = [
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]
    registerForTraitChanges(traits) { (view: TextContentView, _) in
      view.layout?.updateLineHeights(view.traitCollection)
    }
  }

  private func makeParts() -> Parts {
    let check = TextCheck(content.rules.checks) { [weak self] _ in self?.checkChanged() }
    return Parts(
      box: TextBox(for: content, context) { [context] in context.confirm() },
      suggestionRow: content.suggestions == nil
        ? nil : SuggestionRow { [weak self] in self?.replaceText(with: $0) },
      check: check)
  }

  private func installParts() {
    box.onReveal = { [weak self] in self?.toggleSecureEntry() }
    if let textField {
      textField.delegate = self
      textField.addAction(
        UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    }
    linesView?.delegate = self
    let layout = TextContentLayout(
      in: self, box, parts.suggestionRow, isLine: context.place == .line, context.boxMetrics)
    layout.onFooterChange = { [weak self] in self?.updateHint() }
    layout.hasMessage = message != nil
    parts.layout = layout
    if let font { layout.setFont(font, traitCollection) }
    // With a maximum, this updates the hint, which says the count.
    updateFooter()
    if content.maximum == nil { updateHint() }
    box.textDidChange()
    updateSuggestions()
  }

  var bodyTraits: SheetBodyTraits {
    var traits = SheetBodyTraits()
    traits.settle = { [self] in await settle() }
    traits.setEnabled = { [self] in lock.isDisabled = !$0 }
    traits.showError = { [self] error in
      showMessage(error?.message)
      return .hint
    }
    traits.cancel = { [self] in stop() }
    traits.setContentFont = { [self] in setContentFont($0) }
    traits.prepareLayout = { [self] width, _ in prepareLayout(width: width) }
    traits.fitHeight = { [self] height, _ in fitHeight(height) }
    traits.usesAnyHeight = !content.options.hasOneLine
    traits.growsSmoothly = !content.options.hasOneLine
    traits.prefersGroupedBackground = true
    traits.footer = { [self] in content.requirements?(text.string) }
    return traits
  }

  // MARK: Update

  func show(_ new: TextContent, _ update: BodyUpdate) {
    if update.keepsEdits, entry.markedTextRange != nil {
      return pendingContent = (new, update.keepsValue)
    }
    pendingContent = nil
    let (text, options) = (entry.enteredText, content.options)
    let oldParts = content.partsAndTraits
    let isKept = update.keepsValue
    content = new
    // A text that isn't edited is shown as it is returned.
    let isEdited = entry.isFirstResponder
    let newText =
      isKept && isEdited ? text : new.shownText(for: isKept ? text : new.text, isEdited: isEdited)
    let isSame = options == new.options && oldParts == new.partsAndTraits
    if isSame {
      check?.checks = new.rules.checks
      box.updateNames()
      if newText != text { setText(newText) }
    } else {
      replaceParts(with: newText)
    }
    if newText != text {
      check?.cancel()
      settledText = self.text.string
    }
    reportedText = newText
    updateFooter()
    box.textDidChange()
    updateSuggestions()
    if isKept { updateCheck() }
    if !isSame { context.sizeChanged() }
  }

  /// The keyboard and the selection stay.
  private func replaceParts(with text: String) {
    let old = parts
    let selection = old.box.entry.isFirstResponder ? old.box.entry.selectedOffsets : nil
    old.check?.cancel()
    parts = makeParts()
    entry.enteredText = text
    installParts()
    let isSameText = old.box.entry.enteredText == text
    if selection != nil, entry.becomeFirstResponder() {
      keepSecretText()
      if isSameText { entry.selectedOffsets = selection }
    }
    // The keyboard stays if the first responder changes before it leaves the window.
    for view in [old.box.view, old.suggestionRow, old.layout?.footer] {
      view?.removeFromSuperview()
    }
  }

  var box: TextBox { parts.box }
  var check: TextCheck? { parts.check }
  var layout: TextContentLayout? { parts.layout }
  var entry: any TextEntry { box.entry }
  var textField: UITextField? { box.textField }
  var linesView: TextLinesView? { box.linesView }

  // MARK: Layout

  func prepareLayout(width: CGFloat) {
    layout?.prepare(width: width)
  }

  func fitHeight(_ height: CGFloat) {
    layout?.fitHeight(height)
  }

  func setContentFont(_ font: UIFont) {
    self.font = font
    layout?.setFont(font, traitCollection)
  }

  // MARK: UIView

  override var canBecomeFirstResponder: Bool { entry.canBecomeFirstResponder }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    // UIKit expects overrides to call `super`. That is only useful if the field refuses.
    guard entry.becomeFirstResponder() else { return super.becomeFirstResponder() }
    if !hasSelected {
      hasSelected = true
      entry.selectText(content.options.initialSelection)
    } else if message != nil, content.isFull(text) {
      entry.selectText(.all)
    }
    return true
  }

  // MARK: Text

  func commitPendingInput() async {
    entry.unmarkText()
    if let keyboard = entry.inputDelegate {
      // UIKit accepts a pending autocorrection when the selection changes. Since iOS 17, the
      // keyboard answers from another process, and UIKit doesn't report when. One frame is at least
      // one turn of the run loop.
      lock.awaitsCorrection = true
      defer { lock.awaitsCorrection = false }
      let input = entry as? any UITextInput
      keyboard.selectionWillChange(input)
      keyboard.selectionDidChange(input)
      await PendingWork.awaitValue("text after the keyboard's answer") { onEnd in
        keyboardTimer = OneShotTimer(after: 1 / 60, name: "answer of the keyboard") { onEnd(()) }
      }
    }
    textDidChange()
  }

  func textDidChange() {
    guard !isRewriting else { return }
    updateFooter()
    box.textDidChange()
    let text = entry.enteredText
    let isChange = text != reportedText
    // The user has replaced the whole text with the same one, for example a code that was refused.
    let isAgain = !isChange && settledText == nil && content.isComplete(self.text)
    if isAgain { check?.cancel() }
    if isChange {
      reportedText = text
      updateSuggestions()
    }
    let isMarked = entry.markedTextRange != nil
    defer { wasMarked = isMarked }
    guard isChange || isAgain || isMarked != wasMarked else { return }
    if !isMarked, let (content, keepsValue) = pendingContent {
      show(content, BodyUpdate(keepsEdits: true, keepsValue: keepsValue || isChange))
    }
    updateCheck()
    if isChange || isAgain { context.valueChanged() } else { context.sizeChanged() }
    confirmIfComplete()
  }

  func replaceText(with text: String) {
    guard !lock.isLocked else { return }
    entry.unmarkText()
    settledText = nil
    setText(content.shownText(for: text))
    entry.selectText(.end)
    textDidChange()
  }

  /// Called when editing ends, or begins with a formatted text.
  private func showReturnedText(in view: UIView, isEdited: Bool) {
    let text = content.shownText(for: entry.enteredText, isEdited: isEdited)
    guard view === entry else { return }
    if text != entry.enteredText {
      setText(text)
      reportedText = text
      box.textDidChange()
    } else if isEdited || context.place == .sheet || content.text == text {
      // A form may have stored another text than the typed one, which it shows now.
      return
    }
    context.sizeChanged()
  }

  private func setText(_ text: String) {
    entry.enteredText = text
    entry.removeUndoSteps()
  }

  private func updateSuggestions() {
    guard let suggestionRow = parts.suggestionRow, let suggestions = content.suggestions else {
      return
    }
    suggestionRow.show(suggestions(text.string), chosen: text.string)
  }

  // MARK: UITextFieldDelegate

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    allowsReplacement(of: range, with: string)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { !lock.isLocked }

  // Return commits marked text, and confirms otherwise.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.markedTextRange == nil { context.confirm() }
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if content.format != nil, entry.enteredText == content.shownText(for: entry.enteredText) {
      showReturnedText(in: textField, isEdited: true)
    }
    guard content.options.selectsAll else { return }
    entry.selectText(.all)
    // A tap puts the insertion point into the text after editing has begun.
    let text = entry.enteredText
    PendingWork.task("selection of an amount") { [weak self] _ in
      if let self, entry.isFirstResponder, entry.enteredText == text { entry.selectText(.all) }
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    showReturnedText(in: textField, isEdited: false)
  }

  // MARK: UITextViewDelegate

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    allowsReplacement(of: range, with: text)
  }

  func textViewDidChange(_ textView: UITextView) {
    textDidChange()
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    showReturnedText(in: textView, isEdited: false)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    linesView?.hidePartsOfLines()
  }

  @available(iOS 18.0, *)
  func textViewWritingToolsDidEnd(_ textView: UITextView) {
    textDidChange()
  }

  // MARK: Secure text

  private func toggleSecureEntry() {
    guard let textField else { return }
    let selection = textField.selectedOffsets
    textField.unmarkText()
    textField.isSecureTextEntry.toggle()
    keepSecretText()
    textField.selectedOffsets = selection
    box.updateRevealButton()
    // The app switcher shows a picture of the scene.
    deactivation =
      textField.isSecureTextEntry
      ? nil
      : NotificationObserver(
        of: UIScene.willDeactivateNotification, from: window?.windowScene
      ) { [weak self] in
        if self?.textField?.isSecureTextEntry == false { self?.toggleSecureEntry() }
      }
  }

  /// Sets the text again, because a field that became secure would delete it with the next key.
  private func keepSecretText() {
    guard let textField, textField.isSecureTextEntry, textField.isFirstResponder,
      let text = textField.text, !text.isEmpty
    else { return }
    isRewriting = true
    defer { isRewriting = false }
    let end = textField.endOfDocument
    textField.selectedTextRange = textField.textRange(from: end, to: end)
    textField.deleteBackward()
    let whole = textField.textRange(
      from: textField.beginningOfDocument, to: textField.endOfDocument)
    if let whole { textField.replace(whole, withText: text) }
    // Undo would remove the text.
    textField.removeUndoSteps()
  }
}
