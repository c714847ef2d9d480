/// Traversal of the variables that depend on a variable.
///
/// A *node* is a variable, or a block (its number complemented).
extension Simplex {
  /// Starts a new set of marked variables and rows.
  mutating func beginMarks() {
    if !unlinkedRows.isEmpty { linkRows() }
    stamp &+= 1
    order.removeAll()
  }

  @inline(__always) func isMarked(_ variable: Int32) -> Bool { columns[variable].mark == stamp }

  /// Adds a variable's node and all nodes that depend on it to `order`, in reverse topological
  /// order.
  mutating func collectDependents(_ variable: Int32) {
    guard !isMarked(variable) else { return }
    let bottom = frames.count
    enterNode(of: variable)
    while frames.count > bottom {
      let top = frames.count - 1
      var index = frames[top].entry
      var next: Int32 = -1
      while index >= 0 {
        let entry = entries[index]
        index = entry.next
        let dependent = entry.basicVariable
        if dependent >= 0 && columns[dependent].mark != stamp {
          next = dependent
          break
        }
      }
      frames[top].entry = index
      if next >= 0 {
        enterNode(of: next)
        continue
      }
      let node = frames[top].node
      if node < 0 {
        let members = blocks.members(of: ~node)
        let member = Int(frames[top].member) + 1
        if member < members.count {
          frames[top].member = Int32(member)
          frames[top].entry = columns[members[member]].firstEntry
          continue
        }
      }
      order.append(node)
      _ = frames.removeLast()
    }
  }

  private mutating func enterNode(of variable: Int32) {
    let block = columns[variable].block
    if block < 0 {
      columns[variable].mark = stamp
      frames.append(Frame(node: variable, member: 0, entry: columns[variable].firstEntry))
    } else {
      let members = blocks.members(of: block)
      for member in members { columns[member].mark = stamp }
      frames.append(Frame(node: ~block, member: 0, entry: columns[members[0]].firstEntry))
    }
  }

  @inline(__always) func forEachMarked(_ body: (borrowing Simplex, Int32) -> Void) {
    for index in 0..<order.count {
      for variable in variables(of: order[index]) { body(self, variable) }
    }
  }

  // MARK: Values

  /// Computes the marked variables from their rows.
  mutating func evaluate() {
    var index = order.count - 1
    while index >= 0 {
      let node = order[index]
      index -= 1
      if node < 0 {
        evaluate(block: ~node)
      } else if columns[node].basicRow >= 0 {
        setValue(computedValue(of: node, by: columns[node].basicRow), of: node)
      }
    }
  }

  @inline(__always) func computedValue(of variable: Int32, by row: Int32) -> Double {
    var sum = -rows[row].constant
    var own = 1.0
    for index in entries(of: row) {
      let entry = entries[index]
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        sum -= entry.coefficient * value[entry.variable]
      }
    }
    // Adding 0 converts −0 to 0.
    return sum / own + 0
  }

  /// Sets the value of a variable, and records the change.
  @inline(__always) mutating func setValue(_ new: Double, of variable: Int32) {
    let old = value[variable]
    if old == new { return }
    value[variable] = new
    if !columns[variable].isMoved {
      columns[variable].isMoved = true
      moved.append(variable)
    }
    // The slope of the last objectives, the distances from 0, has changed.
    if (old > Simplex.zero) != (new > Simplex.zero)
      || (old < -Simplex.zero) != (new < -Simplex.zero)
    {
      unpriced.append(variable)
    }
  }

  /// Returns a row's sum, and the tolerance within which it counts as 0.
  @inline(__always) func residual(_ row: Int32) -> (sum: Double, tolerance: Double) {
    var sum = rows[row].constant
    var size = 1 + abs(sum)
    for index in entries(of: row) {
      let entry = entries[index]
      let part = entry.coefficient * value[entry.variable]
      sum += part
      size += abs(part)
    }
    return (sum, size * Simplex.tolerance)
  }

  // MARK: Violation

  /// Returns the sign of a row's violation if its sum is positive or negative.
  @inline(__always) func sign(of row: Int32, when sum: Double) -> Int8 {
    switch rows[row].relation {
    case .equal: sum > 0 ? 1 : -1
    case .lessThanOrEqual: sum > 0 ? 1 : 0
    case .greaterThanOrEqual: sum < 0 ? -1 : 0
    }
  }

  /// Updates the violation of an inactive row.
  mutating func updateSign(of row: Int32) {
    let (sum, tolerance) = residual(row)
    let old = rows[row].sign
    // A row whose sum is 0 can be violated in either direction.
    let new = abs(sum) <= tolerance ? (keepsSigns ? old : 0) : sign(of: row, when: sum)
    guard new != old else { return }
    setSign(new, of: row)
    markUnpriced(row)
  }

  /// Sets the sign of an inactive row's violation, and updates the list of violated rows.
  mutating func setSign(_ sign: Int8, of row: Int32) {
    rows[row].sign = sign
    let index = rows[row].violatedIndex
    if sign != 0, index < 0 {
      rows[row].violatedIndex = Int32(violated.count)
      violated.append(row)
    } else if sign == 0, index >= 0 {
      let last = violated.removeLast()
      if last != row {
        violated[index] = last
        rows[last].violatedIndex = index
      }
      rows[row].violatedIndex = -1
    }
  }

  /// Marks the rows that a row depends on for pricing.
  mutating func markUnpriced(_ row: Int32) {
    guard !isAllUnpriced else { return }
    for index in entries(of: row) { unpriced.append(entries[index].variable) }
  }

  /// Updates the signs of the inactive rows of the marked variables, each once, and clears the
  /// marks.
  mutating func updateSignsOfMarked() {
    stamp &+= 1
    for index in 0..<order.count {
      for variable in variables(of: order[index]) { updateSigns(around: variable) }
    }
  }

  private mutating func updateSigns(around variable: Int32) {
    var index = columns[variable].firstEntry
    while index >= 0 {
      let (row, isInactive) = (entries[index].row, entries[index].basicVariable < 0)
      index = entries[index].next
      guard isInactive, rows[row].mark != stamp else { continue }
      rows[row].mark = stamp
      updateSign(of: row)
    }
  }
}
