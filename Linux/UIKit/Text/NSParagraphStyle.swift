/// How text is placed from side to side.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Where lines begin.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// How the lines of a paragraph are made and placed.
// Invariant behind `@unchecked`: `values` is written only by NSMutableParagraphStyle, which stays with
// whoever sets it up; what is handed on is a copy.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var hyphenationFactor: Float = 0
  }

  private let header = CoreFoundationHeader()
  var values = Values()

  /// A style of the default values.
  public override init() {
    super.init()
  }

  /// The default style: natural alignment, lines broken between words.
  public class var `default`: NSParagraphStyle { defaultStyle }
  private static let defaultStyle = NSParagraphStyle()

  /// How lines are placed from side to side; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines end that are too long; between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Where lines begin; by the text itself by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What is added between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What a line's height is multiplied by; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What is added after a paragraph, in points; not drawn on Linux.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What is added before a paragraph, in points; not drawn on Linux.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the first line begins, in points; not drawn on Linux.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin, in points; not drawn on Linux.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points; not drawn on Linux.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Whether letters may move closer before text is truncated; not drawn on Linux.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// How readily words are hyphenated, 0 to 1; not drawn on Linux.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open override func isEqual(_ object: Any?) -> Bool {
    values == (object as? NSParagraphStyle)?.values
  }

  open override var hash: Int { values.hashValue }

  open override func copy() -> Any { copy(with: nil) }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns a style that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes another style's values.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
