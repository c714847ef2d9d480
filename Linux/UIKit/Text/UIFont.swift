// Invariant behind `@unchecked`: nothing is written after initialisation.
/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// What is handed to the canvas.
  package let canvas: CanvasFont
  /// How the size follows the person's text size; nil where it does not.
  let scaling: Scaling?

  /// Where a size comes from that follows the person's text size.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The font before it was scaled; nil for the text style's own.
    var base: CanvasFont?
    var maximumPointSize: CGFloat = 0
  }

  /// The system font at its standard size.
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

  /// A font by name; what the machine does not have is drawn with another.
  public init?(name fontName: String, size fontSize: CGFloat) {
    canvas = CanvasFont(design: .named(fontName), size: fontSize)
    scaling = nil
  }

  /// A font from its description; a size of 0 takes the description's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var canvas = descriptor.canvas
    if pointSize > 0 { canvas.size = pointSize }
    self.canvas = canvas
    scaling = nil
  }

  // MARK: The system's fonts

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize))
  }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize, weight: weight.rawValue))
  }

  /// Returns the system font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // What Apple calls the bold system font is the semibold one.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize, isItalic: true))
  }

  /// Returns the system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(canvas: CanvasFont(size: fontSize, weight: weight.rawValue, monospacedDigits: true))
  }

  /// Returns the system font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(canvas: CanvasFont(design: .monospaced, size: fontSize, weight: weight.rawValue))
  }

  /// Returns the font of a text style in the person's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the text size of some traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      canvas: style.canvasFont(for: traitCollection ?? .current),
      scaling: Scaling(textStyle: style))
  }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var canvas = canvas
    canvas.size = fontSize
    return UIFont(canvas: canvas)
  }

  /// 17 points, the size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points, the size of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The family's name.
  open var familyName: String {
    switch canvas.design {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name): name
    }
  }

  /// The name of this weight and slant of the family.
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

  /// What the font is made from.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(canvas: canvas) }

  // MARK: Measures, in points

  /// The size.
  open var pointSize: CGFloat { canvas.size }
  /// How far letters reach above the baseline.
  open var ascender: CGFloat { canvas.ascender }
  /// How far letters reach below the baseline; negative.
  open var descender: CGFloat { canvas.descender }
  /// The height of capital letters.
  open var capHeight: CGFloat { canvas.capHeight }
  /// The height of a lower-case x.
  open var xHeight: CGFloat { canvas.xHeight }
  /// The height of a line.
  open var lineHeight: CGFloat { canvas.lineHeight }
  /// What lies between lines.
  open var leading: CGFloat { canvas.leading }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return canvas == other.canvas && scaling == other.scaling
  }

  open override var hash: Int { canvas.hashValue }

  /// Returns the font itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: "
      + "\(Weight(rawValue: canvas.weight).name); font-size: \(String(format: "%.2f", pointSize))pt"
  }
}
