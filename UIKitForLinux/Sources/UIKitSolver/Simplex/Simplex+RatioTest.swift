/// A point on a direction where a row becomes violated or satisfied, or a variable reaches 0.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// The increase in the objective's slope, which is infinite if a stronger objective would get
  /// worse.
  var change: Double
  var rank: Int32
  /// A row, or the complemented number of a variable that reaches 0.
  var constraint: Int32
}

/// The ratio test for piecewise linear objectives, which determines the length of a step.
extension Simplex {
  /// Collects the breakpoints of a direction.
  mutating func collectBreakpoints(_ improving: ImprovingDirection, at variable: Int32) {
    breakpoints.removeAll()
    for index in 0..<touched.count {
      let row = touched[index]
      let rank = levels.rank[rows[row].level]
      guard rank <= improving.rank, rows[row].rate != 0, !rows[row].isNew else { continue }
      addBreakpoint(
        of: row, rows[row].rate * improving.direction, rank, counts: rank == improving.rank)
    }
    guard improving.variable >= 0 else { return }
    for index in 0..<order.count {
      for other in variables(of: order[index]) {
        addZeroBreakpoint(of: other, improving, at: variable)
      }
    }
  }

  /// - Parameter counts: A Boolean value that indicates whether the row belongs to the level that
  ///   improves; otherwise it's stronger.
  private mutating func addBreakpoint(of row: Int32, _ rate: Double, _ rank: Int32, counts: Bool) {
    let (sum, tolerance) = residual(row)
    var distance = 0.0
    var change = Double(sign(of: row, when: rate))
    if abs(sum) <= tolerance {
      change -= Double(rows[row].sign)
    } else {
      guard (sum > 0) != (rate > 0) else { return }
      distance = -sum / rate
      change -= Double(sign(of: row, when: sum))
    }
    change *= rate * rows[row].weight
    guard change > 0 else { return }
    breakpoints.append(
      Breakpoint(
        distance: distance, change: counts ? change : .infinity, rank: rank, constraint: row))
  }

  private mutating func addZeroBreakpoint(
    of other: Int32, _ improving: ImprovingDirection, at variable: Int32
  ) {
    guard other <= improving.variable, columns[other].rate != 0 else { return }
    let rate = columns[other].rate * improving.direction
    if other == variable, columns[variable].basicRow < 0, value[other] == 0 { return }
    let isZero = abs(value[other]) <= Simplex.zero
    if !isZero, (value[other] > 0) == (rate > 0) { return }
    breakpoints.append(
      Breakpoint(
        distance: isZero ? 0 : -value[other] / rate, change: .infinity,
        rank: Int32(levels.count), constraint: ~other))
  }

  /// Returns the breakpoint at which the objective stops improving.
  mutating func ratioTest(reducedCost: Double) -> Breakpoint? {
    guard !breakpoints.isEmpty else { return nil }
    if breakpoints.count > 1 {
      breakpoints.sort { one, other in
        if one.distance != other.distance { return one.distance < other.distance }
        if one.rank != other.rank { return one.rank < other.rank }
        return one.constraint < other.constraint
      }
    }
    if isBland {
      // Of equally close breakpoints, the one with the smallest number is used.
      var first = breakpoints[0]
      for breakpoint in breakpoints.span
      where breakpoint.distance <= first.distance && breakpoint.constraint < first.constraint {
        first = breakpoint
      }
      return first
    }
    var slope = reducedCost
    for breakpoint in breakpoints.span {
      slope += breakpoint.change
      if slope >= -Simplex.costTolerance * breakpoint.change || slope.isInfinite {
        return breakpoint
      }
    }
    return nil
  }
}
