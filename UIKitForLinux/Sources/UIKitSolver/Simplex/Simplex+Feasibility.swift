/// The first phase of the simplex method, which satisfies the required rows.
extension Simplex {
  /// Satisfies the violated required rows one by one, the most violated first, and removes rows of
  /// conflicts.
  mutating func makeFeasible(
    _ choose: ([Constraint]) -> Constraint?, _ conflicts: inout [Conflict]
  ) {
    var rounds = 0
    while violatedRequiredRow != nil {
      guard rounds < limits.repairRounds else {
        reachedLimits.insert(.repairs)
        return
      }
      rounds += 1
      var found: [(violation: Double, row: Int32)] = []
      for row in violated.span where rows[row].isRequired {
        found.append((abs(residual(row).sum), row))
      }
      found.sort { $0.violation == $1.violation ? $0.row < $1.row : $0.violation > $1.violation }
      for (_, row) in found {
        // A new basis is faster than many steps.
        if visits > 2 * entries.count, !hasCrashed {
          crash()
          break
        }
        while rows[row].isPresent, let (reason, others) = repair(row) {
          resolve(reason, others + [row], choose, &conflicts)
        }
      }
    }
  }

  var violatedRequiredRow: Int32? { violated.span.first { rows[$0].isRequired } }

  /// Removes one of the rows that conflict with each other.
  mutating func resolve(
    _ reason: Conflict.Reason, _ conflict: [Int32], _ choose: ([Constraint]) -> Constraint?,
    _ conflicts: inout [Conflict]
  ) {
    let rowsInOrder = conflict.sorted { slots[$0].serial < slots[$1].serial }
    let constraints = rowsInOrder.map { constraint($0) }
    let index = choose(constraints).flatMap { constraints.firstIndex(of: $0) }
    let removed = index ?? constraints.count - 1
    conflicts.append(
      Conflict(
        reason: reason, constraints: constraints, removed: constraints[removed]))
    remove(rowsInOrder[removed])
  }

  /// Satisfies a violated required row, and keeps the satisfied required rows satisfied.
  ///
  /// This is impossible only if all rows that the row depends on are required: then those rows and
  /// this one have exactly one linear dependency, and each of them is necessary for the
  /// contradiction.
  /// - Returns: `nil`, or the other rows of the contradiction. The reason is `.illConditioned` if
  ///   rounding errors, not the rows, prevent a step.
  private mutating func repair(_ row: Int32) -> (Conflict.Reason, [Int32])? {
    version += 1
    var steps = 0
    while rows[row].basicVariable < 0, rows[row].sign != 0 {
      // If rounding errors lead to endless steps, the row is left to the optimization, whose first
      // objective is its error.
      if steps >= limits.repairSteps * (rows.count + value.count) {
        reachedLimits.insert(.repairs)
        return nil
      }
      steps += 1
      guard let choice = bestChange(of: row, isGrowing: rows[row].sign < 0, steps) else {
        return (.unsatisfiable, contradiction())
      }
      let others = contradiction()
      computeDirection(releasing: choice.variable)
      guard rows[row].mark == stamp, rows[row].rate * choice.direction * Double(rows[row].sign) < 0
      else { return (.illConditioned, others) }
      let breakpoint = firstRequiredBreakpoint(choice.direction, for: row)
      if !step(at: choice.variable, choice.direction, to: breakpoint),
        failures > limits.failures
      {
        return (.illConditioned, others)
      }
    }
    return nil
  }

  /// Returns the rows of the sources with a dual value.
  private func contradiction() -> [Int32] {
    var found: [Int32] = []
    forEachSource { simplex, variable in
      let row = simplex.columns[variable].basicRow
      if row >= 0, simplex.dual[variable] != 0 { found.append(row) }
    }
    return found
  }

  /// Finds the active row or bound to release so that a row's sum changes.
  ///
  /// Nonbasic variables are preferred to soft rows, and weak soft rows to strong ones. Among
  /// equals, the one with fewer dependent variables is preferred, as estimated by a few visits.
  /// After many steps, only the number is decisive (Bland's rule), so that no basis is repeated.
  private mutating func bestChange(of row: Int32, isGrowing: Bool, _ steps: Int)
    -> (variable: Int32, direction: Double)?
  {
    beginSources()
    collectSources(ofRow: row)
    addCosts(ofRow: row, factor: isGrowing ? 1 : -1)
    computeDuals()
    var largest = 0.0
    forEachSource { simplex, variable in largest = max(largest, abs(simplex.dual[variable])) }
    undecided.removeAll()
    var best: Int32 = -1
    for index in (0..<sources.count).reversed() {
      for variable in variables(of: sources[index]) { consider(variable, largest, steps, &best) }
    }
    guard !undecided.isEmpty else { return nil }
    var chosen = undecided[0]
    if steps > Simplex.patience {
      for index in 0..<undecided.count { chosen = min(chosen, undecided[index]) }
    } else if undecided.count > 1 {
      var least = Int.max
      for index in 0..<min(undecided.count, 8) {
        let count = dependentCount(of: undecided[index], limit: min(least, 64))
        if count < least { (least, chosen) = (count, undecided[index]) }
      }
    }
    return (chosen, dual[chosen] > 0 ? 1 : -1)
  }

  /// The number of steps before a row is repaired by Bland's rule.
  private static let patience = 100

  /// Adds a variable to `undecided` if it's as good as the best so far, or replaces all others if
  /// it's better.
  private mutating func consider(
    _ variable: Int32, _ largest: Double, _ steps: Int, _ best: inout Int32
  ) {
    let change = dual[variable]
    guard change != 0 else { return }
    let row = columns[variable].basicRow
    var rank = Int32.max
    if row >= 0 {
      rank = levels.rank[rows[row].level]
      if rank == 0, sign(of: row, when: change) != 0 { return }
    }
    if steps > Simplex.patience || abs(change) < largest * 1e-3 { rank = 0 }
    guard rank >= best else { return }
    if rank > best {
      best = rank
      undecided.removeAll()
    }
    undecided.append(variable)
  }

  /// Returns the number of variables that depend on a variable, up to a limit.
  private mutating func dependentCount(of variable: Int32, limit: Int) -> Int {
    beginMarks()
    columns[variable].mark = stamp
    order.append(variable)
    var position = 0
    while position < order.count, order.count < limit {
      var index = columns[order[position]].firstEntry
      position += 1
      while index >= 0, order.count < limit {
        let dependent = entries[index].basicVariable
        index = entries[index].next
        if dependent >= 0, columns[dependent].mark != stamp {
          columns[dependent].mark = stamp
          order.append(dependent)
        }
      }
    }
    return order.count
  }

  /// Returns the breakpoint at which a row becomes satisfied, or an earlier one at which another
  /// required row would become violated.
  func firstRequiredBreakpoint(_ direction: Double, for row: Int32) -> Breakpoint {
    var best = Breakpoint(
      distance: max(-residual(row).sum / (rows[row].rate * direction), 0), change: 0, rank: 0,
      constraint: row)
    for index in 0..<touched.count {
      let other = touched[index]
      guard rows[other].isRequired, other != row, !rows[other].isNew else { continue }
      let rate = rows[other].rate * direction
      guard rate != 0, sign(of: other, when: rate) != 0 else { continue }
      let (sum, tolerance) = residual(other)
      let distance = abs(sum) <= tolerance ? 0 : -sum / rate
      if distance < 0 { continue }
      if distance < best.distance
        || distance == best.distance && best.constraint != row && other < best.constraint
      {
        best = Breakpoint(distance: distance, change: 0, rank: 0, constraint: other)
      }
    }
    return best
  }
}
