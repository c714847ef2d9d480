/// Checks of the rows after the last step. Before, signs and values are updated only step by step.
extension Simplex {
  /// Returns a required row that doesn't hold, or an active one without a finite value.
  ///
  /// Only the rows of variables that this solve has moved are checked. An active soft row that
  /// doesn't hold is recorded as a limit, and a missed violation is recorded. Afterward, `list`
  /// contains the equations that hold only approximately.
  mutating func wrongRow() -> Int32? {
    beginMarks()
    list.removeAll()
    reachedLimits.remove(.precision)
    var wrong: Int32?
    var cycle = CycleSize()
    var index = 0
    while index < moved.count {
      let variable = moved[index]
      index += 1
      if !value[variable].isFinite { return firstRowBeyondRange(from: variable) }
      var entry = columns[variable].firstEntry
      while entry >= 0 {
        let row = entries[entry].row
        entry = entries[entry].next
        guard rows[row].mark != stamp else { continue }
        rows[row].mark = stamp
        if check(row, &cycle), wrong == nil { wrong = row }
      }
    }
    return wrong
  }

  /// Returns a Boolean value that indicates whether a required row doesn't hold although it should.
  private mutating func check(_ row: Int32, _ cycle: inout CycleSize) -> Bool {
    let isActive = rows[row].basicVariable >= 0
    guard isActive || rows[row].isRequired && rows[row].sign == 0 else { return false }
    let (sum, tolerance) = residual(row)
    var limit = tolerance / Simplex.tolerance * limits.residual
    if !isActive, rows[row].relation == .equal,
      abs(sum) > tolerance / Simplex.tolerance * Simplex.suspicion
    {
      list.append(row)
    }
    guard abs(sum) > limit, isActive || sign(of: row, when: sum) != 0 else { return false }
    let block = isActive ? columns[rows[row].basicVariable].block : -1
    if block >= 0 {
      // The rows of a cycle are solved together, with errors proportional to its largest value.
      if cycle.block != block { cycle = CycleSize(block: block, size: size(ofBlock: block)) }
      limit = max(limit, cycle.size * limits.residual)
      guard abs(sum) > limit else { return false }
    }
    if !isActive {
      updateSign(of: row)
    } else if !rows[row].isRequired {
      reachedLimits.insert(.precision)
      return false
    }
    return true
  }

  private func size(ofBlock block: Int32) -> Double {
    blocks.members(of: block).reduce(0) { max($0, abs(value[$1])) }
  }

  /// Returns the row that computes a value that isn't finite from finite values.
  private func firstRowBeyondRange(from variable: Int32) -> Int32? {
    var row = columns[variable].basicRow
    // Each row along the path is visited at most once.
    for _ in 0..<rows.count where row >= 0 {
      let own = rows[row].basicVariable
      let block = columns[own].block
      var source: Int32 = -1
      for index in entries(of: row) {
        let other = entries[index].variable
        guard other != own, !value[other].isFinite, block < 0 || columns[other].block != block
        else { continue }
        source = other
      }
      guard source >= 0, columns[source].basicRow >= 0 else { break }
      row = columns[source].basicRow
    }
    return row < 0 ? nil : row
  }

  /// Marks the equations in `list` that are independent of the active ones as violated.
  ///
  /// Equations that are nearly dependent hold approximately, regardless of the position on their
  /// line.
  /// - Returns: A Boolean value that indicates whether there is such an equation.
  mutating func activateLooseRows() -> Bool {
    guard !list.isEmpty else { return false }
    let loose = list.span.map(\.self)
    var isAny = false
    for row in loose where isIndependent(row) {
      setSign(residual(row).sum > 0 ? 1 : -1, of: row)
      isAny = true
    }
    return isAny
  }

  /// Returns a Boolean value that indicates whether a row's sum depends on a variable that no
  /// required equation determines.
  private mutating func isIndependent(_ row: Int32) -> Bool {
    beginSources()
    collectSources(ofRow: row)
    addCosts(ofRow: row, factor: 1)
    computeDuals()
    var isIndependent = false
    forEachSource { simplex, variable in
      let other = simplex.columns[variable].basicRow
      if simplex.dual[variable] != 0,
        other < 0 || !simplex.rows[other].isRequired
          || simplex.rows[other].relation != .equal
      {
        isIndependent = true
      }
    }
    return isIndependent
  }
}

/// The largest value in a cycle.
private struct CycleSize {
  var block: Int32 = -1
  var size = 0.0
}
