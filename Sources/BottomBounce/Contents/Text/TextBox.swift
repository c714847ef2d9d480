import UIKit
import ViewBuilding

/// The rounded box around a text, with its placeholder, prefix, suffix, and reveal button.
final class TextBox: SheetSubview {
  let entry: any TextEntry
  var onReveal: @MainActor () -> Void = {}
  private let revealButton: UIButton?
  private let prefixLabel: UILabel?
  private let suffixLabel: UILabel?
  private let content: TextContent
  private let context: SheetContext
  private let isLine: Bool
  private var title: String?
  /// The line of a form without other parts needs no box.
  private let isOnlyField: Bool
  private var layout: EquationLayout?
  private var ends: EquationGroup?
  /// Between a number and its unit, in points: about a space.
  private static let unitMargin: CGFloat = 4
  private static let caretWidth: CGFloat = 4

  init(
    for content: TextContent, _ context: SheetContext, onConfirm: @escaping @MainActor () -> Void
  ) {
    entry =
      content.options.hasOneLine
      ? SheetTextField() : TextLinesView(content.options.lines, onConfirm: onConfirm)
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
    if !isOnlyField {
      (entry as? SheetTextField)?.box = self
      addParts(margin: isLine ? 0 : SheetMetrics.boxMargin)
    }
    prepareRevealButton()
  }

  var textField: UITextField? { entry as? UITextField }
  var linesView: TextLinesView? { entry as? TextLinesView }
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
      // The text of a line stays where it is when it is edited, and nothing separates a text from
      // its suffix.
      ?? (content.options.isSecure || isLine || isMirrored || suffixLabel != nil
        ? .never : .whileEditing)
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
    entry.accessibilityUserInputLabels = [name]
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

  private var isMirrored: Bool {
    content.options.isLeftToRight && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func addParts(margin: CGFloat) {
    let (before, after) = isMirrored ? (suffixLabel, prefixLabel) : (prefixLabel, suffixLabel)
    // Long texts are truncated in favor of the user's.
    let share = before != nil && after != nil ? 0.25 : 0.5
    let reveal = revealButton == nil ? 0 : SheetMetrics.tapTarget
    let layout =
      ViewTree(in: self, numbers: ["box": margin, "end": margin + reveal]) {
        ViewNode(entry, named: "field") {
          "top, bottom == 0"
          if before != nil || after != nil { "width >= \(Self.caretWidth)" }
        }
        ViewNode(linesView?.placeholderLabel, named: "placeholder") {
          "leading == field.leading"
          "trailing <= field.trailing"
        }
        ViewNode(before, named: "before") {
          "centerY == field.centerY"
          "field.leading == before.trailing"
          "width <= superview.width * \(share)"
        }
        ViewNode(after, named: "after") {
          "centerY == field.centerY"
          "leading == field.trailing + \(self.suffixMargin(hasText: true))"
          "width <= superview.width * \(share)"
        }
        ViewNode(revealButton, named: "reveal") {
          "trailing == -box"
          "top, bottom == 0"
          "width == \(SheetMetrics.tapTarget)"
        }
      }.layout
    layout["first"] = before ?? entry
    layout["last"] = after ?? entry
    self.layout = layout
    ends = layout.group("")
    ends?.activate()
    if before == nil, after == nil { return }
    let axis = NSLayoutConstraint.Axis.horizontal
    entry.setContentHuggingPriority(.defaultHigh, for: axis)
    entry.setContentCompressionResistancePriority(.defaultLow, for: axis)
  }

  private func suffixMargin(hasText: Bool) -> CGFloat {
    hasText && content.options.unit != nil && !isMirrored ? Self.unitMargin : 0
  }

  func setLineInset(_ inset: CGFloat) {
    guard let linesView, linesView.lineInset != inset else { return }
    linesView.lineInset = inset
    layout?.eq("placeholder.top == field.top + \(inset)")
  }

  /// The prefix and the suffix stay beside the text.
  func alignText(atEnd: Bool) {
    let isAtEnd = atEnd || isMirrored
    textField?.textAlignment = isAtEnd ? trailingAlignment : .natural
    let (before, after) = isMirrored ? (suffixLabel, prefixLabel) : (prefixLabel, suffixLabel)
    if isAtEnd {
      ends?.replaceAll(with: before == nil ? "first.leading == box" : "first.leading >= box")
      ends?.eq("last.trailing == -end")
    } else {
      ends?.replaceAll(with: after == nil ? "last.trailing == -end" : "last.trailing <= -end")
      ends?.eq("first.leading == box")
    }
  }

  func textDidChange() {
    let isEmpty = entry.enteredText.isEmpty
    linesView?.placeholderLabel.isHidden = !isEmpty
    if let unit = content.options.unit {
      // A placeholder says that there is no number.
      let isNone = isEmpty && content.options.placeholder != nil
      prefixLabel?.text = isNone ? nil : unit.before
      suffixLabel?.text = isNone ? nil : unit.after
      let after = isMirrored ? prefixLabel : suffixLabel
      if after != nil {
        layout?.eq("after.leading == field.trailing + \(suffixMargin(hasText: !isNone))")
      }
    }
    // The entry is as wide as its text.
    if prefixLabel != nil || suffixLabel != nil { entry.invalidateIntrinsicContentSize() }
  }

  // MARK: Touches

  // A text beside its prefix or suffix is narrower than the box.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? entry : hit
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
    let image = UIImage(
      systemName: isHidden ? "eye" : "eye.slash",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    revealButton?.setImage(image, for: .normal)
    // A form can have several passwords.
    revealButton?.accessibilityLabel = strings.joined(
      [isLine ? title : nil, label].compactMap { $0 })
    revealButton?.accessibilityUserInputLabels = [
      label, isHidden ? strings[.show] : strings[.hide],
    ]
  }
}
