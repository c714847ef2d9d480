/// Dims the app and shows an alert in the center of the screen, or an action sheet at the bottom.
@MainActor final class AlertContainer: PresentationContainer {
  private let look: AlertLook
  private var cover: AlertCover?
  private var keyboardObserver: (any NSObjectProtocol)?

  init(look: AlertLook) {
    self.look = look
    super.init(style: .overFullScreen)
    backdrop.backgroundColor = AlertLook.dim
    backdrop.isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The part of the screen that the keyboard doesn't cover.
  private var free: CGRect {
    var free = bounds
    if look.style == .alert, let keyboard = window?.device?.keyboard, keyboard.isVisible {
      let top = convert(keyboard.frame, from: nil).minY
      free.size.height = min(free.height, max(top, 0))
    }
    return free
  }

  override var cardFrame: CGRect {
    let insets = UIEdgeInsets(
      top: max(safeAreaInsets.top, AlertLook.gap), left: safeAreaInsets.left,
      bottom: max(safeAreaInsets.bottom, AlertLook.gap), right: safeAreaInsets.right)
    let room = free.inset(by: insets)
    // In landscape, the sheet has the width of the portrait screen.
    let width =
      look.style == .alert
      ? min(AlertLook.alertWidth, room.width)
      : min(room.width, min(bounds.width, bounds.height)) - 2 * AlertLook.gap
    let most = look.style == .alert ? room.height - 2 * AlertLook.gap : room.height
    let height =
      controller?.viewIfLoaded?.sizeThatFits(CGSize(width: width, height: most)).height ?? 0
    let y = look.style == .alert ? free.midY - height / 2 : room.maxY - height
    let scale = max(traitCollection.displayScale, 1)
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: onPixel(bounds.midX - width / 2), y: onPixel(y), width: width, height: height)
  }

  // MARK: Moving

  override var dampingRatio: CGFloat? { 1 }

  override func duration(of transition: UIModalTransitionStyle) -> TimeInterval { 0.404 }

  private var slides: Bool {
    look.style == .actionSheet
      && !(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
  }

  override func moveAside(_ transition: UIModalTransitionStyle) {
    backdrop.alpha = 0
    if slides {
      let top = card.center.y - card.bounds.height / 2
      card.transform = CGAffineTransform(translationX: 0, y: bounds.height - top)
    } else {
      card.alpha = 0
      if look.style == .alert, !UIAccessibility.isReduceMotionEnabled {
        card.transform = CGAffineTransform(scaleX: 1.17, y: 1.17)
      }
    }
  }

  override func moveIn() {
    if cover == nil { cover = AlertCover(of: controller) }
    super.moveIn()
  }

  override func moveOut(_ transition: UIModalTransitionStyle) {
    cover?.lift()
    cover = nil
    backdrop.alpha = 0
    if slides { moveAside(transition) } else { card.alpha = 0 }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    keyboardObserver.map(NotificationCenter.default.removeObserver)
    keyboardObserver = nil
    guard let screen = window?.windowScene?.screen, look.style == .alert else { return }
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: screen, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardMoves() }
    }
  }

  private func keyboardMoves() {
    setNeedsLayout()
    UIView.animate(
      withDuration: Keyboard.animationDuration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(Keyboard.animationCurve) << 16)
    ) {
      self.layoutIfNeeded()
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    cover?.lift()
    cover = nil
  }

  // MARK: Leaving

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (controller as? UIAlertController)?.wasTappedOutside()
  }
}
