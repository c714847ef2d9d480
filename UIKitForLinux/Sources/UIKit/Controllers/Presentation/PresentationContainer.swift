/// A view that contains the view of a presented controller on a card, with or without a dimmed
/// backdrop.
///
/// Alerts and popovers use subclasses or containers that place and animate the card differently.
@MainActor class PresentationContainer: UIView {
  private let style: UIModalPresentationStyle
  final let backdrop = UIView()
  final let card = UIView()
  private(set) weak var controller: UIViewController?

  init(style: UIModalPresentationStyle) {
    self.style = style
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = .black.withAlphaComponent(0.2)
    backdrop.isHidden = !isSheet
    addSubview(backdrop)
    card.clipsToBounds = isSheet
    addSubview(card)
    // VoiceOver reads only the presented content.
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) {
    assertionFailure("A presentation is not archived.")
    return nil
  }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// The damping ratio of the spring that moves the card, or `nil` for a timing curve.
  var dampingRatio: CGFloat? { nil }

  /// Returns the duration of a transition in seconds.
  func duration(of transition: UIModalTransitionStyle) -> TimeInterval {
    // The `transitionDuration` that UIKit reports: half a second for `coverVertical`, 0.4 seconds
    // for a dissolve.
    transition == .coverVertical ? 0.5 : 0.4
  }

  func fill(_ host: UIView, with controller: UIViewController) {
    self.controller = controller
    frame = host.bounds
    guard let view = controller.view else { return }
    placeCard()
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeCard()
  }

  final func placeCard() {
    backdrop.frame = bounds
    let frame = cardFrame
    // The center and the bounds are set, because a transform may move the card.
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    guard isSheet else { return cardWasPlaced() }
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    let isAtBottom = frame.maxY >= bounds.maxY
    card.layer.maskedCorners =
      isAtBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
  }

  /// Called after the card of a presented controller was laid out.
  func cardWasPlaced() {}

  /// The frame of a sheet: nearly the whole screen of a phone, a page or form in the center of an
  /// iPad.
  var cardFrame: CGRect {
    guard isSheet else { return bounds }
    guard traitCollection.horizontalSizeClass == .regular,
      traitCollection.verticalSizeClass == .regular
    else {
      // 10 points below the status bar. In landscape, a phone shows sheets in full height.
      let top = safeAreaInsets.top == 0 ? 0 : safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let form = CGSize(width: 540, height: 620)
    let preferred = controller?.preferredContentSize ?? .zero
    var size =
      style == .formSheet ? form : CGSize(width: min(704, bounds.width), height: bounds.height - 88)
    if preferred.width > 0, preferred.height > 0 { size = preferred }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// Moves the card to its position before the transition.
  func moveAside(_ transition: UIModalTransitionStyle) {
    backdrop.alpha = 0
    if transition == .coverVertical {
      let top = card.center.y - card.bounds.height / 2
      card.transform = CGAffineTransform(translationX: 0, y: bounds.height - top)
    } else {
      card.alpha = 0
    }
  }

  /// Moves the card to its position after the dismissal, which is the position before the
  /// presentation.
  func moveOut(_ transition: UIModalTransitionStyle) {
    moveAside(transition)
  }

  func moveIn() {
    backdrop.alpha = 1
    card.alpha = 1
    card.transform = .identity
  }
}
