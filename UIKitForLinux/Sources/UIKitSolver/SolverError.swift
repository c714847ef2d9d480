/// The reason a solver rejected a call.
///
/// The solver is then unchanged.
public enum SolverError: Error, Hashable, Sendable {
  /// The constraint was removed before, or belongs to another solver.
  case unknownConstraint
  /// The variable was discarded before, or belongs to another solver.
  case unknownVariable
  /// The variable has an edit constraint already.
  case duplicateEdit
  /// The variable has no edit constraint, so no value can be suggested for it.
  case unknownEdit
  /// A coefficient, constant, value, or strength is not a finite number, a strength is not
  /// positive, or the constant is too large for the coefficients.
  case notFinite
  /// A constraint still has a term with the variable.
  case variableInUse
}

/// Required constraints that can't be satisfied simultaneously, found by `Solver.solve(removing:)`.
public struct Conflict: Hashable, Sendable {
  /// The reason one of the constraints was removed.
  public enum Reason: Sendable {
    /// The constraints conflict, and each of them is necessary for the conflict.
    case unsatisfiable
    /// The constraints are so ill-conditioned that rounding errors would determine the values, or
    /// the values are too large for a `Double`.
    ///
    /// Equations whose coefficients agree to 11 digits, except for a factor, count as dependent:
    /// they are `unsatisfiable`, or hold within the tolerance.
    case illConditioned
    /// The solver reached a limit before the constraint held. See `Solver.reachedLimits`.
    case unsolved
  }

  /// The reason one of the constraints was removed.
  public let reason: Reason
  /// The constraints in order of addition.
  public let constraints: [Constraint]
  /// The constraint that was removed from the solver.
  public let removed: Constraint
}
