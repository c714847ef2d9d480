// Invariant behind `@unchecked`: nothing is written after initialization.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// The font that draws the text.
  package let canvas: CanvasFont
  /// The scaling with the content size category, or `nil` for a fixed size.
  let scaling: Scaling?

  /// The source of a font size that follows the content size category.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The font before it was scaled, or `nil` for the font of the text style.
    var base: CanvasFont?
    var maximumPointSize: CGFloat = 0
  }

  public convenience override init() {
    self.init(canvas: CanvasFont(size: UIFont.systemFontSize))
  }

  package init(canvas: CanvasFont) {
    self.canvas = canvas
    scaling = nil
  }

  init(canvas: CanvasFont, scaling: Scaling) {
    self.canvas = canvas
    self.scaling = scaling
  }

  /// Differs: The initializer always succeeds.
  ///
  /// A font that isn't installed is replaced when text is drawn.
  public init?(name fontName: String, size fontSize: CGFloat) {
    canvas = CanvasFont(design: .named(fontName), size: fontSize)
    scaling = nil
  }

  // MARK: The system's fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize, weight: weight.rawValue))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // The weight of Apple's bold system font is semibold.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize, isItalic: true))
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      canvas: style.canvasFont(for: traitCollection ?? .current),
      scaling: Scaling(textStyle: style))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var canvas = canvas
    canvas.size = fontSize
    return UIFont(canvas: canvas)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  open var familyName: String {
    switch canvas.design {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name): name
    }
  }

  open var fontName: String {
    let weight = Weight(rawValue: canvas.weight).name
    let style =
      canvas.isItalic ? (weight == "Regular" ? "RegularItalic" : weight + "Italic") : weight
    return switch canvas.design {
    case .system: ".SFUI-\(style)"
    case .monospaced: ".SFNSMono-\(style)"
    case .named(let name): name
    }
  }

  // MARK: Measures, in points

  open var pointSize: CGFloat { canvas.size }
  open var ascender: CGFloat { canvas.ascender }
  open var descender: CGFloat { canvas.descender }
  open var capHeight: CGFloat { canvas.capHeight }
  open var xHeight: CGFloat { canvas.xHeight }
  open var lineHeight: CGFloat { canvas.lineHeight }
  open var leading: CGFloat { canvas.leading }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return canvas == other.canvas && scaling == other.scaling
  }

  open override var hash: Int { canvas.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: "
      + "\(Weight(rawValue: canvas.weight).name); font-size: \(String(format: "%.2f", pointSize))pt"
  }
}
