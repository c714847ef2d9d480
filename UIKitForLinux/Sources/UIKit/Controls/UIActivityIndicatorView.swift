import Foundation

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private static let spinning = "spinning"
  private let spokes = (0..<8).map { _ in CALayer() }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Differs: Archives can't be read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    for spoke in spokes { layer.addSublayer(spoke) }
    isHidden = true
    isAccessibilityElement = true
  }

  private static func size(of style: Style) -> CGSize {
    // The sizes of the styles before iOS 13: 20 × 20 and 37 × 37 points.
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var color: UIColor! {
    didSet { setNeedsLayout() }
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    spin()
  }

  open func stopAnimating() {
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.spinning) }
    isHidden = hidesWhenStopped
  }

  private func spin() {
    guard let clock = layer.tree?.clock else { return }
    // One revolution per second, as measured in recordings of iOS 17. With discrete values, the
    // screen is idle in between.
    for (index, spoke) in spokes.enumerated() {
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      fade.values = spokes.indices.map { step in Self.opacity((step - index + 8) % 8) }
      fade.calculationMode = .discrete
      fade.duration = 1
      fade.beginTime = clock.now
      fade.repeatCount = .infinity
      spoke.add(fade, forKey: Self.spinning)
    }
  }

  /// Returns the opacity of a spoke, by its age in eighths of a revolution.
  private static func opacity(_ age: Int) -> CGFloat { max(1 - CGFloat(age) * 0.14, 0.2) }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { spin() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize.width
    let spoke = CGSize(width: size / 9, height: size / 3.4)
    let color = (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor
    for (index, layer) in spokes.enumerated() {
      let angle = CGFloat(index) * .pi / 4
      let radius = (size - spoke.height) / 2
      layer.bounds = CGRect(origin: .zero, size: spoke)
      layer.position = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      layer.cornerRadius = spoke.width / 2
      layer.backgroundColor = color
      layer.opacity = Float(Self.opacity((8 - index) % 8))
    }
  }
}
