import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text field or text view in a rounded box, with suggestions,
/// status, and counter.
final class TextContentView: UIView, UITextFieldDelegate, UITextViewDelegate {
  /// The field for a single line; `nil` for several lines.
  let textField: UITextField?
  /// The text view for several lines; `nil` for a single line.
  let linesView: TextLinesView?
  /// The text field or the text view.
  let entry: any TextEntry
  let content: TextContent
  let context: SheetContext
  let strings = SheetStrings()
  let countLabel = UILabel()
  private(set) lazy var statusLabel = UILabel()
  let revealButton: UIButton?
  let unitLabel: UILabel?
  let suggestionRow: SuggestionRow?
  /// Runs the asynchronous rules; `nil` if there are none.
  var check: TextCheck?
  /// A Boolean value that indicates whether the user has edited the text.
  ///
  /// Errors are only shown afterward.
  var hasChanged = false
  /// A Boolean value that indicates whether the sheet has disabled the text, for example because
  /// the app saves the value.
  var isDisabled = false
  /// A Boolean value that indicates whether the sheet waits for the value.
  var isSettling = false
  /// A Boolean value that indicates whether the user must not change the text.
  var isLocked: Bool { isDisabled || isSettling }
  /// A Boolean value that indicates whether the keyboard may still correct the locked text.
  private(set) var awaitsCorrection = false
  /// The message of the last validation.
  var message: String?
  /// The edits that the limit may still cut.
  var edits: TextEdits
  private(set) var layout: EquationLayout?
  /// The text before the user has edited it.
  private(set) var initialText: String
  /// The text of the last change that the sheet was notified of.
  private var reportedText: String
  private var hasSelected = false
  /// The selection of the view that this one has replaced; `nil` if there is none.
  private var adoptedSelection: Range<Int>?
  private var boxHeight: CGFloat?
  /// The height that shows the lines of the text, in points.
  var linesHeight: CGFloat = 0
  /// The maximum height of this view with which the panel doesn't scroll, in points.
  var availableHeight = CGFloat.greatestFiniteMagnitude
  /// The view ends below the line with the counter; `nil` if it has none.
  var endBelowFooter: EquationGroup?
  /// The view ends above the line with the counter; `nil` until it has been hidden.
  var endAboveFooter: EquationGroup?
  /// The line with the counter and the status; without a status, the counter itself.
  private(set) lazy var footer = check == nil ? countLabel : UIView()
  /// A Boolean value that indicates whether the app has set the font.
  private(set) var hasOwnFont = false

  /// A Boolean value that indicates whether the view is a line of a form, which has no box.
  let isLine: Bool

