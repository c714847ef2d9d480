/// Ways out of long sequences of degenerate steps, where many rows have the sum 0 at once.
extension Simplex {
  /// Lets every inactive row with the sum 0 keep the sign of a violation, as if it were in a textbook's basis.
  mutating func beginKeepingSigns() {
    keepsSigns = true
    for row in 0..<Int32(rows.count)
    where rows[row].isPresent && rows[row].basicVariable < 0 && rows[row].relation == .equal
      && rows[row].sign == 0
    {
      setSign(1, of: row)
      markUnpriced(row)
    }
  }

  /// Moves rows away from the sum 0 for a while, each by another distance, so that steps have a length.
  mutating func perturb() {
    perturbations += 1
    degenerateSteps = 0
    for row in 0..<Int32(rows.count) where rows[row].isPresent && rows[row].basicVariable < 0 {
      let (sum, tolerance) = residual(row)
      guard abs(sum) <= tolerance else { continue }
      // Numbers that look random, and are the same in each run.
      let hash = (UInt32(bitPattern: row) &+ UInt32(perturbations) &* 7919) &* 2_654_435_769 >> 8
      let distance = 1e-3 * (1 + Double(hash) / 16_777_216)
      let isUp =
        rows[row].sign != 0 ? rows[row].sign > 0 : rows[row].relation == .greaterThanOrEqual
      perturbed.append(
        ConstantChange(row: row, generation: 0, constant: rows[row].constant))
      rows[row].constant += isUp ? distance : -distance
    }
  }

  /// Gives perturbed rows their constants back; returns whether there were any.
  mutating func removePerturbations() -> Bool {
    guard !perturbed.isEmpty else { return false }
    version += 1
    while !perturbed.isEmpty {
      let old = perturbed.removeLast()
      rows[old.row].constant = old.constant
    }
    beginMarks()
    for variable in 0..<Int32(value.count) { collectDependents(variable) }
    evaluate()
    for row in 0..<Int32(rows.count) where rows[row].isPresent && rows[row].basicVariable < 0 {
      updateSign(of: row)
    }
    return true
  }
}
