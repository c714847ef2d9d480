// Invariant behind `@unchecked`: nothing is written after initialization.
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

  public convenience override init() {
    self.init(.none)
  }

  private init(_ source: Source, _ look: Look = Look()) {
    self.source = source
    self.look = look
    super.init()
  }

  /// Differs: Only PNG files can be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Differs: Only PNG files can be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(pngData: data) else { return nil }
    self.init(.bitmap(image, scale: scale > 0 ? scale : 1))
  }

  /// Differs: Only PNG files can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) {
    self.init(.bitmap(cgImage, scale: 1))
  }

  /// Differs: The orientation has no effect: images are drawn upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.bitmap(cgImage, scale: scale > 0 ? scale : 1))
  }

  /// Differs: The result is always `nil`, because there are no asset catalogs.
  public convenience init?(named name: String) {
    return nil
  }

  /// Differs: The result is always `nil`, because there are no asset catalogs.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// Differs: The result is `nil` for symbols that `Symbol` doesn't draw.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Differs: The result is `nil` for symbols that `Symbol` doesn't draw.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = Symbol(rawValue: name) else { return nil }
    self.init(
      .symbol(symbol, configuration as? SymbolConfiguration ?? .unspecified),
      Look(isFlippedForRightToLeft: symbol == .chevronForward || symbol == .chevronBackward))
  }

  // MARK: Comparing

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

  open var scale: CGFloat {
    switch source {
    case .none: return 1
    case .bitmap(_, let scale): return scale
    case .symbol:
      let scale = UITraitCollection.current.displayScale
      return scale > 0 ? scale : 1
    }
  }

  open var size: CGSize {
    switch source {
    case .none: .zero
    case .bitmap(let image, let scale):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(let symbol, let configuration):
      symbol.size(in: configuration, scale: scale)
    }
  }

  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = source { configuration } else { nil }
  }

  open var configuration: Configuration? { symbolConfiguration }

  open var renderingMode: RenderingMode { look.renderingMode }

  open var capInsets: UIEdgeInsets { look.capInsets }

  /// Differs: The middle is always stretched.
  open var resizingMode: ResizingMode { look.resizingMode }

  open var flipsForRightToLeftLayoutDirection: Bool { look.isFlippedForRightToLeft }

  /// A Boolean value that indicates whether views draw the image in their tint color.
  package var isTemplate: Bool {
    look.renderingMode == .alwaysTemplate || look.renderingMode == .automatic && isSymbolImage
  }

  /// The color of the symbol, which overrides the view's tint color.
  package var ownTint: UIColor? { look.tint }

  open func pngData() -> Data? {
    try? cgImage?.pngData()
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol, _) = source,
      let configuration = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(.symbol(symbol, configuration), look)
  }

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