  init(content: TextContent, context: SheetContext, isLine: Bool = false) {
    self.content = content
    self.isLine = isLine
    self.context = context
    edits = TextEdits(of: content.text, limit: TextLimit(limit: content.limit))
    initialText = content.text
    reportedText = content.text
    revealButton = content.isSecure ? UIButton(type: .system) : nil
    unitLabel = content.unit == nil ? nil : UILabel()
    let relay = Relay()
    if content.hasOneLine {
      let field = SheetTextField()
      (textField, linesView, entry) = (field, nil, field)
    } else {
      let view = TextLinesView(content.lines) { relay.view?.submit() }
      (textField, linesView, entry) = (nil, view, view)
    }
    suggestionRow =
      content.suggestions.isEmpty ? nil : SuggestionRow { relay.view?.replaceText(with: $0) }
    super.init(frame: .zero)
    relay.view = self
    check = TextCheck(content.rules.checks) { [weak self] _ in self?.checkChanged() }
    prepare(entry)
    if let textField { prepare(textField) }
    linesView?.placeholderLabel.text = content.placeholder
    updateHint()
    linesView?.delegate = self
    build()
    updateLineHeights()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TextContentView, _) in view.updateLineHeights()
    }
    updateCount()
    updatePlaceholder()
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

  var limit: TextLimit { edits.limit }

  // MARK: Layout

  private func build() {
    var numbers = SheetMetrics.numbers(.zero)
    if isLine { numbers["box"] = 0 }
    layout =
      ViewTree(in: self, numbers: numbers) {
        ViewNode(UIView(), named: "box") { box, _ in
          if !self.isLine {
            box.backgroundColor = .secondarySystemGroupedBackground
            box.roundCorners()
          }
          "leading, trailing, top == 0"
          ViewNode(self.entry, named: "field") {
            "leading == box"
            "top, bottom == 0"
            if self.revealButton == nil, self.unitLabel == nil { "trailing == -box" }
          }
          ViewNode(self.linesView?.placeholderLabel, named: "placeholder") {
            "leading == field.leading"
            "trailing <= field.trailing"
            "top == field.top + \(TextLinesView.lineInset)"
          }
          ViewNode(self.unitLabel, named: "unit") { label, _ in
            self.prepareUnit(label)
            "trailing == -box"
            "centerY == field.centerY"
            "leading == field.trailing + spacing"
            // A long unit is truncated in favor of the text.
            "width <= box.width / 2"
          }
          ViewNode(self.revealButton, named: "reveal") { button, _ in
            self.prepare(button)
            button.contentHorizontalAlignment = .trailing
            "trailing == -box"
            "top, bottom == 0"
            "width == tapTarget"
            "leading == field.trailing"
          }
        }
        ViewNode(suggestionRow, named: "suggestions") {
          "leading, trailing == 0"
          "top == box.bottom + \(Self.suggestionsMargin)"
        }
        if hasFooter {
          ViewNode(self.footer, named: "footer") { footer, _ in
            if footer === self.countLabel {
              self.prepareCount()
              "leading >= box"
            } else {
              "leading == box"
            }
            "trailing == -box"
            if self.suggestionRow == nil {
              "top == box.bottom + \(self.isLine ? 0 : Self.footerMargin)"
            } else {
              "top == suggestions.bottom + \(Self.suggestionsMargin)"
            }
            if footer !== self.countLabel {
              ViewNode(self.statusLabel, named: "status") { label, _ in
                self.prepare(label)
                label.textColor = .secondaryLabel
                label.isAccessibilityElement = false
                "leading, top, bottom == 0"
              }
              ViewNode(self.countLabel, named: "count") { _, _ in
                self.prepareCount()
                "trailing, top, bottom == 0"
                "leading >= status.trailing + 8"
              }
            }
          }
        } else if suggestionRow != nil {
          "suggestions.bottom == self.bottom @ \(SheetPriority.almostRequired)"
        } else {
          // If the panel is too low, the box shrinks.
          "box.bottom == self.bottom @ \(SheetPriority.almostRequired)"
        }
      }.layout
    if hasFooter { prepareFooter() }
  }

  private func prepare(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
  }

  private func prepareCount() {
    prepare(countLabel)
    countLabel.isHidden = content.limit == nil
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func prepareUnit(_ label: UILabel) {
    label.text = content.unit
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    // The field is read with its unit.
    label.isAccessibilityElement = false
    label.setContentHuggingPriority(.required, for: .horizontal)
  }

  private func prepare(_ entry: any TextEntry) {
    entry.enteredText = content.text
    entry.font = .preferredFont(forTextStyle: .body)
    entry.adjustsFontForContentSizeCategory = true
    entry.keyboardType = content.keyboardType
    entry.keyboardAppearance = content.keyboardAppearance
    entry.returnKeyType = content.returnKeyType ?? (content.hasOneLine ? .done : .default)
    entry.textContentType = content.contentType
    entry.autocapitalizationType = content.isSecure ? .none : content.autocapitalization
    entry.autocorrectionType = content.isSecure ? .no : content.autocorrection
    entry.spellCheckingType = content.isSecure ? .no : content.spellChecking
    // A prediction is marked text, as a composition is, so OK would return it.
    entry.inlinePredictionType = .no
    entry.accessibilityIdentifier = "BottomBounce.text"
    let name =
      [context.title, content.placeholder]
      .compactMap { $0 }.first { !$0.isEmpty } ?? strings[.text]
    entry.accessibilityLabel = strings.joined([name, content.unit].compactMap { $0 })
  }

  private func prepare(_ field: UITextField) {
    field.placeholder = content.placeholder
    field.isSecureTextEntry = content.isSecure
    field.clearButtonMode =
      content.clearButtonMode ?? (content.isSecure ? .never : .whileEditing)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  /// Sets the height of the box to one line of a font.
  func setBoxHeight(for font: UIFont) {
    let height = font.lineHeight + 2 * SheetMetrics.textMargin
    setBoxHeight(max(SheetMetrics.tapTarget, height.rounded(.up)))
  }

  func setBoxHeight(_ height: CGFloat) {
    if linesView == nil { linesHeight = height }
    guard height != boxHeight else { return }
    boxHeight = height
    // Several lines shrink to one line before the panel scrolls.
    let priority = linesView == nil ? SheetPriority.bodyHeight : SheetPriority.linesHeight
    layout?.eq("box.height == \(height) @ \(priority)")
  }

  /// Updates heights that depend on the text size.
  private func updateLineHeights() {
    if textField != nil {
      // The text field gets the new text size after this view.
      let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      if !hasOwnFont { setBoxHeight(for: body) }
    } else if let linesView {
      layout?.eq("box.height >= \(linesView.minimumHeight) @ \(SheetPriority.minimumListHeight)")
    }
    guard check != nil else { return }
    // The status appears and disappears, but its line keeps its height.
    let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    layout?.eq("footer.height >= \(small.lineHeight.rounded(.up))")
  }

  /// Sets the font of the text.
  func setContentFont(_ font: UIFont) {
    hasOwnFont = true
    entry.font = font
    linesView?.placeholderLabel.font = font
    unitLabel?.font = font
    updateLineHeights()
  }

  private func updateCount() {
    guard let limit = limit.limit else { return }
    let count = entry.enteredText.count
    countLabel.text = "\(strings.number(count))/\(strings.number(limit))"
    countLabel.accessibilityLabel = strings.count(count, of: limit)
    countLabel.textColor = isAboveLimit ? .systemRed : .secondaryLabel
    if isFooterHidden { updateHint() }
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
        placeSelection(content.initialSelection)
      }
    }
    return true
  }

  private func placeSelection(_ selection: TextContent.InitialSelection) {
    let (start, end) = (entry.beginningOfDocument, entry.endOfDocument)
    switch selection.kind {
    case .start: entry.selectedTextRange = entry.textRange(from: start, to: start)
    case .end: entry.selectedTextRange = entry.textRange(from: end, to: end)
    case .all: entry.selectedTextRange = entry.textRange(from: start, to: end)
    }
  }

  // MARK: Text

  /// Commits marked text and a pending autocorrection.
  func commitPendingInput() async {
    entry.unmarkText()
    if let keyboard = entry.inputDelegate {
      // UIKit accepts a pending autocorrection when the selection changes. Since iOS 17, the
      // keyboard answers from another process.
      awaitsCorrection = true
      defer { awaitsCorrection = false }
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
    if entry.markedTextRange == nil {
      fitText()
    } else {
      noteComposition()
    }
    updateCount()
    updatePlaceholder()
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
    guard !isLocked else { return }
    entry.unmarkText()
    entry.enteredText = limit.limited(text)
    placeSelection(.end)
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
    updatePlaceholder()
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
    suggestionRow?.show(content.suggestions.texts(for: entry.enteredText))
  }

  // MARK: UITextFieldDelegate

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    allowsReplacement(of: range, with: string)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { !isLocked }

  // Return commits marked text, and confirms otherwise.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.markedTextRange == nil { submit() }
    return false
  }
}
