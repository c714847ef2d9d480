public import UIKit
import ViewBuilding

/// The body of a ``TextContent``: a text field in a rounded box, with a count where there is a limit.
public final class TextContentView: UIView, UITextFieldDelegate {
  /// The field that takes the text.
  public let textField = UITextField()
  private let countLabel = UILabel()
  private let rules: TextRules
  private let context: SheetContext
  private var layout: Layout?
  /// Whether the text has been too long from the beginning, and the person is on the way to shorten it.
  private var isShorteningInitialText: Bool
  /// The text that the sheet knows of.
  private var toldText: String

  init(content: TextContent, context: SheetContext) {
    self.context = context
    rules = TextRules(limit: content.limit)
    isShorteningInitialText = rules.limited(content.text) != content.text
    toldText = content.text
    super.init(frame: .zero)
    layout =
      ViewTree(in: self) {
        Subview(UIView(), named: "box") { box, _ in
          box.backgroundColor = .tertiarySystemFill
          box.layer.cornerRadius = 10
          box.layer.cornerCurve = .continuous
          "leading, trailing, top == 0"
          Subview(self.textField) { field, _ in
            self.prepare(field, content)
            "leading == 12"
            "trailing == -12"
            "top, bottom == 0"
          }
        }
        Subview(countLabel, named: "count") { label, _ in
          label.font = .preferredFont(forTextStyle: .footnote)
          label.adjustsFontForContentSizeCategory = true
          label.isHidden = content.limit == nil
          "leading >= 4"
          "trailing == -4"
          "top == box.bottom + 8"
        }
        // A panel that is too low takes from the box.
        if content.limit == nil {
          "box.bottom == self.bottom @ 999"
        } else {
          "count.bottom == self.bottom @ 999"
        }
      }.layout
    placeBox()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TextContentView, _) in view.placeBox()
    }
    updateCount()
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("TextContentView is made in code.")
  }

  private func prepare(_ field: UITextField, _ content: TextContent) {
    field.text = content.text
    field.placeholder = content.placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.keyboardType = content.keyboardType
    field.textContentType = content.contentType
    field.autocapitalizationType = content.autocapitalization
    field.autocorrectionType = content.autocorrection
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.accessibilityIdentifier = "BottomBounce.text"
    field.accessibilityLabel = context.title ?? content.placeholder
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
  }

  /// Gives the box the height that the text's size asks for.
  private func placeBox() {
    let line = textField.font?.lineHeight ?? 0
    layout?.eq("box.height == \(max(44, (line + 22).rounded(.up))) @ high")
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
    let text = textField.text ?? ""
    if text != toldText {
      toldText = text
      context.valueChanged()
    }
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
