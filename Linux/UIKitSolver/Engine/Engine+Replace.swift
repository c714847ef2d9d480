/// Putting one holding constraint in the place of another.
///
/// Constraints are named by row here, and an open variable's being at 0 by the variable's number
/// complemented.
enum Replacement {
  /// What depends on the variable still does, in the same order.
  case simple
  case rearranged
  /// The constraints do not determine all variables.
  case failed
}

extension Engine {
  /// Lets `entering` hold in place of what determines `variable`; the marks are those of `direct(variable)`.
  ///
  /// What is on the way from the variable to the entering constraint turns round: each is then
  /// determined by what it determined.
  ///
  /// - Returns: what has become of the order in which things follow.
  mutating func replace(at variable: Int32, by entering: Int32) -> Replacement {
    version += 1
    let leaving = knots[variable].definition
    if leaving >= 0 {
      journal.subject(leaving, was: rows[leaving].subject)
      setSubject(of: leaving, to: -1)
    }
    if entering >= 0 {
      journal.slope(entering, was: rows[entering].slope)
      store(0, of: entering)
    }
    var current = entering
    while true {
      var found: Int32 = -1
      var isOne = true
      forEachVariable(of: current) { engine, other in
        guard engine.isMarked(other) else { return }
        if found >= 0 { isOne = false }
        found = other
      }
      guard isOne, found >= 0, knots[found].loop < 0 else {
        return mend(at: variable, with: current) ? .rearranged : .failed
      }
      let old = knots[found].definition
      define(found, by: current)
      if found == variable { return current == entering ? .simple : .rearranged }
      knots[found].mark = stamp &- 1
      current = old
    }
  }

  /// Notes which row determines a variable.
  @inline(__always) mutating func define(_ variable: Int32, by row: Int32) {
    journal.definition(variable, was: knots[variable].definition)
    if row >= 0 {
      journal.subject(row, was: rows[row].subject)
      knots[variable].definition = row
      setSubject(of: row, to: variable)
    } else {
      knots[variable].definition = -1
    }
  }

  /// Notes which variable a row determines, with its terms as well.
  @inline(__always) func setSubject(of row: Int32, to subject: Int32) {
    rows[row].subject = subject
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) { terms[place].subject = subject }
  }

  @inline(__always) private func forEachVariable(
    of constraint: Int32, _ body: (borrowing Engine, Int32) -> Void
  ) {
    if constraint < 0 { return body(self, ~constraint) }
    let start = Int(rows[constraint].start)
    for place in start..<start + Int(rows[constraint].count) { body(self, terms[place].variable) }
  }

  /// Arranges anew what lies between a variable, which nothing determines any more, and a constraint.
  private mutating func mend(at variable: Int32, with entering: Int32) -> Bool {
    var region: [Int32] = []
    var constraints: [Int32] = [entering]
    beginTrail()
    func add(_ other: Int32, _ engine: inout Engine) {
      guard engine.isMarked(other), !engine.isOnTrail(other) else { return }
      if engine.knots[other].loop < 0 {
        engine.knots[other].trailMark = engine.trailStamp
        region.append(other)
      } else {
        for member in engine.loops.members(of: engine.knots[other].loop) {
          engine.knots[member].trailMark = engine.trailStamp
          region.append(member)
        }
      }
    }
    for other in variables(of: entering) { add(other, &self) }
    add(variable, &self)
    var place = 0
    while place < region.count {
      let other = region[place]
      place += 1
      guard other != variable else { continue }
      let row = knots[other].definition
      constraints.append(row >= 0 ? row : ~other)
      if row >= 0 { for next in variables(of: row) { add(next, &self) } }
    }
    for other in region where knots[other].loop >= 0 {
      journal.loop(other, was: knots[other].loop)
      journal.leftLoop(knots[other].loop)
      knots[other].loop = -1
    }
    return arrange(region, constraints)
  }

  func variables(of constraint: Int32) -> [Int32] {
    if constraint < 0 { return [~constraint] }
    let start = Int(rows[constraint].start)
    return (start..<start + Int(rows[constraint].count)).map { terms[$0].variable }
  }
}
