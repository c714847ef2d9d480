import UIKit

@MainActor final class TextLinesView: UITextView {
  let placeholderLabel = UILabel()
  private let lines: ClosedRange<Int>
  private let onConfirm: @MainActor () -> Void
  private var sizeShown = CGSize.zero
  private var takenPresses = HandledPresses()

  /// In points; makes one line as high as the box of a text field.
  var lineInset: CGFloat = 0 {
    didSet {
      textContainerInset = UIEdgeInsets(top: lineInset, left: 0, bottom: lineInset, right: 0)
    }
  }

  init(_ lines: ClosedRange<Int>, onConfirm: @escaping @MainActor () -> Void) {
    self.lines = max(lines.lowerBound, 1)...max(lines.upperBound, 1)
    self.onConfirm = onConfirm
    super.init(frame: .zero, textContainer: nil)
    backgroundColor = .clear
    textContainer.lineFragmentPadding = 0
    // The panel handles the safe area.
    contentInsetAdjustmentBehavior = .never
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = .preferredFont(forTextStyle: .body)
    placeholderLabel.adjustsFontForContentSizeCategory = true
    placeholderLabel.numberOfLines = self.lines.upperBound
    placeholderLabel.isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    assertionFailure("TextLinesView is made in code.")
    return nil
  }

  /// In points, for the current text within the range of lines.
  func height(width: CGFloat) -> CGFloat {
    let limitless = CGSize(width: width, height: .greatestFiniteMagnitude)
    let isEmpty = (text ?? "").isEmpty
    let needed =
      isEmpty && !(placeholderLabel.text ?? "").isEmpty
      ? placeholderLabel.sizeThatFits(limitless).height + 2 * lineInset
      : sizeThatFits(limitless).height
    let line = font?.lineHeight ?? 0
    let least = CGFloat(lines.lowerBound) * line + 2 * lineInset
    let most = CGFloat(lines.upperBound) * line + 2 * lineInset
    return min(max(needed, least), most).rounded(.up)
  }

  var minimumHeight: CGFloat { height(ofLines: 1) }

  private func height(ofLines count: CGFloat) -> CGFloat {
    (count * (font?.lineHeight ?? 0) + 2 * lineInset).rounded(.up)
  }

  func wholeLinesHeight(upTo limit: CGFloat) -> CGFloat {
    guard let line = font?.lineHeight, line > 0, limit < .greatestFiniteMagnitude else {
      return limit
    }
    return height(ofLines: max(((limit - 2 * lineInset) / line).rounded(.down), 1))
  }

  // Keeps the insertion point visible when the panel or the keyboard changes the height.
  override func layoutSubviews() {
    super.layoutSubviews()
    hidePartsOfLines()
    guard bounds.size != sizeShown else { return }
    sizeShown = bounds.size
    guard isFirstResponder, let end = selectedTextRange?.end else { return }
    let caret = caretRect(for: end)
    guard caret.isFinite else { return }
    let inset = max(min(lineInset, (bounds.height - caret.height) / 2), 0)
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -inset), animated: false)
  }

  /// Not while text is selected, because the handles of the selection are there, too.
  func hidePartsOfLines() {
    let hasSelection = selectedTextRange?.isEmpty == false
    guard contentSize.height > bounds.height + 0.5, !hasSelection else {
      if layer.mask != nil { layer.mask = nil }
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let mask = layer.mask ?? CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    // The insertion point can extend beyond the sides.
    mask.frame = bounds.insetBy(dx: -lineInset, dy: lineInset)
    layer.mask = mask
    CATransaction.commit()
  }

  // Return inserts a line break, so Command-Return confirms, as in the system's apps.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.begin(presses) { press in
      guard let key = press.key, key.modifierFlags.contains(.command) else { return false }
      let isReturn = key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter
      return isReturn && markedTextRange == nil
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
    if others.count < presses.count { onConfirm() }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.others(presses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.end(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.end(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
}
