/// A point on a direction where a row becomes or ceases to be violated, or a variable comes to 0.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// By how much the objective's slope grows there; infinite where a stronger objective would get worse.
  var change: Double
  var rank: Int32
  /// A row, or the complemented number of a variable that comes to 0.
  var constraint: Int32
}

/// How far to go: the ratio test for piecewise linear objectives.
extension Simplex {
  /// Lists the breakpoints of a direction.
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

  /// - Parameter counts: whether the row is of the level that improves; otherwise it is stronger.
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

  /// The breakpoint at which the objective ceases to improve.
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
      // Of those that are equally near the one with the smallest number.
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
