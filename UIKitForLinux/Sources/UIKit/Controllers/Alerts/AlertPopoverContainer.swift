/// Shows an action sheet in a popover, as on an iPad, without the cancel action.
@MainActor final class AlertPopoverContainer: PopoverContainer {
  private let look: AlertLook

  init(look: AlertLook) {
    self.look = look
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var contentSize: CGSize {
    let size = CGSize(width: AlertLook.popoverWidth, height: .greatestFiniteMagnitude)
    return controller?.viewIfLoaded?.sizeThatFits(size) ?? size
  }

  override var bubbleColor: UIColor { look.background }

  override func wasTappedOutside() {
    (controller as? UIAlertController)?.wasTappedOutside()
  }
}
