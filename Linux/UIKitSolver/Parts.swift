/// A number that the solver finds; valid in the solver that made it.
public struct Variable: Hashable, Sendable {
  let index: Int32
}

/// A constraint that is in a solver; valid until it is removed.
public struct Constraint: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// What is found.
  public let variable: Variable
  /// What it is multiplied by; finite.
  public let coefficient: Double

  /// A variable times a coefficient.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint's terms stands to zero.
public enum Relation: UInt8, Hashable, Sendable {
  /// The sum is zero.
  case equal
  /// The sum is zero or less.
  case lessThanOrEqual
  /// The sum is zero or more.
  case greaterThanOrEqual
}
