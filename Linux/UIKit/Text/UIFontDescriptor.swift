// Invariant behind `@unchecked`: nothing is written after initialisation.
/// What a font is made from: family, weight, slant, size.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let canvas: CanvasFont

  package init(canvas: CanvasFont) {
    self.canvas = canvas
  }

  /// Returns the description of a text style's font in the person's text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the description of a text style's font in the text size of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(canvas: style.canvasFont(for: traitCollection ?? .current))
  }

  /// The size in points.
  open var pointSize: CGFloat { canvas.size }

  /// Bold, italic and their like, as far as they are set.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if canvas.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if canvas.isItalic { traits.insert(.traitItalic) }
    if canvas.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the description with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var canvas = canvas
    canvas.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      canvas.weight = max(canvas.weight, UIFont.Weight.semibold.rawValue)
    } else if canvas.weight >= UIFont.Weight.semibold.rawValue {
      canvas.weight = 0
    }
    if symbolicTraits.contains(.traitMonoSpace) { canvas.design = .monospaced }
    return UIFontDescriptor(canvas: canvas)
  }

  /// Returns the description with another design of the system font; rounded and serif ones are not on Linux.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var canvas = canvas
    canvas.design = design == .monospaced ? .monospaced : .system
    return UIFontDescriptor(canvas: canvas)
  }

  /// Returns the description with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var canvas = canvas
    canvas.size = newPointSize
    return UIFontDescriptor(canvas: canvas)
  }

  /// Returns the description with other attributes; size, name and the weight trait are heeded.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var canvas = canvas
    if let size = attributes[.size] as? CGFloat { canvas.size = size }
    if let name = attributes[.name] as? String { canvas.design = .named(name) }
    let traits = attributes[.traits] as? [TraitKey: Any]
    switch traits?[.weight] {
    case let weight as UIFont.Weight: canvas.weight = weight.rawValue
    case let weight as CGFloat: canvas.weight = weight
    default: break
    }
    return UIFontDescriptor(canvas: canvas)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    canvas == (object as? UIFontDescriptor)?.canvas
  }

  open override var hash: Int { canvas.hashValue }

  /// Returns the description itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// Traits of a font that are set or not.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: UInt32
    /// Traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// A design by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// San Francisco with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// San Francisco Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A part of a font's description.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public let rawValue: String
    /// An attribute by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// A trait with a value.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The trait's name.
    public let rawValue: String
    /// A trait by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}
