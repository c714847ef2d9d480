/// The direction in which the release of an active row improves an objective.
struct ImprovingDirection {
  /// The direction of the row's sum: 1 if it increases, −1 if it decreases.
  var direction: Double
  /// The negative change of the objective for each unit (the reduced cost).
  var reducedCost: Double
  /// The rank of the objective's level.
  ///
  /// The distances from 0 have a rank after all levels.
  var rank: Int32
  /// The variable that moves closer to 0, if that is the objective.
  var variable: Int32 = -1
}

extension Simplex {
  /// Makes one step of the simplex method, if releasing an active row improves an objective.
  ///
  /// - Parameter variable: The basic variable of the row, or a nonbasic variable whose bound is
  ///   released.
  /// - Returns: A Boolean value that indicates whether anything has changed.
  @discardableResult mutating func improve(at variable: Int32) -> Bool {
    let row = columns[variable].basicRow
    if row >= 0, rows[row].isRequired, rows[row].relation == .equal { return false }
    computeDirection(releasing: variable)
    guard let improving = price(variable) else { return false }
    if failures > limits.failures {
      reachedLimits.insert(.failures)
      return false
    }
    collectBreakpoints(improving, at: variable)
    guard let breakpoint = ratioTest(reducedCost: improving.reducedCost) else { return false }
    step(at: variable, improving.direction, to: breakpoint)
    return true
  }

  /// Moves to a breakpoint, where another row becomes active.
  ///
  /// - Returns: A Boolean value that indicates whether this was possible. If not, there is a new
  ///   basis.
  @discardableResult mutating func step(
    at variable: Int32, _ direction: Double, to breakpoint: Breakpoint
  ) -> Bool {
    degenerateSteps = breakpoint.distance > Simplex.tolerance * 10 ? 0 : degenerateSteps + 1
    let leaving = columns[variable].basicRow
    let entering = breakpoint.constraint
    if entering == ~variable, leaving < 0 {
      setValue(0, of: variable)
      evaluate()
    } else {
      guard pivot(at: variable, entering: entering) else {
        failures += 1
        crash()
        return false
      }
      let head = entering >= 0 ? rows[entering].basicVariable : ~entering
      beginMarks()
      collectDependents(head)
      if entering < 0 { setValue(0, of: head) }
      evaluate()
    }
    if leaving < 0 {
      unpriced.append(variable)
    } else if rows[leaving].basicVariable < 0 {
      if keepsSigns { setSign(sign(of: leaving, when: direction), of: leaving) }
      updateSign(of: leaving)
      markUnpriced(leaving)
    }
    if entering >= 0 { markUnpriced(entering) } else { unpriced.append(~entering) }
    for index in 0..<touched.count where rows[touched[index]].basicVariable < 0 {
      updateSign(of: touched[index])
    }
    return true
  }

  /// Returns the direction that improves the first objective that changes.
  ///
  /// The marks come from `computeDirection(releasing: variable)`.
  private mutating func price(_ variable: Int32) -> ImprovingDirection? {
    slope.extend(to: levels.bound, with: 0)
    slopeSize.extend(to: levels.bound, with: 0)
    for level in levels.sorted { (slope[level], slopeSize[level]) = (0, 0) }
    for index in 0..<touched.count {
      let row = touched[index]
      let sign = rows[row].sign
      guard sign != 0 else { continue }
      let part = Double(sign) * rows[row].rate * rows[row].weight
      slope[rows[row].level] += part
      slopeSize[rows[row].level] += abs(part)
    }
    let row = columns[variable].basicRow
    var (mayGrow, mayFall) = (true, true)
    for (rank, level) in levels.sorted.enumerated() {
      var (growing, falling) = (slope[level], -slope[level])
      var size = slopeSize[level]
      if row >= 0, rows[row].level == level {
        let weight = rows[row].weight
        growing += Double(sign(of: row, when: 1)) * weight
        falling -= Double(sign(of: row, when: -1)) * weight
        size += weight
      }
      let limit = size * Simplex.costTolerance
      if mayGrow, abs(growing) > limit {
        if growing < 0 {
          return ImprovingDirection(direction: 1, reducedCost: growing, rank: Int32(rank))
        }
        mayGrow = false
      }
      if mayFall, abs(falling) > limit {
        if falling < 0 {
          return ImprovingDirection(direction: -1, reducedCost: falling, rank: Int32(rank))
        }
        mayFall = false
      }
      if !mayGrow && !mayFall { return nil }
    }
    return directionToZero(at: variable, mayGrow, mayFall)
  }

  /// Returns the direction that moves the first changing variable closer to 0.
  @inline(__always) private func directionToZero(
    at variable: Int32, _ mayGrow: Bool, _ mayFall: Bool
  ) -> ImprovingDirection? {
    var first = Int32.max
    forEachMarked { simplex, other in
      if other < first, simplex.columns[other].rate != 0,
        abs(simplex.value[other]) > Simplex.zero
      {
        first = other
      }
    }
    if columns[variable].basicRow < 0, abs(value[variable]) <= Simplex.zero, variable < first {
      return nil
    }
    guard first != .max else { return nil }
    let growth = value[first] > 0 ? columns[first].rate : -columns[first].rate
    guard growth > 0 ? mayFall : mayGrow else { return nil }
    return ImprovingDirection(
      direction: growth > 0 ? -1 : 1, reducedCost: -abs(growth), rank: Int32(levels.count),
      variable: first)
  }
}
