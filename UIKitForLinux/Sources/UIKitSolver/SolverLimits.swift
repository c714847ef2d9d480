/// A limit at which `Solver.solve(removing:)` stops, although the values may not be the optimum.
public enum SolverLimit: Hashable, Sendable {
  /// Rounding errors made too many steps impossible.
  case failures
  /// The optimization took too many rounds.
  case rounds
  /// Making the required constraints hold took too many steps.
  case repairs
  /// Too many bases turned out to be useless.
  case attempts
  /// A constraint that should hold doesn't, because the constraints determine each other so loosely
  /// that rounding errors decide the values.
  case precision
}

/// How far a solve goes.
///
/// No known system reaches one of these limits, so tests set lower ones.
package struct SolverLimits {
  /// The bases that are tried.
  package var attempts = 3
  /// The failed steps after which a solve ends where it is.
  package var failures = 8
  /// The rounds of the optimization, and how many more for each row and variable.
  package var rounds = 200
  package var roundsPerNumber = 4
  /// The rounds in which violated required rows are made to hold.
  package var repairRounds = 100
  /// The steps in which one of them is made to hold, for each row and variable.
  package var repairSteps = 100
  /// The steps by Bland's rule for each row and variable.
  package var blandSteps = 50
  /// What a row may be violated by after the last step, relative to the size of its terms.
  package var residual = 1e-7

  package init() {}
}
