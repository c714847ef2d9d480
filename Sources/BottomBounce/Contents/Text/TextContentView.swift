public import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text field in a rounded box, and under it what helps and what counts.
public final class TextContentView: UIView, UITextFieldDelegate {
  /// The field that takes the text.
  public let textField = UITextField()
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
  private let limit: TextLimit
  private var layout: Layout?
  /// Whether the text has been too long from the beginning, and the person is on the way to shorten it.
  private var isShorteningInitialText: Bool
  /// The text that the sheet knows of.
  private var toldText: String
  private var hasSelected = false

  init(content: TextContent, context: SheetContext) {
    self.content = content
    self.context = context
    limit = TextLimit(limit: content.limit)
    isShorteningInitialText = limit.limited(content.text) != content.text
    toldText = content.text
    revealButton = content.isSecure ? UIButton(type: .system) : nil
    let relay = Relay()
    suggestionRow =
      content.suggestions.isEmpty ? nil : SuggestionRow { relay.view?.put(in: $0) }
    super.init(frame: .zero)
    relay.view = self
    check = TextCheck(content.rules.checks) { [weak self] _ in self?.checkChanged() }
    prepare(textField)
    build()
    placeLines()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TextContentView, _) in view.placeLines()
    }
    updateCount()
    suggest()
    judge()
  }

  /// Lets the row of suggestions exist before the view, and hold it weakly.
  @MainActor private final class Relay {
    weak var view: TextContentView?
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("TextContentView is made in code.")
  }

  // MARK: Layout

  private func build() {
    layout =
      ViewTree(in: self, numbers: ["tappable": PanelLayout.tappable]) {
        Subview(UIView(), named: "box") { box, _ in
          box.backgroundColor = .tertiarySystemFill
          box.layer.cornerRadius = 10
          box.layer.cornerCurve = .continuous
          "leading, trailing, top == 0"
          Subview(self.textField, named: "field") {
            "leading == 12"
            "top, bottom == 0"
            if self.revealButton == nil { "trailing == -12" }
          }
          Subview(self.revealButton, named: "reveal") { button, _ in
            self.prepare(button)
            "trailing, top, bottom == 0"
            "width == tappable"
            "leading == field.trailing"
          }
        }
        Subview(suggestionRow, named: "suggestions") {
          "leading, trailing == 0"
          "top == box.bottom + 2"
        }
        if hasFooter {
          Subview(UIView(), named: "footer") { _, _ in
            "leading == 4"
            "trailing == -4"
            // A button's capsule is lower than the button.
            if self.suggestionRow == nil {
              "top == box.bottom + 8"
            } else {
              "top == suggestions.bottom + 2"
            }
            Subview(self.statusLabel, named: "status") { label, _ in
              self.prepare(label)
              label.textColor = .secondaryLabel
              label.isAccessibilityElement = false
              "leading, top, bottom == 0"
            }
            Subview(self.countLabel, named: "count") { label, _ in
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

  private func prepare(_ field: UITextField) {
    field.text = content.text
    field.placeholder = content.placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.keyboardType = content.keyboardType
    field.keyboardAppearance = content.keyboardAppearance
    field.returnKeyType = content.returnKeyType
    field.textContentType = content.contentType
    field.isSecureTextEntry = content.isSecure
    field.autocapitalizationType = content.isSecure ? .none : content.autocapitalization
    field.autocorrectionType = content.isSecure ? .no : content.autocorrection
    field.spellCheckingType = content.isSecure ? .no : content.spellChecking
    field.clearButtonMode =
      content.clearButtonMode ?? (content.isSecure ? .never : .whileEditing)
    field.accessibilityIdentifier = "BottomBounce.text"
    field.accessibilityLabel = context.title ?? content.placeholder
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  /// Gives the lines the height that the text's size asks for.
  private func placeLines() {
    let line = textField.font?.lineHeight ?? 0
    layout?.eq("box.height == \(max(44, (line + 22).rounded(.up))) @ high")
    guard check != nil else { return }
    // The status comes and goes, its line stays.
    let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    layout?.eq("footer.height >= \(small.lineHeight.rounded(.up))")
  }

  private func updateCount() {
    guard let limit = limit.limit else { return }
    let count = (textField.text ?? "").count
    countLabel.text = "\(count)/\(limit)"
    countLabel.accessibilityLabel = texts.count(count, of: limit)
    countLabel.textColor = count > limit ? .systemRed : .secondaryLabel
  }

  // MARK: UIView

  public override var canBecomeFirstResponder: Bool { textField.canBecomeFirstResponder }

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    guard textField.becomeFirstResponder() else { return false }
    if !hasSelected {
      hasSelected = true
      placeSelection(content.initialSelection)
    }
    return true
  }

  private func placeSelection(_ selection: TextContent.InitialSelection) {
    let (start, end) = (textField.beginningOfDocument, textField.endOfDocument)
    switch selection.kind {
    case .start: textField.selectedTextRange = textField.textRange(from: start, to: start)
    case .end: textField.selectedTextRange = textField.textRange(from: end, to: end)
    case .all: textField.selectedTextRange = textField.textRange(from: start, to: end)
    }
  }

  // MARK: Text

  /// Commits what an input method composes, and tells it that the text is final.
  func commitPendingInput() {
    textField.unmarkText()
    // An autocorrection that waits is taken over when the selection changes.
    textField.inputDelegate?.selectionWillChange(textField)
    textField.inputDelegate?.selectionDidChange(textField)
    textDidChange()
  }

  func textDidChange() {
    guard !isRewriting else { return }
    // What an input method composes is not final, and is left alone until it is.
    if textField.markedTextRange == nil {
      let text = textField.text ?? ""
      let limited = limit.limited(text)
      if limited != text, !isShorteningInitialText { textField.text = limited }
      if limited == text { isShorteningInitialText = false }
    }
    updateCount()
    let text = textField.text ?? ""
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
    textField.unmarkText()
    textField.text = limit.limited(text)
    placeSelection(.end)
    textDidChange()
  }

  private func suggest() {
    suggestionRow?.show(content.suggestions.texts(for: textField.text ?? ""))
  }

  // MARK: UITextFieldDelegate

  /// Keeps what is typed and pasted within the limit.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if isRewriting { return true }
    if isSettling { return false }
    guard textField.markedTextRange == nil else { return true }
    switch limit.decide(replacing: range, in: textField.text ?? "", with: string) {
    case .accept:
      return true
    case .reject:
      return false
    case .replace(let text, let caret):
      textField.text = text
      if let place = textField.position(from: textField.beginningOfDocument, offset: caret) {
        textField.selectedTextRange = textField.textRange(from: place, to: place)
      }
      textDidChange()
      return false
    }
  }

  /// Keeps the text while the sheet waits for the value.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { !isSettling }

  /// Confirms, unless an input method composes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.markedTextRange == nil {
      // OK waits for what is being checked, and so it may be asked for.
      if check?.isPending == true { context.setCanConfirm(true) }
      context.submit()
    }
    return false
  }
}
