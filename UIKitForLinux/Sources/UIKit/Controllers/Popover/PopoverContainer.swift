/// Shows a controller in a bubble whose arrow points at the source.
@MainActor class PopoverContainer: PresentationContainer {
  private let bubble = PopoverBubble()
  private let clip = UIView()
  private var geometry: PopoverGeometry?

  init() {
    super.init(style: .popover)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverGeometry.cornerRadius
    card.addSubview(bubble)
    card.addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  /// The preferred content size of the popover's controller.
  var contentSize: CGSize {
    let preferred = controller?.preferredContentSize ?? .zero
    // Apple's default width of a popover.
    return preferred.width > 0 && preferred.height > 0
      ? preferred : CGSize(width: 320, height: bounds.height)
  }

  /// The background color of the popover's controller, or the system's background color.
  var bubbleColor: UIColor { controller?.viewIfLoaded?.backgroundColor ?? .systemBackground }

  private var popover: UIPopoverPresentationController? {
    controller?.popoverPresentationController
  }

  override func fill(_ host: UIView, with controller: UIViewController) {
    super.fill(host, with: controller)
    guard let view = controller.viewIfLoaded else { return }
    precondition(
      popover?.anchor(in: self) != nil,
      "NSGenericException: A popover needs something to point at: set sourceItem, or sourceView, of"
        + " the controller's popoverPresentationController before presenting it.")
    clip.addSubview(view)
    bubble.color = popover?.backgroundColor ?? bubbleColor
    cardWasPlaced()
  }

  override var cardFrame: CGRect {
    let geometry = PopoverGeometry(
      size: contentSize, anchor: popover?.anchor(in: self),
      permitted: popover?.permittedArrowDirections ?? .any, in: bounds, safeArea: safeAreaInsets)
    self.geometry = geometry
    popover?.arrowWasPlaced(geometry.direction)
    return geometry.frame
  }

  override func cardWasPlaced() {
    guard let geometry else { return }
    let frame = geometry.frame
    bubble.frame = card.bounds
    bubble.show(geometry)
    clip.frame = geometry.bubble.offsetBy(dx: -frame.minX, dy: -frame.minY)
    controller?.viewIfLoaded?.frame = clip.bounds
  }

  // MARK: Moving

  override var dampingRatio: CGFloat? { 0.9 }

  override func duration(of transition: UIModalTransitionStyle) -> TimeInterval { 0.35 }

  /// Scales the popover down at the tip of the arrow.
  override func moveAside(_ transition: UIModalTransitionStyle) {
    card.alpha = 0
    guard let tip = geometry?.tip, !UIAccessibility.isReduceMotionEnabled else { return }
    let x = tip.x - card.center.x
    let y = tip.y - card.center.y
    card.transform = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: 0.6, y: 0.6))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  override func moveOut(_ transition: UIModalTransitionStyle) {
    card.alpha = 0
  }

  // MARK: Leaving

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasTappedOutside()
  }

  override func accessibilityPerformEscape() -> Bool {
    wasTappedOutside()
    return true
  }

  /// Called when the user taps outside.
  ///
  /// The tap dismisses the popover, unless the delegate prevents it.
  func wasTappedOutside() {
    guard let controller, !controller.isModalInPresentation,
      controller.presentation?.stage == .presented
    else { return }
    controller.presentingViewController?.dismiss(animated: true)
  }
}
