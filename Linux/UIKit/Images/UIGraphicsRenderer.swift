/// What a renderer's bitmap is like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open package(set) var bounds = CGRect.zero

  /// A format of the default values.
  public required override init() {
    super.init()
  }

  /// Returns a format of the default values.
  open class func `default`() -> Self { Self() }

  /// Returns the format that suits the screen.
  open class func preferred() -> Self { Self() }

  /// Returns a format of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What the bitmap of an image renderer is like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels a point; the screen's by default.
  open var scale: CGFloat
  /// Whether the bitmap has no alpha; false by default.
  open var opaque = false
  /// How much colour a pixel holds; standard on Linux whatever is asked for.
  open var preferredRange: Range = .automatic

  /// A format of the default values.
  public required init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// A format that suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }

  /// How much colour a pixel holds.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// What drawing actions are handed.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn to.
  public let cgContext: CGContext
  /// The bitmap's format.
  open var format: UIGraphicsRendererFormat { storedFormat }
  fileprivate let storedFormat: UIGraphicsRendererFormat

  fileprivate init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    storedFormat = format
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a line of one point inside a rectangle, in the current stroke colour.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Strokes a line of one point inside a rectangle, mixed with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Draws nothing outside a rectangle from now on.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// What the drawing actions of an image renderer are handed.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    UIImage(cgImage: cgContext.copyImage(), scale: scale, orientation: .up)
  }
  fileprivate var scale: CGFloat { (storedFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1 }
}

/// Draws in bitmaps.
open class UIGraphicsRenderer: NSObject {
  private let storedFormat: UIGraphicsRendererFormat

  /// A renderer of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    storedFormat = format.copy(with: nil) as? UIGraphicsRendererFormat ?? format
    storedFormat.bounds = bounds
  }

  /// The bitmap's format.
  open var format: UIGraphicsRendererFormat { storedFormat }

}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of a rectangle in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copy(with: nil) as? UIGraphicsImageRendererFormat ?? format
    imageFormat.bounds = bounds
    super.init(bounds: bounds, format: imageFormat)
  }

  /// A renderer of a rectangle in the screen's format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of a size in the screen's format.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  /// A renderer of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = imageFormat.bounds
    guard
      let context = try? CGContext(
        pixelWidth: Int(pixels: bounds.width * imageFormat.scale),
        pixelHeight: Int(pixels: bounds.height * imageFormat.scale),
        scale: imageFormat.scale, opaque: imageFormat.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    UIGraphicsPopContext()
    return UIImage(cgImage: context.finish(), scale: imageFormat.scale, orientation: .up)
  }

  /// Returns what the actions draw, as a PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
