import UIKit

// The message of an error that appears with an animation.
extension Panel {
  /// Shows the message of an error at its place and with its final size, but transparent.
  ///
  /// ``PanelLines/fadeInMessage()`` shows it.
  func prepareMessage(_ error: ValidationError, isElement: Bool) {
    let wasVisible = lines.message.map { $0.alpha > 0 } ?? false
    show(error, isElement: isElement)
    let above = lines.footer ?? body
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(contents.content.bounds.width - insets.leading - insets.trailing, 0)
    lines.prepareMessage(
      wasVisible: wasVisible,
      in: CGRect(
        x: isRightToLeft ? insets.trailing : insets.leading,
        y: above.frame.maxY + SheetMetrics.spacing, width: width, height: 0
      ).insetBy(dx: min(SheetMetrics.boxMargin, width / 2), dy: 0),
      isRightToLeft: isRightToLeft)
  }
}
