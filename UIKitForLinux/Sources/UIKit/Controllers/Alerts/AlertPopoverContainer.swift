/// Shows a sheet of actions in a popover, as pads do: without the action that cancels.
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
