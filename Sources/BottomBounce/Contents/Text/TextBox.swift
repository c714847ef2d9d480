import UIKit
import ViewBuilding

/// The rounded box around a text, with its placeholder, its prefix and suffix, and the reveal
/// button.
final class TextBox: SheetSubview {
  /// The text field or the text view.
  let entry: any TextEntry
  /// Called when the user taps the button that reveals and hides a secure text.
  var onReveal: @MainActor () -> Void = {}
  private let revealButton: UIButton?
  private let prefixLabel: UILabel?
  /// The suffix or the unit.
  private let suffixLabel: UILabel?
  private let content: TextContent
  private let context: SheetContext
  private let isLine: Bool
  /// The text and its button are named after it.
  private var title: String?
  /// `true` for a text that is a line of a form without other parts, and needs no box.
  private let isOnlyField: Bool
  private var layout: EquationLayout?

  init(
    for content: TextContent, _ context: SheetContext, onSubmit: @escaping @MainActor () -> Void
  ) {
    entry =
      content.options.hasOneLine
      ? SheetTextField() : TextLinesView(content.options.lines, onSubmit: onSubmit)
    revealButton = content.options.isSecure ? UIButton(type: .system) : nil
    let affixes = content.options.hasOneLine ? content.options : TextOptions()
    prefixLabel = Self.makeLabel(affixes.prefix ?? affixes.unit?.before)
    suffixLabel = Self.makeLabel(affixes.suffix ?? affixes.unit?.after)
    self.content = content
    self.context = context
    isLine = context.place == .line
    isOnlyField =
      isLine && content.options.hasOneLine && revealButton == nil && prefixLabel == nil
      && suffixLabel == nil
    super.init(frame: .zero)
    if !isLine {
      backgroundColor = .secondarySystemGroupedBackground
      roundCorners(context.boxMetrics.cornerRadius)
    }
    prepareEntry()
    updateNames()
    if !isOnlyField { addParts(margin: isLine ? 0 : SheetMetrics.boxMargin) }
    prepareRevealButton()
  }

  /// `nil` for several lines.
  var textField: UITextField? { entry as? UITextField }
  /// `nil` for a single line.
  var linesView: TextLinesView? { entry as? TextLinesView }
  /// The box, or a field that needs none.
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
      // The text of a line stays where it is when it is edited, and nothing separates a prefix from
      // its text.
      ?? (content.options.isSecure || isLine || isMirrored ? .never : .whileEditing)
  }

  func updateNames() {
    if entry.accessibilityLabel != nil, title == context.title { return }
    title = context.title
    let strings = SheetStrings()
    let name =
      [title, content.options.placeholder]
      .compactMap { $0 }.first { !$0.isEmpty } ?? strings[.text]
    let affixes = content.options.unit.map { [$0.name] } ?? [prefixLabel?.text, suffixLabel?.text]
    entry.accessibilityLabel = strings.joined([name] + affixes.compactMap { $0 })
    updateRevealButton()
  }

  private static func makeLabel(_ text: String?) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    // It is read with the field.
    label.isAccessibilityElement = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    return label
  }

  /// `true` if the prefix is at the trailing edge.
  private var isMirrored: Bool {
    content.options.isLeftToRight && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func addParts(margin: CGFloat) {
    let (before, after) = isMirrored ? (suffixLabel, prefixLabel) : (prefixLabel, suffixLabel)
    let isClose = isMirrored || isLine && content.options.unit == nil
    // Long texts are truncated in favor of the user's.
    let share = before != nil && after != nil ? 0.25 : 0.5
    layout =
      ViewTree(in: self, numbers: ["box": margin]) {
        ViewNode(entry, named: "field") {
          if before == nil { "leading == box" }
          "top, bottom == 0"
          if self.revealButton == nil, after == nil { "trailing == -box" }
        }
        ViewNode(linesView?.placeholderLabel, named: "placeholder") {
          "leading == field.leading"
          "trailing <= field.trailing"
        }
        ViewNode(before, named: "before") {
          "leading == box"
          "centerY == field.centerY"
          "field.leading == before.trailing"
          "width <= superview.width * \(share)"
        }
        ViewNode(after, named: "after") {
          if self.revealButton == nil { "trailing == -box" }
          "centerY == field.centerY"
          "leading == field.trailing + \(isClose ? 0 : SheetMetrics.spacing)"
          "width <= superview.width * \(share)"
        }
        ViewNode(revealButton, named: "reveal") {
          "trailing == -box"
          "top, bottom == 0"
          "width == \(SheetMetrics.tapTarget)"
          if after == nil { "leading == field.trailing" } else { "leading == after.trailing" }
        }
      }.layout
  }

  func setLineInset(_ inset: CGFloat) {
    guard let linesView, linesView.lineInset != inset else { return }
    linesView.lineInset = inset
    layout?.eq("placeholder.top == field.top + \(inset)")
  }

  /// A text after a prefix stays at its beginning.
  func alignText(atEnd: Bool) {
    let isAtEnd = atEnd && prefixLabel == nil
    textField?.textAlignment =
      content.options.isLeftToRight
      ? (isAtEnd ? .right : .left) : (isAtEnd ? trailingAlignment : .natural)
  }

  func updatePlaceholder() {
    linesView?.placeholderLabel.isHidden = !entry.enteredText.isEmpty
  }

  func setFont(_ font: UIFont) {
    entry.font = font
    linesView?.placeholderLabel.font = font
    prefixLabel?.font = font
    suffixLabel?.font = font
  }

  // MARK: Secure text

  private func prepareRevealButton() {
    guard let revealButton else { return }
    revealButton.accessibilityIdentifier = "BottomBounce.reveal"
    revealButton.tintColor = .secondaryLabel
    revealButton.contentHorizontalAlignment = .trailing
    revealButton.addAction(UIAction { [weak self] _ in self?.onReveal() }, for: .touchUpInside)
  }

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
