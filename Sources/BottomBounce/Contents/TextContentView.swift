public import UIKit

/// The body of a ``TextContent``: a text field in a rounded box, with a count where there is a limit.
public final class TextContentView: UIView, UITextFieldDelegate {
  /// The field that takes the text.
  public let textField = UITextField()
  private let box = UIView()
  private let countLabel = UILabel()
  private let rules: TextRules
  private let context: SheetContext
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
    for view in [box, textField, countLabel] { addSubview(view) }
    updateCount()
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("TextContentView is made in code.")
  }

  // MARK: UIView

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: boxHeight + (countHeight > 0 ? 8 + countHeight : 0))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(boxHeight, bounds.height))
    textField.frame = box.frame.insetBy(dx: min(12, bounds.width / 2), dy: 0)
    countLabel.frame = CGRect(
      x: 4, y: box.frame.maxY + 8, width: max(bounds.width - 8, 0), height: countHeight)
    countLabel.textAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  private var boxHeight: CGFloat {
    let line = textField.font?.lineHeight ?? 0
    return max(44, (line + 22).rounded(.up))
  }

  private var countHeight: CGFloat {
    countLabel.isHidden ? 0 : countLabel.font.lineHeight.rounded(.up)
  }

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
