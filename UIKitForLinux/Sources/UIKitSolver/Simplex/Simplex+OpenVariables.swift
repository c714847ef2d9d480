/// Detection of variables that the constraints don't determine, so that only the distances from 0
/// do.
extension Simplex {
  /// Finds the variables that change in a direction in which no level's error changes.
  ///
  /// Only directions in which one row or bound is released are tested, so at a degenerate vertex
  /// some may be missed.
  mutating func findOpenVariables() -> [Int32] {
    var isOpen = Set<Int32>()
    for variable in 0..<Int32(value.count) where isKnown[variable] {
      let row = columns[variable].basicRow
      if row >= 0, rows[row].isRequired, rows[row].relation == .equal { continue }
      computeDirection(releasing: variable)
      guard isFree(variable, 1) || isFree(variable, -1) else { continue }
      forEachMarked { simplex, other in
        if simplex.columns[other].rate != 0 { isOpen.insert(other) }
      }
    }
    return isOpen.sorted()
  }

  /// Returns a Boolean value that indicates whether a step in a direction has a positive length and
  /// changes no level's error.
  ///
  /// The direction and the marks come from `computeDirection(releasing:)`.
  private mutating func isFree(_ variable: Int32, _ direction: Double) -> Bool {
    slope.extend(to: levels.bound, with: 0)
    slopeSize.extend(to: levels.bound, with: 0)
    for level in levels.sorted { (slope[level], slopeSize[level]) = (0, 0) }
    for index in 0..<touched.count {
      let row = touched[index]
      let rate = rows[row].rate * direction
      guard rate != 0 else { continue }
      let (sum, tolerance) = residual(row)
      // The step would violate a row with the sum 0.
      let sign = abs(sum) <= tolerance ? sign(of: row, when: rate) : rows[row].sign
      add(Double(sign) * rate, of: row)
    }
    let row = columns[variable].basicRow
    if row >= 0 { add(Double(sign(of: row, when: direction)) * direction, of: row) }
    return levels.sorted.allSatisfy { abs(slope[$0]) <= slopeSize[$0] * Simplex.costTolerance }
  }

  private mutating func add(_ part: Double, of row: Int32) {
    slope[rows[row].level] += part * rows[row].weight
    slopeSize[rows[row].level] += abs(part) * rows[row].weight
  }
}
