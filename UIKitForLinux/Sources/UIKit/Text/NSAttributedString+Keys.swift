extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let kern = Self("NSKern")
  public static let tracking = Self("CTTracking")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let link = Self("NSLink")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Differs: Spaces are underlined, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
