/// A variable whose value the solver computes.
///
/// It's valid only in the solver that created it.
public struct Variable: Hashable, Sendable {
  let index: Int32
}

/// A constraint in a solver.
///
/// It's valid until it's removed.
public struct Constraint: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// The finite coefficient of the variable.
  public let coefficient: Double

  /// Creates the product of a coefficient and a variable.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between zero and the sum of a constraint's terms and constant.
public enum Relation: UInt8, Hashable, Sendable {
  /// The sum is zero.
  case equal
  /// The sum is less than or equal to zero.
  case lessThanOrEqual
  /// The sum is greater than or equal to zero.
  case greaterThanOrEqual
}

extension Relation: BitwiseCopyable {}
extension Variable {
  /// An index for tables of the solver's clients.
  ///
  /// It's small and reused.
  package var number: Int { Int(index) }
}

extension Constraint {
  /// An index for tables of the solver's clients.
  ///
  /// It's small and reused.
  package var number: Int { Int(index) }
}
