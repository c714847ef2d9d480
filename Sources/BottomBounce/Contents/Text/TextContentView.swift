import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text field or text view in a rounded box, with suggestions,
/// status, and counter.
final class TextContentView: UIView, UITextFieldDelegate, UITextViewDelegate {
  let content: TextContent
  let context: SheetContext
  let strings = SheetStrings()
  let box: TextBox
  private let suggestionRow: SuggestionRow?
  /// The line with the counter and the status; `nil` if there is none.
  let footer: TextFooter?
  private var layout: TextContentLayout?
  /// Runs the asynchronous rules; `nil` if there are none.
  let check: TextCheck?
  /// What the user may change.
  var lock = TextLock()
  /// The edits that the limit may still cut.
  var edits: TextEdits
  /// A Boolean value that indicates whether the user has edited the text.
  ///
  /// Errors are only shown afterward.
  private(set) var hasChanged = false
  /// The message that is shown below this view; `nil` for none.
  var message: String? { didSet { layout?.hasMessage = message != nil } }
  /// The text before the user has edited it.
  private(set) var initialText: String
  /// The text of the last change that the sheet was notified of.
  private var reportedText: String
  private var hasSelected = false
  /// The selection of the view that this one has replaced; `nil` if there is none.
  private var adoptedSelection: Range<Int>?

  init(content: TextContent, context: SheetContext, isLine: Bool = false) {
    self.content = content
    self.context = context
    edits = TextEdits(of: content.text, limit: TextLimit(limit: content.limit))
    initialText = content.text
    reportedText = content.text
    let relay = Relay()
    box = TextBox(for: content, context, isLine: isLine) { relay.view?.submit() }
    suggestionRow =
      content.suggestions.isEmpty ? nil : SuggestionRow { relay.view?.replaceText(with: $0) }
    check = TextCheck(content.rules.checks) { _ in relay.view?.checkChanged() }
    footer =
      content.limit == nil && check == nil
      ? nil : TextFooter(hasCount: content.limit != nil, hasStatus: check != nil)
    super.init(frame: .zero)
    relay.view = self
    box.onReveal = { [weak self] in self?.toggleSecureEntry() }
    if let textField {
      textField.delegate = self
      textField.addAction(
        UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    }
    linesView?.delegate = self
    updateHint()
    layout = TextContentLayout(
      in: self, box, suggestionRow, footer, isLine: isLine, context.boxMetrics)
    layout?.onFooterChange = { [weak self] in self?.updateHint() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TextContentView, _) in view.layout?.updateLineHeights(view.traitCollection)
    }
    updateCount()
    box.updatePlaceholder()
    updateSuggestions()
    validate()
  }

  /// A weak reference to the view for closures that are made before `super.init`.
  @MainActor private final class Relay {
    weak var view: TextContentView?
  }

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("TextContentView is made in code.")
    return nil
  }

  /// The text field or the text view.
  var entry: any TextEntry { box.entry }
  var textField: UITextField? { box.textField }
  var linesView: TextLinesView? { box.linesView }
  var limit: TextLimit { edits.limit }

  // MARK: Layout

  /// Sets the height of the box for the current lines and a width in points.
  func prepareLayout(width: CGFloat) {
    layout?.prepare(width: width)
  }

  /// Sets the maximum height of this view.
  func fitHeight(_ height: CGFloat) {
    layout?.fitHeight(height)
  }

  /// Sets the font of the text.
  func setContentFont(_ font: UIFont) {
    layout?.setFont(font, traitCollection)
  }

  private func updateCount() {
    guard let limit = limit.limit else { return }
    footer?.show(entry.enteredText.count, of: limit, isAboveLimit: isAboveLimit)
    if footer?.hiddenCount != nil { updateHint() }
  }

  // MARK: UIView

  override var canBecomeFirstResponder: Bool { entry.canBecomeFirstResponder }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    // UIKit expects overrides to call `super`. That is only useful if the field refuses.
    guard entry.becomeFirstResponder() else { return super.becomeFirstResponder() }
    if !hasSelected {
      hasSelected = true
      if let adoptedSelection {
        keepSecretText()
        entry.selectedOffsets = adoptedSelection
      } else {
        entry.selectText(content.initialSelection)
      }
    }
    return true
  }

  // MARK: Text

  /// Commits marked text and a pending autocorrection.
  func commitPendingInput() async {
    entry.unmarkText()
    if let keyboard = entry.inputDelegate {
      // UIKit accepts a pending autocorrection when the selection changes. Since iOS 17, the
      // keyboard answers from another process.
      lock.awaitsCorrection = true
      defer { lock.awaitsCorrection = false }
      let input = entry as? any UITextInput
      keyboard.selectionWillChange(input)
      keyboard.selectionDidChange(input)
      await KeyboardAnswer().wait()
    }
    textDidChange()
  }

  func textDidChange() {
    guard !edits.isRewriting else { return }
    // Marked text isn't final. It is cut when it is committed.
    if entry.markedTextRange == nil { fitText() } else { edits.compose(entry.markedChange) }
    updateCount()
    box.updatePlaceholder()
    let text = entry.enteredText
    let isChange = text != reportedText
    if isChange {
      reportedText = text
      hasChanged = true
      updateSuggestions()
    }
    validate()
    if isChange { context.valueChanged() }
  }

  /// Replaces the whole text with a suggestion, within the limit.
  func replaceText(with text: String) {
    guard !lock.isLocked else { return }
    entry.unmarkText()
    entry.enteredText = limit.limited(text)
    entry.selectText(.end)
    textDidChange()
  }

  /// Shows the text of another view, which this one replaces, and later its selection.
  ///
  /// That is not an edit.
  func adoptText(of old: TextContentView) {
    let text = old.entry.enteredText
    entry.enteredText = text
    reportedText = text
    initialText = old.initialText
    hasChanged = old.hasChanged
    if old.entry.isFirstResponder { adoptedSelection = old.entry.selectedOffsets }
    edits = TextEdits(of: text, limit: limit)
    updateCount()
    box.updatePlaceholder()
    updateSuggestions()
    validate()
  }

  /// Confirms.
  ///
  /// OK waits for a running check, so it is enabled first.
  func submit() {
    if check?.isPending == true { context.setConfirmEnabled(true) }
    context.submit()
  }

  private func updateSuggestions() {
    let text = entry.enteredText
    suggestionRow?.show(content.suggestions.texts(for: text), chosen: text)
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
    if textField.markedTextRange == nil { submit() }
    return false
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
  }

  /// Sets the same text again.
  ///
  /// Otherwise a field that became secure would delete it with the next key.
  private func keepSecretText() {
    guard let textField, textField.isSecureTextEntry, textField.isFirstResponder,
      let text = textField.text, !text.isEmpty
    else { return }
    edits.isRewriting = true
    defer { edits.isRewriting = false }
    let end = textField.endOfDocument
    textField.selectedTextRange = textField.textRange(from: end, to: end)
    textField.deleteBackward()
    let whole = textField.textRange(
      from: textField.beginningOfDocument, to: textField.endOfDocument)
    if let whole { textField.replace(whole, withText: text) }
  }
}
