/// The strength of a constraint: required, or soft.
///
/// A stronger soft constraint outweighs any number of weaker ones: strengths are levels, not
/// weights.
public struct Strength: Hashable, Comparable, Sendable {
  /// The raw value.
  ///
  /// A larger value is stronger.
  ///
  /// Auto Layout's optional priorities are 1…999.
  public let rawValue: Double

  /// Creates the strength of a soft constraint from a positive finite number.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// The strength of a required constraint.
  public static let required = Strength(.infinity)

  /// A Boolean value that indicates whether the constraint is required.
  public var isRequired: Bool { rawValue == .infinity }

  /// Returns a Boolean value that indicates whether a strength is weaker than another.
  public static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
}
