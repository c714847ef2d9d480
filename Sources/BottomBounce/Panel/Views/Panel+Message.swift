import UIKit

// The message of an error that appears with an animation.
extension Panel {
  /// Shows the message of an error at its place and with its final size, but transparent.
  ///
  /// ``fadeInMessage()`` shows it.
  func prepareMessage(_ error: ValidationError) {
    let wasVisible = lines.message.map { $0.alpha > 0 } ?? false
    show(error)
    guard let label = lines.message else { return }
    if !wasVisible {
      label.alpha = 0
      lines.symbol?.alpha = 0
    }
    if label.bounds.width == 0 { placeMessage(label) }
    let width = label.bounds.width
    guard width > 0 else { return }
    label.frame.size.height =
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Shows the message that ``prepareMessage(_:)`` prepared.
  func fadeInMessage() {
    lines.message?.alpha = 1
    lines.symbol?.alpha = 1
  }

  /// Places a label that hasn't been laid out, and its symbol, so that they don't grow from a
  /// corner.
  private func placeMessage(_ label: UILabel) {
    let (above, container) = (lines.footer ?? buttonRow ?? body, contents.content)
    let size = lines.symbol?.intrinsicContentSize ?? .zero
    let margins = insets.leading + insets.trailing + 2 * SheetMetrics.boxMargin
    let width = max(container.bounds.width - margins, 0)
    let (indent, y) = (size.width + SheetMetrics.errorSymbolMargin, above.frame.maxY)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = (isRightToLeft ? insets.trailing : insets.leading) + SheetMetrics.boxMargin
    label.frame = CGRect(
      x: isRightToLeft ? left : left + indent, y: y + SheetMetrics.spacing,
      width: max(width - indent, 0), height: 0)
    // The symbol is centered at the first line.
    let inset = (label.font.lineHeight - size.height) / 2
    lines.symbol?.frame = CGRect(
      x: isRightToLeft ? left + width - size.width : left,
      y: y + SheetMetrics.spacing + inset, width: size.width, height: size.height)
  }
}
