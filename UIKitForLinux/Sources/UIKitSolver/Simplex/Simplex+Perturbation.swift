/// Remedies for long sequences of degenerate steps, in which many rows have the sum 0.
extension Simplex {
  /// Makes every inactive row with the sum 0 keep the sign of its violation, as if it were in the
  /// basis of a textbook's method.
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

  /// Perturbs the constants of rows with the sum 0, each by another value, so that steps have a
  /// positive length.
  mutating func perturb() {
    perturbations += 1
    degenerateSteps = 0
    for row in 0..<Int32(rows.count) where rows[row].isPresent && rows[row].basicVariable < 0 {
      let (sum, tolerance) = residual(row)
      guard abs(sum) <= tolerance else { continue }
      // Pseudorandom numbers that are the same in each run.
      let hash = (UInt32(bitPattern: row) &+ UInt32(perturbations) &* 7919) &* 2_654_435_769 >> 8
      let distance = 1e-3 * (1 + Double(hash) / 16_777_216)
      let isUp =
        rows[row].sign != 0 ? rows[row].sign > 0 : rows[row].relation == .greaterThanOrEqual
      perturbed.append(
        ConstantChange(row: row, generation: 0, constant: rows[row].constant))
      rows[row].constant += isUp ? distance : -distance
    }
  }

  /// Restores the constants of perturbed rows.
  ///
  /// Returns a Boolean value that indicates whether there were any.
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
