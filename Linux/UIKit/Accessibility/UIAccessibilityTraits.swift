/// What kind of element an assistive technology has before it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
}

/// An action of an element's own.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {}
