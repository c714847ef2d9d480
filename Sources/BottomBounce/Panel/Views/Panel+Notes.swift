import UIKit

// The lines of text below the body: the footer, and the message of an error.
extension Panel {
  func showFooter(_ text: String?) {
    if text != nil, footer == nil {
      footer = NoteView(identifier: "BottomBounce.footer", at: footerPlace, below: 0)
      if card == nil { footer?.label.textColor = boxes.noteColor }
    }
    footer?.text = text
    updateElementOrder()
  }

  func show(_ error: ValidationError?, isElement: Bool = true) {
    if error != nil, message == nil {
      message = NoteView(identifier: "BottomBounce.message", isError: true, below: 0)
    }
    message?.text = error?.message
    message?.isElement = isElement
    updateElementOrder()
  }

  /// Shows a new message transparent, with its final size, so that no animation lets it grow.
  func prepareMessage(_ error: ValidationError, isElement: Bool) {
    let wasVisible = message?.text != nil
    show(error, isElement: isElement)
    guard let message else { return }
    if !wasVisible { message.alpha = 0 }
    if message.bounds.width == 0 {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      message.frame.origin = CGPoint(
        x: isRightToLeft ? insets.trailing : insets.leading,
        y: (footer ?? body).frame.maxY + SheetMetrics.spacing)
    }
    let width = max(contents.content.bounds.width - insets.leading - insets.trailing, 0)
    message.frame.size = message.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
