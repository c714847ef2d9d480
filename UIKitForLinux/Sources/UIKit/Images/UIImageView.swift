import UIKitCanvas

@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    imageChanged(from: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the view shows no image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue) } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { imageChanged(from: image) } }
  }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let preferred = preferredSymbolConfiguration, let own = image?.symbolConfiguration
    else { return image }
    return image?.withConfiguration(preferred.overridden(by: own))
  }

  private func imageChanged(from old: UIImage?) {
    layer.needsDisplayOnBoundsChange = image?.isSymbolImage == true
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  // A symbol is as far above the height of capital letters as below the baseline.
  package override var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    guard let image = shownImage, let symbol = image.symbolConfiguration else { return (0, 0) }
    var (height, capHeight) = (bounds.height, CGFloat(0))
    traitCollection.performAsCurrent {
      if bounds.isEmpty { height = image.size.height }
      capHeight = CanvasFont(size: symbol.resolvedPointSize).capHeight
    }
    return ((height + capHeight) / 2, (height - capHeight) / 2)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }

  package override func traitsChanged(from previous: UITraitCollection) {
    setNeedsDisplay()
    if shownImage?.isSymbolImage == true { invalidateIntrinsicContentSize() }
  }

  open override func display(_ layer: CALayer) {
    guard let image = shownImage else {
      layer.contents = nil
      return
    }
    traitCollection.performAsCurrent {
      let isDrawn =
        image.isTemplate || image.ownTint != nil || image.isSymbolImage
        || image.flipsForRightToLeftLayoutDirection
      let shown = isDrawn ? drawn(image) : image
      layer.contentsScale = shown.scale
      layer.contentsCenter = Self.stretchedPart(of: image)
      layer.contents = shown.cgImage
    }
  }

  private func drawn(_ image: UIImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    let size = image.isSymbolImage ? scaledSize(of: image) : image.size
    let bounds = CGRect(origin: .zero, size: size)
    let tint = tintColor
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      image.draw(in: bounds, tint: tint, context: context.cgContext)
    }
  }

  /// Returns the image in the displayed size, so that vector images stay sharp.
  private func scaledSize(of image: UIImage) -> CGSize {
    let size = image.size
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return size }
    let factors = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleAspectFit:
      let factor = min(factors.0, factors.1)
      return CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFill:
      let factor = max(factors.0, factors.1)
      return CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleToFill, .redraw: return bounds.size
    default: return size
    }
  }

  private static func stretchedPart(of image: UIImage) -> CGRect {
    let (insets, size) = (image.capInsets, image.size)
    guard insets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: (size.width - insets.left - insets.right) / size.width,
      height: (size.height - insets.top - insets.bottom) / size.height)
  }
}
