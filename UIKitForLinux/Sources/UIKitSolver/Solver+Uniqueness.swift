extension Solver {
  /// Returns a Boolean value that indicates whether the constraints determine a variable.
  ///
  /// The calculation is slow.
  ///
  /// A copy of the solver is solved with a constraint, weaker than all others, that increases the
  /// variable, and then with one that decreases it.
  public func isUnique(_ variable: Variable) -> Bool {
    let copy = Solver()
    guard let (variables, weakest) = try? addConstraints(to: copy), let copied = variables[variable]
    else {
      return false
    }
    copy.solve()
    let value = copy.value(of: copied)
    for sign in [1.0, -1] {
      let pull = try? copy.add(
        [Term(copied, sign)], constant: -sign * value - 1, .greaterThanOrEqual,
        strength: Strength(weakest / 2))
      copy.solve()
      if abs(copy.value(of: copied) - value) > 1e-6 * max(1, abs(value)) { return false }
      if let pull { try? copy.remove(pull) }
    }
    return true
  }

  /// Returns variables that the constraints don't determine, as of the last `solve()`.
  ///
  /// This is faster than `isUnique(_:)` for each variable. In layouts in which several constraints
  /// hold exactly by coincidence, some variables may be missed.
  public func openVariables() -> Set<Variable> {
    Set(findOpenVariables().map { Variable(index: $0) })
  }
}
