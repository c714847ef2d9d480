import UIKit
import ViewBuilding

/// The rounded box around a text field or a text view, with its placeholder, unit, and reveal
/// button.
final class TextBox: SheetSubview {
  /// The text field or the text view.
  let entry: any TextEntry
  /// Called when the user taps the button that reveals and hides a secure text.
  var onReveal: @MainActor () -> Void = {}
  private let revealButton: UIButton?
  private let unitLabel: UILabel?
  private let content: TextContent
  private let context: SheetContext
  private let isLine: Bool
  /// The title after which the text and its button are named.
  private var title: String?
  /// A Boolean value that indicates whether the box isn't needed, because the text is a line of a
  /// form without other parts.
  private let isOnlyField: Bool
  private var layout: EquationLayout?

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - context: The context of the sheet.
  ///   - isLine: Whether the text is a line of a form, which has no background.
  ///   - onSubmit: Called for Command-Return in a text of several lines.
  init(
    for content: TextContent, _ context: SheetContext, isLine: Bool,
    onSubmit: @escaping @MainActor () -> Void
  ) {
    entry =
      content.options.hasOneLine
      ? SheetTextField() : TextLinesView(content.options.lines, onSubmit: onSubmit)
    revealButton = content.options.isSecure ? UIButton(type: .system) : nil
    unitLabel = content.options.unit.map { Self.makeUnitLabel($0) }
    (self.content, self.context, self.isLine) = (content, context, isLine)
    isOnlyField = isLine && content.options.hasOneLine && revealButton == nil && unitLabel == nil
    super.init(frame: .zero)
    if !isLine {
      backgroundColor = .secondarySystemGroupedBackground
      roundCorners(context.boxMetrics.cornerRadius)
    }
    prepareEntry()
    setNames()
    if !isOnlyField { addParts(margin: isLine ? 0 : SheetMetrics.boxMargin) }
    prepareRevealButton()
  }

  /// The field for a single line; `nil` for several lines.
  var textField: UITextField? { entry as? UITextField }
  /// The text view for several lines; `nil` for a single line.
  var linesView: TextLinesView? { entry as? TextLinesView }
  /// The view with the text and its parts: the box, or a field that needs none.
  var view: UIView { isOnlyField ? entry : self }

  // MARK: Parts

  private func prepareEntry() {
    entry.enteredText = content.shownText(for: content.text)
    entry.font = .preferredFont(forTextStyle: .body)
    entry.adjustsFontForContentSizeCategory = true
    content.prepareKeyboard(of: entry)
    entry.accessibilityIdentifier = "BottomBounce.text"
    linesView?.placeholderLabel.text = content.options.placeholder
    guard let textField else { return }
    textField.placeholder = content.options.placeholder
    textField.isSecureTextEntry = content.options.isSecure
    textField.clearButtonMode =
      content.options.clearButtonMode
      // The text of a line stays where it is when it is edited.
      ?? (content.options.isSecure || isLine ? .never : .whileEditing)
  }

  /// Names the text and its button again after the title of a field has changed.
  func updateNames() {
    if title != context.title { setNames() }
  }

  private func setNames() {
    title = context.title
    let strings = SheetStrings()
    let name =
      [title, content.options.placeholder]
      .compactMap { $0 }.first { !$0.isEmpty } ?? strings[.text]
    entry.accessibilityLabel = strings.joined([name, content.options.unit].compactMap { $0 })
    updateRevealButton()
  }

  private static func makeUnitLabel(_ unit: String) -> UILabel {
    let label = UILabel()
    label.text = unit
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    // The field is read with its unit.
    label.isAccessibilityElement = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    return label
  }

  private func addParts(margin: CGFloat) {
    layout =
      ViewTree(in: self, numbers: ["box": margin]) {
        ViewNode(entry, named: "field") {
          "leading == box"
          "top, bottom == 0"
          if self.revealButton == nil, self.unitLabel == nil { "trailing == -box" }
        }
        ViewNode(linesView?.placeholderLabel, named: "placeholder") {
          "leading == field.leading"
          "trailing <= field.trailing"
        }
        ViewNode(unitLabel, named: "unit") {
          "trailing == -box"
          "centerY == field.centerY"
          "leading == field.trailing + \(SheetMetrics.spacing)"
          // A long unit is truncated in favor of the text.
          "width <= superview.width / 2"
        }
        ViewNode(revealButton, named: "reveal") {
          "trailing == -box"
          "top, bottom == 0"
          "width == \(SheetMetrics.tapTarget)"
          "leading == field.trailing"
        }
      }.layout
  }

  /// Sets the distance of the lines from the upper and lower edge, in points.
  func setLineInset(_ inset: CGFloat) {
    guard let linesView, linesView.lineInset != inset else { return }
    linesView.lineInset = inset
    layout?.eq("placeholder.top == field.top + \(inset)")
  }

  /// Shows the placeholder of an empty text.
  func updatePlaceholder() {
    linesView?.placeholderLabel.isHidden = !entry.enteredText.isEmpty
  }

  /// Sets the font of the text.
  func setFont(_ font: UIFont) {
    entry.font = font
    linesView?.placeholderLabel.font = font
    unitLabel?.font = font
  }

  // MARK: Secure text

  private func prepareRevealButton() {
    guard let revealButton else { return }
    revealButton.accessibilityIdentifier = "BottomBounce.reveal"
    revealButton.tintColor = .secondaryLabel
    revealButton.contentHorizontalAlignment = .trailing
    revealButton.addAction(UIAction { [weak self] _ in self?.onReveal() }, for: .touchUpInside)
  }

  /// Updates the button that reveals and hides a secure text.
  func updateRevealButton() {
    let isHidden = textField?.isSecureTextEntry == true
    let strings = SheetStrings()
    let label = isHidden ? strings[.showSecret] : strings[.hideSecret]
    revealButton?.setImage(UIImage(systemName: isHidden ? "eye" : "eye.slash"), for: .normal)
    // A form can have several passwords.
    revealButton?.accessibilityLabel = strings.joined(
      [isLine ? title : nil, label].compactMap { $0 })
    revealButton?.accessibilityUserInputLabels = [
      label, isHidden ? strings[.show] : strings[.hide],
    ]
  }
}
