/// How much a constraint counts: required, or soft.
///
/// A stronger soft constraint wins over any number of weaker ones: strengths are levels, not weights.
public struct Strength: Hashable, Comparable, Sendable {
  /// The number; a larger one is stronger.
  ///
  /// Auto Layout's optional priorities are 1…999.
  public let rawValue: Double

  /// The strength of a soft constraint: any positive finite number.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// A constraint that must hold.
  public static let required = Strength(.infinity)

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue == .infinity }

  /// Whether a strength is weaker than another.
  public static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
}
