/// A text size that a person can choose for all apps.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// A category by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second smallest size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size but those for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the person has chosen another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { order.map { $0 >= 7 } ?? false }

  /// The categories from small to large.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the twelve sizes; nil for no category.
  package var order: Int? { Self.ordered.firstIndex(of: self) }
}

extension UIContentSizeCategory {
  /// Whether one text size is smaller than another; nothing is smaller than no category.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    guard let left = lhs.order, let right = rhs.order else { return false }
    return left < right
  }

  /// Whether one text size is larger than another.
  public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    rhs < lhs
  }

  /// Whether one text size is at most another.
  public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs == rhs || lhs < rhs
  }

  /// Whether one text size is at least another.
  public static func >= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs == rhs || rhs < lhs
  }
}
