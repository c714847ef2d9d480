open class UIGraphicsRendererFormat: NSObject, NSCopying {
  open package(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { Self() }

  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat
  open var opaque = false
  /// Differs: The range has no effect.
  ///
  /// Images have the standard range.
  open var preferredRange: Range = .automatic

  public required init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

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

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  open var format: UIGraphicsRendererFormat { storedFormat }
  fileprivate let storedFormat: UIGraphicsRendererFormat

  fileprivate init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    storedFormat = format
  }

  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    UIImage(cgImage: cgContext.copyImage(), scale: scale, orientation: .up)
  }
  fileprivate var scale: CGFloat { (storedFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1 }
}

open class UIGraphicsRenderer: NSObject {
  private let storedFormat: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    storedFormat = format.copy(with: nil) as? UIGraphicsRendererFormat ?? format
    storedFormat.bounds = bounds
  }

  open var format: UIGraphicsRendererFormat { storedFormat }

}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copy(with: nil) as? UIGraphicsImageRendererFormat ?? format
    imageFormat.bounds = bounds
    super.init(bounds: bounds, format: imageFormat)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

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

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
