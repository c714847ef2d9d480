extension Solver {
  /// Whether the constraints leave a variable no other value; slow.
  ///
  /// It is asked of a copy, in which the variable wishes to be larger, and then to be smaller, with less than any
  /// other strength.
  public func isUnique(_ variable: Variable) -> Bool {
    let copy = Solver()
    guard let (variables, weakest) = try? write(to: copy), let copied = variables[variable] else {
      return false
    }
    copy.solve()
    let value = copy.value(of: copied)
    for sign in [1.0, -1] {
      let wish = try? copy.add(
        [Term(copied, sign)], constant: -sign * value - 1, .greaterThanOrEqual,
        strength: Strength(weakest / 2))
      copy.solve()
      if abs(copy.value(of: copied) - value) > 1e-6 * max(1, abs(value)) { return false }
      if let wish { try? copy.remove(wish) }
    }
    return true
  }
}
