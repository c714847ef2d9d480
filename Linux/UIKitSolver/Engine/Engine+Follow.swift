/// What depends on a variable: downstream, along definitions.
///
/// A *node* is a variable, or a loop (its number complemented).
extension Engine {
  /// Begins a new set of marked variables.
  mutating func beginMarks() {
    stamp &+= 1
    order.removeAll()
  }

  @inline(__always) func isMarked(_ variable: Int32) -> Bool { knots[variable].mark == stamp }

  /// Adds the nodes that depend on a variable, and itself, to `order`; each comes after all that
  /// depend on it.
  mutating func follow(_ variable: Int32) {
    guard !isMarked(variable) else { return }
    let bottom = frames.count
    enter(variable)
    while frames.count > bottom {
      let top = frames.count - 1
      var term = frames[top].term
      var next: Int32 = -1
      while term >= 0 {
        let cell = terms[term]
        term = cell.next
        let subject = cell.subject
        if subject >= 0 && knots[subject].mark != stamp {
          next = subject
          break
        }
      }
      frames[top].term = term
      if next >= 0 {
        enter(next)
        continue
      }
      let node = frames[top].node
      if node < 0 {
        let members = loops.members(of: ~node)
        let member = Int(frames[top].member) + 1
        if member < members.count {
          frames[top].member = Int32(member)
          frames[top].term = knots[members[member]].firstTerm
          continue
        }
      }
      order.append(node)
      _ = frames.removeLast()
    }
  }

  private mutating func enter(_ variable: Int32) {
    let loop = knots[variable].loop
    if loop < 0 {
      knots[variable].mark = stamp
      frames.append(Frame(node: variable, member: 0, term: knots[variable].firstTerm))
    } else {
      let members = loops.members(of: loop)
      for member in members { knots[member].mark = stamp }
      frames.append(Frame(node: ~loop, member: 0, term: knots[members[0]].firstTerm))
    }
  }

  /// Finds how everything changes when one holding constraint is let go.
  ///
  /// The constraint is the one that determines `variable`, or its being at 0. The marked variables get a
  /// rate for each unit by which the constraint's sum grows, and so do the loose rows in `touched`.
  mutating func direct(_ variable: Int32) {
    beginMarks()
    follow(variable)
    let released = knots[variable].definition
    if released < 0 { knots[variable].rate = 1 }
    var index = order.count - 1
    largestRate = 0
    while index >= 0 {
      let node = order[index]
      if node >= 0 {
        let row = knots[node].definition
        if row >= 0 { knots[node].rate = rate(of: node, by: row, moved: row == released) }
        largestRate = max(largestRate, abs(knots[node].rate))
      } else {
        findRates(inLoop: ~node, moved: released)
      }
      index -= 1
    }
    touchRows()
  }

  @inline(__always) private func rate(of variable: Int32, by row: Int32, moved: Bool) -> Double {
    var sum = moved ? 1.0 : 0
    var own = 1.0
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      if cell.variable == variable {
        own = cell.coefficient
      } else if isMarked(cell.variable) {
        sum -= cell.coefficient * knots[cell.variable].rate
      }
    }
    return sum / own
  }

  /// Lists the loose rows that the marked variables stand in, with their rates.
  private mutating func touchRows() {
    touched.removeAll()
    var index = order.count - 1
    while index >= 0 {
      let node = order[index]
      index -= 1
      if node >= 0 {
        touchRows(of: node)
      } else {
        for member in loops.members(of: ~node) { touchRows(of: member) }
      }
    }
  }

  @inline(__always) private mutating func touchRows(of variable: Int32) {
    let rate = knots[variable].rate
    guard rate != 0 else { return }
    var term = knots[variable].firstTerm
    while term >= 0 {
      let cell = terms[term]
      term = cell.next
      guard cell.subject < 0 else { continue }
      if rows[cell.row].mark != stamp {
        rows[cell.row].mark = stamp
        rows[cell.row].rate = 0
        touched.append(cell.row)
      }
      rows[cell.row].rate += cell.coefficient * rate
    }
  }

  /// Calculates the marked variables from their definitions.
  mutating func evaluate() {
    var index = order.count - 1
    while index >= 0 {
      let node = order[index]
      index -= 1
      if node < 0 {
        findValues(inLoop: ~node)
      } else if knots[node].definition >= 0 {
        set(node, to: calculated(node, by: knots[node].definition))
      }
    }
  }

  @inline(__always) func calculated(_ variable: Int32, by row: Int32) -> Double {
    var sum = -rows[row].constant
    var own = 1.0
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      if cell.variable == variable {
        own = cell.coefficient
      } else {
        sum -= cell.coefficient * value[cell.variable]
      }
    }
    // Not −0.
    return sum / own + 0
  }

  /// Gives a variable a value, and remembers that it has changed.
  @inline(__always) mutating func set(_ variable: Int32, to new: Double) {
    let old = value[variable]
    if old == new { return }
    journal.value(variable, was: old)
    value[variable] = new
    if !knots[variable].isMoved {
      knots[variable].isMoved = true
      moved.append(variable)
    }
    // The wish to be 0 begins or ceases to pull, or pulls the other way.
    if (old > Engine.zero) != (new > Engine.zero) || (old < -Engine.zero) != (new < -Engine.zero) {
      disturbed.append(variable)
    }
  }

  /// A loose row's sum, and the size of what it is made of.
  @inline(__always) func residual(_ row: Int32) -> (sum: Double, tolerance: Double) {
    var sum = rows[row].constant
    var size = 1 + abs(sum)
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      let part = cell.coefficient * value[cell.variable]
      sum += part
      size += abs(part)
    }
    return (sum, size * Engine.tolerance)
  }

  /// What counts as nothing, beside the sizes of the numbers that a sum is made of.
  static let tolerance = 1e-10

  /// Finds out how a loose row pulls now.
  mutating func look(at row: Int32) {
    let (sum, tolerance) = residual(row)
    let old = rows[row].slope
    var slope: Int8
    if abs(sum) <= tolerance {
      // On the border a row may pull either way or not at all.
      slope = isSticky ? old : 0
    } else {
      slope = sum > 0 ? 1 : -1
      switch rows[row].relation {
      case .equal: break
      case .lessThanOrEqual: slope = max(slope, 0)
      case .greaterThanOrEqual: slope = min(slope, 0)
      }
    }
    if slope != old { setSlope(slope, of: row) }
  }

  /// Lets a row pull another way, and has what it follows from examined.
  mutating func setSlope(_ slope: Int8, of row: Int32) {
    let old = rows[row].slope
    guard slope != old else { return }
    journal.slope(row, was: old)
    store(slope, of: row)
    disturb(row)
  }

  /// Stores a slope, and keeps the list of the rows that pull.
  mutating func store(_ slope: Int8, of row: Int32) {
    rows[row].slope = slope
    let place = rows[row].pullIndex
    if slope != 0, place < 0 {
      rows[row].pullIndex = Int32(pulling.count)
      pulling.append(row)
    } else if slope == 0, place >= 0 {
      let last = pulling.removeLast()
      if last != row {
        pulling[place] = last
        rows[last].pullIndex = place
      }
      rows[row].pullIndex = -1
    }
  }

  /// Has what a row follows from examined.
  mutating func disturb(_ row: Int32) {
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) { disturbed.append(terms[place].variable) }
  }
}
