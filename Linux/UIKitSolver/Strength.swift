/// How much a constraint counts: required, or a wish that gives way to every stronger one.
///
/// A stronger wish wins over any number of weaker ones; there are no weights that could add up.
public struct Strength: Hashable, Comparable, Sendable {
  /// The number; a larger one is stronger.
  ///
  /// Auto Layout's optional priorities are 1…999.
  public let rawValue: Double

  /// A wish of this strength: any positive finite number.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// A constraint that must hold.
  public static let required = Strength(.infinity)

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue == .infinity }

  /// Whether a wish gives way to another.
  public static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
}
