extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self("NSFont")
  /// A `UIColor`; black where there is none.
  public static let foregroundColor = Self("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Points added after each character, as `NSNumber` or `CGFloat`.
  public static let kern = Self("NSKern")
  /// Points added after each character, ligatures kept.
  public static let tracking = Self("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// A `UIColor`; the text's own where there is none.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// A `UIColor`; the text's own where there is none.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// Points by which the text is raised.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// An `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// A `URL` or a string.
  public static let link = Self("NSLink")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots; drawn as dashes on Linux.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots; drawn as dashes on Linux.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only; drawn under all on Linux.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  private let header = CoreFoundationHeader()
  /// How far the shadow lies from the text, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour, a `UIColor`; black of alpha 1/3 by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow of no offset and no blur.
  public override init() {
    super.init()
  }

  /// Returns a shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
