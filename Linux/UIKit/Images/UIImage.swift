// Invariant behind `@unchecked`: nothing is written after initialisation.
/// A picture that can be drawn: a bitmap, or a symbol drawn in vectors.
open class UIImage: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  package let source: Source
  private let look: Look

  package enum Source: Sendable {
    case none
    case bitmap(CGImage, scale: CGFloat)
    case symbol(Symbol, SymbolConfiguration)
  }

  private struct Look: Equatable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isFlippedForRightToLeft = false
  }

  /// An image of nothing.
  public convenience override init() {
    self.init(.none)
  }

  private init(_ source: Source, _ look: Look = Look()) {
    self.source = source
    self.look = look
    super.init()
  }

  /// An image from the data of a file; only PNG can be read on Linux.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// An image from the data of a file, with its pixels a point; only PNG can be read on Linux.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(pngData: data) else { return nil }
    self.init(.bitmap(image, scale: scale > 0 ? scale : 1))
  }

  /// An image from a file; only PNG can be read on Linux.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// An image of Core Graphics' one, at one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(.bitmap(cgImage, scale: 1))
  }

  /// An image of Core Graphics' one; other orientations than upright are not drawn on Linux.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.bitmap(cgImage, scale: scale > 0 ? scale : 1))
  }

  /// An image of an asset catalog; there are none on Linux, hence nil.
  public convenience init?(named name: String) {
    return nil
  }

  /// An image of a bundle's asset catalog; there are none on Linux, hence nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// One of the system's symbols; nil for one that is not drawn on Linux.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// One of the system's symbols in a size and weight; nil for one that is not drawn on Linux.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = Symbol(rawValue: name) else { return nil }
    self.init(
      .symbol(symbol, configuration as? SymbolConfiguration ?? .unspecified),
      Look(isFlippedForRightToLeft: symbol == .chevronForward || symbol == .chevronBackward))
  }

  // MARK: Comparing

  /// Returns whether another image shows the same pixels or symbol, and is drawn the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || look == other.look && source.isEqual(to: other.source)
  }

  // Equal images have equal sizes. Hashing the pixels would be slow.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  // MARK: Properties

  /// The bitmap; a symbol's in black at the screen's scale.
  open var cgImage: CGImage? {
    switch source {
    case .none: return nil
    case .bitmap(let image, _): return image
    case .symbol:
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        draw(at: .zero)
      }.cgImage
    }
  }

  /// The pixels a point.
  open var scale: CGFloat {
    switch source {
    case .none: return 1
    case .bitmap(_, let scale): return scale
    case .symbol:
      let scale = UITraitCollection.current.displayScale
      return scale > 0 ? scale : 1
    }
  }

  /// The size in points.
  open var size: CGSize {
    switch source {
    case .none: .zero
    case .bitmap(let image, let scale):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(let symbol, let configuration):
      symbol.size(in: configuration, scale: scale)
    }
  }

  /// Which way up the bitmap is; upright on Linux.
  open var imageOrientation: Orientation { .up }

  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The configuration of a symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = source { configuration } else { nil }
  }

  /// What the image was configured with.
  open var configuration: Configuration? { symbolConfiguration }

  /// Whether the colours are the image's own or the tint's.
  open var renderingMode: RenderingMode { look.renderingMode }

  /// The edges that do not stretch, in points.
  open var capInsets: UIEdgeInsets { look.capInsets }

  /// Whether the middle is stretched or repeated; it is stretched on Linux either way.
  open var resizingMode: ResizingMode { look.resizingMode }

  /// Whether views mirror the image where lines run from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.isFlippedForRightToLeft }

  /// Whether a view draws the shape in its tint colour.
  package var isTemplate: Bool {
    look.renderingMode == .alwaysTemplate || look.renderingMode == .automatic && isSymbolImage
  }

  /// The colour that the shape is drawn in whatever the view says.
  package var ownTint: UIColor? { look.tint }

  /// The image as a PNG.
  open func pngData() -> Data? {
    try? cgImage?.pngData()
  }

  // MARK: Variants

  /// Returns the image with its own colours or the tint's.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns the image's shape in a colour, or in the tint's for `.alwaysTemplate`.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that do not stretch.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that do not stretch.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image mirrored by views where lines run from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isFlippedForRightToLeft = true }
  }

  /// Returns the symbol in another size or weight.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol, _) = source,
      let configuration = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(.symbol(symbol, configuration), look)
  }

  /// Returns the symbol with what a configuration says, and its own where that is silent.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol, let own) = source else { return nil }
    return UIImage(.symbol(symbol, own.overridden(by: configuration)), look)
  }

  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source, look)
  }
}

extension UIImage.Source {
  fileprivate func isEqual(to other: UIImage.Source) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.bitmap(let one, let scale), .bitmap(let two, let otherScale)):
      scale == otherScale && one.hasSamePixels(as: two)
    case (.symbol(let one, let configuration), .symbol(let two, let otherConfiguration)):
      one == two && configuration == otherConfiguration
    default: false
    }
  }
}
