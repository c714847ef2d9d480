public import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text field in a rounded box, with a count where there is a limit.
public final class TextContentView: UIView, UITextFieldDelegate {
  /// The field that takes the text.
  public let textField = UITextField()
  private let box = UIView()
  private let countLabel = UILabel()
  private let rules: TextRules
  private let context: SheetContext
  private lazy var layout = Layout(
    in: self, ["box": box, "field": textField, "count": countLabel])
  /// Whether the text has been too long from the beginning, and the person is on the way to shorten it.
  private var isShorteningInitialText: Bool

  init(content: TextContent, context: SheetContext) {
    self.context = context
    rules = TextRules(limit: content.limit)
    isShorteningInitialText = rules.limited(content.text) != content.text
    super.init(frame: .zero)
    box.backgroundColor = .tertiarySystemFill
    box.layer.cornerRadius = 10
    box.layer.cornerCurve = .continuous
    textField.text = content.text
    textField.placeholder = content.placeholder
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.keyboardType = content.keyboardType
    textField.textContentType = content.contentType
    textField.autocapitalizationType = content.autocapitalization
    textField.autocorrectionType = content.autocorrection
    textField.returnKeyType = .done
    textField.clearButtonMode = .whileEditing
    textField.accessibilityIdentifier = "BottomBounce.text"
    textField.accessibilityLabel = context.title ?? content.placeholder
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.isHidden = content.limit == nil
    place(hasCount: content.limit != nil)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TextContentView, _) in view.placeBox()
    }
    updateCount()
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("TextContentView is made in code.")
  }

  // MARK: Layout

  private func place(hasCount: Bool) {
    layout.eqs(
      """
      box.leading == 0
      box.trailing == 0
      box.top == 0
      field.leading == box.leading + 12
      field.trailing == box.trailing - 12
      field.top == box.top
      field.bottom == box.bottom
      count.leading >= 4
      count.trailing == -4
      count.top == box.bottom + 8
      """)
    // A panel that is too low takes from the box.
    layout.eq(hasCount ? "count.bottom == 0 @ 999" : "box.bottom == 0 @ 999")
    placeBox()
  }

  private func placeBox() {
    let line = textField.font?.lineHeight ?? 0
    layout.eq("box.height == \(max(44, (line + 22).rounded(.up))) @ high")
  }

  // MARK: UIView

  public override var canBecomeFirstResponder: Bool { textField.canBecomeFirstResponder }

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    textField.becomeFirstResponder()
  }

  // MARK: Rules

  /// Commits what an input method composes, and tells it that the text is final.
  func commitPendingInput() {
    textField.unmarkText()
    // An autocorrection that waits is taken over when the selection changes.
    textField.inputDelegate?.selectionWillChange(textField)
    textField.inputDelegate?.selectionDidChange(textField)
    textDidChange()
  }

  private func textDidChange() {
    // What an input method composes is not final, and is left alone until it is.
    if textField.markedTextRange == nil {
      let text = textField.text ?? ""
      let limited = rules.limited(text)
      if limited != text, !isShorteningInitialText { textField.text = limited }
      if limited == text { isShorteningInitialText = false }
    }
    updateCount()
    context.valueChanged()
  }

  private func updateCount() {
    guard let limit = rules.limit else { return }
    let count = (textField.text ?? "").count
    countLabel.text = "\(count)/\(limit)"
    countLabel.accessibilityLabel = SheetTexts().count(count, of: limit)
    countLabel.textColor = count > limit ? .systemRed : .secondaryLabel
  }

  // MARK: UITextFieldDelegate

  /// Keeps what is typed and pasted within the limit.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField.markedTextRange == nil else { return true }
    switch rules.decide(replacing: range, in: textField.text ?? "", with: string) {
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

  /// Confirms, unless an input method composes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.markedTextRange == nil { context.submit() }
    return false
  }
}
