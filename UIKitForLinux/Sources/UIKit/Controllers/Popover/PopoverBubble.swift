/// The shape of a popover: a rounded rectangle with an arrow, and the shadow around it.
@MainActor final class PopoverBubble: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var geometry: PopoverGeometry?
  /// The color of the popover's bubble.
  var color: UIColor = .systemBackground { didSet { updateColor() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // An estimate.
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    updateColor()
  }

  private func updateColor() {
    (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Shows a popover whose geometry is relative to the origin of the view's frame.
  func show(_ geometry: PopoverGeometry) {
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    let path = Self.path(of: geometry).cgPath
    (layer as? CAShapeLayer)?.path = path
    layer.shadowPath = path
  }

  private static func path(of geometry: PopoverGeometry) -> UIBezierPath {
    let origin = geometry.frame.origin
    let bubble = geometry.bubble.offsetBy(dx: -origin.x, dy: -origin.y)
    let path = UIBezierPath(
      roundedRect: bubble, cornerRadius: PopoverGeometry.cornerRadius)
    guard let tip = geometry.tip else { return path }
    path.append(arrow(from: CGPoint(x: tip.x - origin.x, y: tip.y - origin.y), geometry.direction))
    return path
  }

  /// Returns the path of the arrow, with a rounded tip and concave sides.
  private static func arrow(
    from tip: CGPoint, _ direction: UIPopoverArrowDirection
  ) -> UIBezierPath {
    let half = PopoverGeometry.arrowBase / 2
    // The arrow overlaps the bubble by a point to avoid a visible seam.
    let length = PopoverGeometry.arrowLength + 1
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -half, y: length))
    path.addCurve(
      to: CGPoint(x: -3.5, y: 1.6), controlPoint1: CGPoint(x: -half + 9, y: length - 1),
      controlPoint2: CGPoint(x: -7, y: 5.2))
    path.addQuadCurve(to: CGPoint(x: 3.5, y: 1.6), controlPoint: CGPoint(x: 0, y: -1.6))
    path.addCurve(
      to: CGPoint(x: half, y: length), controlPoint1: CGPoint(x: 7, y: 5.2),
      controlPoint2: CGPoint(x: half - 9, y: length - 1))
    path.close()
    let angle: CGFloat =
      switch direction {
      case .up: 0
      case .down: .pi
      case .left: -.pi / 2
      default: .pi / 2
      }
    path.apply(
      CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: tip.x, y: tip.y)))
    return path
  }
}
