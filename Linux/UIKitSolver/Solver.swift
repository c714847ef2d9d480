/// Finds values for variables that obey linear constraints.
///
/// Required constraints hold. Wishes are met strength by strength: first the total error of the
/// strongest is made as small as it can be, then that of the next, without giving up any of the
/// first. What is left open is 0.
public final class Solver {
  /// A solver without variables.
  public init() {}
}
