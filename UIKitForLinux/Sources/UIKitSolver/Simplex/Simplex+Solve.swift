/// Applying pending changes.
extension Simplex {
  /// Sets another constant of a row, which the next solve applies.
  mutating func setConstant(_ constant: Double, of row: Int32) throws(SolverError) {
    let scaled = constant / rows[row].weight
    guard scaled.isFinite else { throw .notFinite }
    constantChanges.append(
      ConstantChange(row: row, generation: slots[row].generation, constant: scaled))
  }

  /// Finds the optimum, and publishes the changed values.
  mutating func solve(_ choose: ([Constraint]) -> Constraint?) -> [Conflict] {
    changed.removeAll()
    steppedMask = 0
    failures = 0
    visits = 0
    hasCrashed = false
    if !reachedLimits.isEmpty { reachedLimits = [] }
    var conflicts: [Conflict] = []
    applyConstantChanges()
    if !isSolved {
      admitNewRows()
      findOptimum(choose, &conflicts)
    }
    for index in 0..<moved.count {
      let variable = moved[index]
      columns[variable].isMoved = false
      guard value[variable] != published[variable] else { continue }
      published[variable] = value[variable]
      changed.append(variable)
    }
    moved.removeAll()
    return conflicts
  }

  /// Finds a feasible basis and, starting from there, the optimum.
  private mutating func findOptimum(
    _ choose: ([Constraint]) -> Constraint?, _ conflicts: inout [Conflict]
  ) {
    var attempts = 1
    while true {
      makeFeasible(choose, &conflicts)
      optimize()
      let wrong = wrongRow()
      if wrong == nil, violatedRequiredRow == nil, activateLooseRows() {
        makeFeasible(choose, &conflicts)
        optimize()
      }
      // If rounding errors have made the basis unusable, another one is computed.
      if newRows.isEmpty && violatedRequiredRow == nil && wrong == nil { break }
      if attempts < limits.attempts {
        attempts += 1
        crash()
        continue
      }
      reachedLimits.insert(.attempts)
      guard let row = violatedRequiredRow ?? wrong else { break }
      let variable = rows[row].basicVariable
      if variable >= 0, value[variable].isFinite {
        // The row is active, so its values can't be improved.
        reachedLimits.insert(.precision)
        break
      }
      resolve(variable < 0 ? .unsolved : .illConditioned, [row], choose, &conflicts)
      attempts = 1
      crash()
    }
  }

  /// A Boolean value that indicates whether there are no pending changes.
  var isSolved: Bool {
    unpriced.isEmpty && !isAllUnpriced && offZero.isEmpty && newRows.isEmpty && moved.isEmpty
  }

  /// Applies the new constants, and computes the dependent variables once.
  private mutating func applyConstantChanges() {
    guard !constantChanges.isEmpty else { return }
    list.removeAll()
    for index in 0..<constantChanges.count {
      let change = constantChanges[index]
      guard rows[change.row].isPresent, slots[change.row].generation == change.generation,
        rows[change.row].constant != change.constant
      else { continue }
      if list.isEmpty, isSolved, stepParametrically(change.row, to: change.constant) { continue }
      rows[change.row].constant = change.constant
      if !rows[change.row].isNew { list.append(change.row) }
    }
    constantChanges.removeAll()
    guard !list.isEmpty else { return }
    invalidateStepRanges()
    if list.count == 1, rows[list[0]].basicVariable >= 0 { return follow(list[0]) }
    beginMarks()
    for index in 0..<list.count where rows[list[index]].basicVariable >= 0 {
      collectDependents(rows[list[index]].basicVariable)
    }
    evaluate()
    updateSignsOfMarked()
    for index in 0..<list.count where rows[list[index]].basicVariable < 0 {
      updateSign(of: list[index])
    }
  }

  /// Computes the variables that depend on an active row, and saves the rates if no other step
  /// follows.
  private mutating func follow(_ row: Int32) {
    computeDirection(releasing: rows[row].basicVariable)
    evaluate()
    for index in 0..<touched.count { updateSign(of: touched[index]) }
    if newRows.isEmpty, unpriced.isEmpty, offZero.isEmpty { rememberStep(of: row) }
  }

  /// Applies the new rows.
  ///
  /// Many new rows lead to a basis from scratch.
  private mutating func admitNewRows() {
    guard !newRows.isEmpty else { return }
    if newRows.count * 4 >= rowCount || newRows.count > 64 && newRows.count * 16 >= rowCount {
      return crash()
    }
    version += 1
    linkRows()
    for index in 0..<newRows.count {
      let row = newRows[index]
      guard rows[row].isPresent, rows[row].isNew, rows[row].isRequired else { continue }
      rows[row].isNew = false
      updateSign(of: row)
    }
    admitSoftRows()
    newRows.removeAll()
  }

  @inline(__always) func hasDependents(_ variable: Int32) -> Bool {
    var index = columns[variable].firstEntry
    while index >= 0 {
      let dependent = entries[index].basicVariable
      if dependent >= 0 && dependent != variable { return true }
      index = entries[index].next
    }
    return false
  }

  /// Makes each new soft row, the strongest first, determine a nonbasic variable without
  /// dependents.
  private mutating func admitSoftRows() {
    keys.removeAll()
    for index in 0..<newRows.count {
      let row = newRows[index]
      guard rows[row].isPresent, rows[row].isNew else { continue }
      rows[row].isNew = false
      keys.append(Int64(levels.rank[rows[row].level]) << 32 | Int64(row))
    }
    keys.sort()
    beginMarks()
    for index in 0..<keys.count {
      let row = Int32(truncatingIfNeeded: keys[index])
      guard keys.count > 4, let variable = variableToDetermine(by: row) else { continue }
      assign(row, to: variable)
      unpriced.append(variable)
      collectDependents(variable)
    }
    evaluate()
    updateSignsOfMarked()
    for index in 0..<keys.count {
      let row = Int32(truncatingIfNeeded: keys[index])
      if rows[row].basicVariable < 0 { updateSign(of: row) }
    }
  }

  private func variableToDetermine(by row: Int32) -> Int32? {
    if rows[row].relation != .equal, sign(of: row, when: residual(row).sum) == 0 { return nil }
    for index in entries(of: row) {
      let variable = entries[index].variable
      if columns[variable].basicRow < 0, rows[row].count == 1 || !hasDependents(variable) {
        return variable
      }
    }
    return nil
  }
}

/// A pending constant of a row.
struct ConstantChange: BitwiseCopyable {
  var row: Int32
  var generation: UInt32
  var constant: Double
}
