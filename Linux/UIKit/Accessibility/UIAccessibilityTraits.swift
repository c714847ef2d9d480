/// What kind of element an assistive technology has before it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // The bits are those of Apple's constants of the same names; the last one's is not published.
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture; may be combined with a button or a link.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A chosen element, such as a row or a segment.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound of its own when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that never changes.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary that is read when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes too often to be announced each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element whose activation starts playing media; VoiceOver is quiet then.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A title that divides contents.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// An element that zooms.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
