/// The window of the keyboard, above all windows of the app.
///
/// It never becomes key.
@MainActor package final class KeyboardWindow: UIWindow {
  private let panel = UIView()
  /// The drawn keyboard, unless an input view replaces it.
  private(set) var face: KeyboardFace?
  private weak var keyboard: Keyboard?
  /// The parts of the frame that the keys cover; empty for the whole frame.
  private var parts: [CGRect] = []

  init(device: Device) {
    keyboard = device.keyboard
    super.init(frame: device.screen.bounds)
    windowLevel = UIWindow.Level(10_000_000)
    windowScene = device.scenes.first
    addSubview(panel)
  }

  required init?(coder: NSCoder) {
    assertionFailure("The keyboard is not archived.")
    return nil
  }

  package override func makeKey() {}

  /// Passes touches outside the keyboard to the app, and all touches before the keyboard is
  /// visible.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let visible = panel.layer.presentation()?.frame ?? panel.frame
    guard panel.frame.contains(point), visible.contains(point) else { return false }
    return parts.isEmpty || parts.contains { $0.contains(convert(point, to: panel)) }
  }

  func show(_ content: KeyboardContent, at frame: CGRect) {
    self.frame = screen.bounds
    panel.frame = frame
    parts = content.system.map { $0.isSplit ? $0.parts : [] } ?? []
    roundCorners(isFloating: content.placement == .floating)
    if let look = content.system, let keyboard {
      if let face { face.show(look) } else { face = KeyboardFace(look, keyboard: keyboard) }
    } else {
      face = nil
    }
    let wanted = [content.accessory, content.inputView ?? face].compactMap { $0 }
    // A view that stays isn't removed and added again, because it may contain the first responder.
    for view in panel.subviews where !wanted.contains(view) { view.removeFromSuperview() }
    let top = content.accessoryHeight
    content.accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: top)
    (content.inputView ?? face)?.frame = CGRect(
      x: 0, y: top, width: frame.width, height: content.height - top)
    for view in wanted where view.superview !== panel { panel.addSubview(view) }
    isHidden = false
  }

  private func roundCorners(isFloating: Bool) {
    let isRounded = isFloating || Device.current.hasDesignOf26 && parts.isEmpty
    panel.layer.cornerRadius = isFloating ? 10 : isRounded ? Self.cornerRadius : 0
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    if isFloating {
      panel.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    panel.layer.masksToBounds = isRounded
  }

  /// The radius of the upper corners of a docked keyboard since iOS 26, in points.
  ///
  /// An estimate, based on pictures of iOS 26 by others.
  private static let cornerRadius: CGFloat = 27

  func place(at frame: CGRect) {
    panel.frame = frame
  }

  func removeContent() {
    for view in panel.subviews { view.removeFromSuperview() }
  }
}
