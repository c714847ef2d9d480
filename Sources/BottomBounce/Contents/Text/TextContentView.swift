public import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text field in a rounded box, and under it what helps and what counts.
public final class TextContentView: UIView, UITextFieldDelegate, UITextViewDelegate {
  /// The field that takes a text of one line; nil where there may be several.
  public let textField: UITextField?
  /// The view that takes a text of several lines; nil where there is one.
  public var textView: UITextView? { linesView }
  let linesView: TextLinesView?
  /// Whichever of the two there is.
  let entry: any TextEntry
  let content: TextContent
  let context: SheetContext
  let texts = SheetTexts()
  let countLabel = UILabel()
  let statusLabel = UILabel()
  let revealButton: UIButton?
  let suggestionRow: SuggestionRow?
  /// Asks what takes its time; nil where no rule does.
  var check: TextCheck?
  /// Whether the person has changed the text: before that they are not told what is wrong with it.
  var hasChanged = false
  /// Whether the sheet waits for the value, and the text must stay as it is.
  var isSettling = false
  /// Whether the field's text is put in again, which is no change.
  var isRewriting = false
  let limit: TextLimit
  /// The change that was allowed last.
  var change: TextChange?
  /// The change that an input method composes; nil while it does not.
  var composition: TextChange?
  /// The last composition, until the next change: a commit that follows may ask as if nothing had been composed.
  var endedComposition: TextChange?
  private var layout: EquationLayout?
  /// Whether the text has been too long from the beginning, and the person is on the way to shorten it.
  var isShorteningInitialText: Bool
  /// The text that the sheet knows of.
  private var toldText: String
  private var hasSelected = false
  private var boxHeight: CGFloat?
  /// Whether the app has chosen the font.
  private(set) var hasOwnFont = false

