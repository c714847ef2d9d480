/// A number that the solver finds; valid in the solver that made it.
public struct Variable: Hashable, Sendable {
  let index: Int32
}

/// A constraint that is in a solver; valid until it is removed.
public struct Constraint: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// The factor of the variable; finite.
  public let coefficient: Double

  /// A coefficient times a variable.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint's terms and constant relates to zero.
public enum Relation: UInt8, Hashable, Sendable {
  /// The sum is zero.
  case equal
  /// The sum is zero or less.
  case lessThanOrEqual
  /// The sum is zero or more.
  case greaterThanOrEqual
}

extension Relation: BitwiseCopyable {}
extension Variable {
  /// The variable's index in tables that users of a solver keep: small, and given out again.
  package var number: Int { Int(index) }
}

extension Constraint {
  /// The constraint's index in tables that users of a solver keep: small, and given out again.
  package var number: Int { Int(index) }
}
