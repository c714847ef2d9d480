import UIKit

// The message of an error that appears with an animation.
extension Panel {
  /// Shows the message of an error at its place and with its final size, but transparent.
  ///
  /// ``fadeInMessage()`` shows it.
  func prepareMessage(_ error: ValidationError) {
    let wasVisible = !messageLabel.isHidden && messageLabel.alpha > 0
    show(error)
    if !wasVisible { messageLabel.alpha = 0 }
    let width = messageLabel.bounds.width
    guard width > 0 else { return }
    messageLabel.frame.size.height =
      messageLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Shows the message that ``prepareMessage(_:)`` prepared.
  func fadeInMessage() { messageLabel.alpha = 1 }
}