  init(content: TextContent, context: SheetContext) {
    self.content = content
    self.context = context
    limit = TextLimit(limit: content.limit)
    isShorteningInitialText = limit.limited(content.text) != content.text
    toldText = content.text
    revealButton = content.isSecure ? UIButton(type: .system) : nil
    let relay = Relay()
    if content.hasOneLine {
      let field = UITextField()
      (textField, linesView, entry) = (field, nil, field)
    } else {
      let view = TextLinesView(content.lines) { relay.view?.submit() }
      (textField, linesView, entry) = (nil, view, view)
    }
    suggestionRow =
      content.suggestions.isEmpty ? nil : SuggestionRow { relay.view?.put(in: $0) }
    super.init(frame: .zero)
    relay.view = self
    check = TextCheck(content.rules.checks) { [weak self] _ in self?.checkChanged() }
    prepare(entry)
    if let textField { prepare(textField) }
    linesView?.placeholderLabel.text = content.placeholder
    // A field says its placeholder by itself.
    if context.title != nil { linesView?.accessibilityHint = content.placeholder }
    linesView?.delegate = self
    build()
    placeLines()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TextContentView, _) in view.placeLines()
    }
    updateCount()
    updatePlaceholder()
    suggest()
    judge()
  }

  /// Lets the row of suggestions exist before the view, and hold it weakly.
  @MainActor private final class Relay {
    weak var view: TextContentView?
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("TextContentView is made in code.")
    return nil
  }

  // MARK: Layout

  private func build() {
    layout =
      ViewTree(in: self, numbers: ["tappable": PanelLayout.tappable]) {
        ViewNode(UIView(), named: "box") { box, _ in
          box.backgroundColor = .tertiarySystemFill
          box.layer.cornerRadius = 10
          box.layer.cornerCurve = .continuous
          "leading, trailing, top == 0"
          ViewNode(self.entry, named: "field") {
            "leading == \(Self.boxMargin)"
            "top, bottom == 0"
            if self.revealButton == nil { "trailing == -\(Self.boxMargin)" }
          }
          ViewNode(self.linesView?.placeholderLabel, named: "placeholder") {
            "leading == field.leading"
            "trailing <= field.trailing"
            "top == field.top + \(TextLinesView.room)"
          }
          ViewNode(self.revealButton, named: "reveal") { button, _ in
            self.prepare(button)
            "trailing, top, bottom == 0"
            "width == tappable"
            "leading == field.trailing"
          }
        }
        ViewNode(suggestionRow, named: "suggestions") {
          "leading, trailing == 0"
          "top == box.bottom + 2"
        }
        if hasFooter {
          ViewNode(UIView(), named: "footer") { _, _ in
            "leading == 4"
            "trailing == -4"
            // A button's capsule is lower than the button.
            if self.suggestionRow == nil {
              "top == box.bottom + 8"
            } else {
              "top == suggestions.bottom + 2"
            }
            ViewNode(self.statusLabel, named: "status") { label, _ in
              self.prepare(label)
              label.textColor = .secondaryLabel
              label.isAccessibilityElement = false
              "leading, top, bottom == 0"
            }
            ViewNode(self.countLabel, named: "count") { label, _ in
              self.prepare(label)
              label.isHidden = self.content.limit == nil
              label.setContentCompressionResistancePriority(.required, for: .horizontal)
              "trailing, top, bottom == 0"
              "leading >= status.trailing + 8"
            }
          }
          "footer.bottom == self.bottom @ 999"
        } else if suggestionRow != nil {
          "suggestions.bottom == self.bottom @ 999"
        } else {
          // A panel that is too low takes from the box.
          "box.bottom == self.bottom @ 999"
        }
      }.layout
  }

  /// Whether there is a line that counts, or says that the text is being checked.
  private var hasFooter: Bool { content.limit != nil || check != nil }

  private func prepare(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
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
    entry.accessibilityIdentifier = "BottomBounce.text"
    entry.accessibilityLabel =
      [context.title, content.placeholder]
      .compactMap { $0 }.first { !$0.isEmpty } ?? texts.anyText
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

  /// The distance of the text from the sides of its box, in points.
  static let boxMargin: CGFloat = 12

  /// Gives the box the height of one line.
  func setBoxHeight(for font: UIFont) {
    setBoxHeight(max(44, (font.lineHeight + 22).rounded(.up)))
  }

  func setBoxHeight(_ height: CGFloat) {
    guard height != boxHeight else { return }
    boxHeight = height
    // Several lines give up all but one before the panel scrolls.
    layout?.eq("box.height == \(height) @ \(linesView == nil ? 750 : 740)")
  }

  /// Gives the lines the height that the text's size asks for.
  private func placeLines() {
    if textField != nil {
      // The field itself hears of another text size later than this view.
      let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      if !hasOwnFont { setBoxHeight(for: body) }
    } else if let linesView {
      layout?.eq("box.height >= \(linesView.leastHeight) @ 998")
    }
    guard check != nil else { return }
    // The status comes and goes, its line stays.
    let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    layout?.eq("footer.height >= \(small.lineHeight.rounded(.up))")
  }

  func take(_ font: UIFont) {
    hasOwnFont = true
    entry.font = font
    linesView?.placeholderLabel.font = font
    placeLines()
  }

  private func updateCount() {
    guard let limit = limit.limit else { return }
    let count = entry.enteredText.count
    countLabel.text = "\(count)/\(limit)"
    countLabel.accessibilityLabel = texts.count(count, of: limit)
    countLabel.textColor = count > limit ? .systemRed : .secondaryLabel
  }

  // MARK: UIView

  public override var canBecomeFirstResponder: Bool { entry.canBecomeFirstResponder }

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    // UIKit asks overrides to call super; it comes to that only where the field refuses.
    guard entry.becomeFirstResponder() else { return super.becomeFirstResponder() }
    if !hasSelected {
      hasSelected = true
      placeSelection(content.initialSelection)
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

  /// Commits what an input method composes, and tells it that the text is final.
  func commitPendingInput() {
    entry.unmarkText()
    // An autocorrection that waits is taken over when the selection changes.
    let input = entry as? any UITextInput
    entry.inputDelegate?.selectionWillChange(input)
    entry.inputDelegate?.selectionDidChange(input)
    textDidChange()
  }

  func textDidChange() {
    guard !isRewriting else { return }
    // What an input method composes is not final, and is left alone until it is.
    if entry.markedTextRange == nil {
      fitText()
    } else {
      noteComposition()
    }
    updateCount()
    updatePlaceholder()
    let text = entry.enteredText
    let isAnother = text != toldText
    if isAnother {
      toldText = text
      hasChanged = true
      suggest()
    }
    judge()
    if isAnother { context.valueChanged() }
  }

  /// Puts a text in the place of all that there is, within the limit.
  func put(in text: String) {
    guard !isSettling else { return }
    entry.unmarkText()
    entry.enteredText = limit.limited(text)
    placeSelection(.end)
    textDidChange()
  }

  /// Asks for what OK does; OK waits for what is being checked, and so it may be asked for.
  func submit() {
    if check?.isPending == true { context.setCanConfirm(true) }
    context.submit()
  }

  private func suggest() {
    suggestionRow?.show(content.suggestions.texts(for: entry.enteredText))
  }

  // MARK: UITextFieldDelegate

  /// Keeps what is typed and pasted within the limit.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    mayReplace(range, with: string)
  }

  /// Keeps the text while the sheet waits for the value.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { !isSettling }

  /// Confirms, unless an input method composes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.markedTextRange == nil { submit() }
    return false
  }
}
