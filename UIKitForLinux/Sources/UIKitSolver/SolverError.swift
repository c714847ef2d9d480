/// Why the solver did not do what it was asked; it is then as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// The constraint was removed before, or belongs to another solver.
  case unknownConstraint
  /// The variable was discarded before, or belongs to another solver.
  case unknownVariable
  /// The variable has an edit constraint already.
  case duplicateEdit
  /// The variable has no edit constraint, so no value can be suggested for it.
  case unknownEdit
  /// A coefficient, constant, value, or strength is not a finite number, a strength is not positive, or the
  /// constant is too large for the coefficients.
  case notFinite
  /// A constraint still has a term with the variable.
  case variableInUse
}

/// Required constraints that cannot all hold, found by `Solver.solve(removing:)`.
public struct Conflict: Hashable, Sendable {
  /// Why one of the constraints was removed.
  public enum Reason: Sendable {
    /// The constraints contradict each other, and each of them is needed for the contradiction.
    case unsatisfiable
    /// The constraints determine each other so loosely that rounding errors would decide the
    /// values, or the values are too large for a `Double`.
    ///
    /// Equations whose coefficients agree to 11 digits, but for a factor, count as dependent: they
    /// are `unsatisfiable`, or hold within the tolerance.
    case illConditioned
    /// The solver reached a limit before the constraint held. See `Solver.reachedLimits`.
    case unsolved
  }

  /// Why one of the constraints was removed.
  public let reason: Reason
  /// The constraints, in the order of their addition.
  public let constraints: [Constraint]
  /// The one that is no longer in the solver.
  public let removed: Constraint
}
