/// A limit at which `Solver.solve(removing:)` stops, although the values may not be optimal.
public enum SolverLimit: Hashable, Sendable {
  /// Rounding errors made too many steps impossible.
  case failures
  /// The optimization took too many rounds.
  case rounds
  /// Satisfying the required constraints took too many steps.
  case repairs
  /// Too many bases were unusable.
  case attempts
  /// A constraint doesn't hold although it should, because the constraints are so ill-conditioned
  /// that rounding errors determine the values.
  case precision
}

/// The limits of a solve.
///
/// No known system reaches one of these limits, so tests set lower ones.
package struct SolverLimits {
  /// The maximum number of bases.
  package var attempts = 3
  /// The number of failed steps after which a solve ends.
  package var failures = 8
  /// The maximum number of rounds of the optimization, and the additional rounds for each row and
  /// variable.
  package var rounds = 200
  package var roundsPerNumber = 4
  /// The maximum number of rounds that repair violated required rows.
  package var repairRounds = 100
  /// The maximum number of steps of one repair, for each row and variable.
  package var repairSteps = 100
  /// The maximum number of steps with Bland's rule, for each row and variable.
  package var blandSteps = 50
  /// The maximum violation of a row after the last step, relative to the magnitude of its terms.
  package var residual = 1e-7

  package init() {}
}
