/// Wishes that come together are first put where there is room; what is left is then bettered.
extension Engine {
  /// Looks at the wishes that are new.
  mutating func beginWishes() {
    guard !fresh.isEmpty else { return }
    version += 1
    if fresh.count > 4 { guess() }
    for place in 0..<fresh.count {
      let row = fresh[place]
      if rows[row].isPresent, rows[row].subject < 0 { look(at: row) }
    }
    fresh.removeAll()
  }

  /// Lets each wish, the strongest first, determine a variable that nothing else does.
  private mutating func guess() {
    sorted.removeAll()
    for place in 0..<fresh.count {
      let row = fresh[place]
      if rows[row].isPresent, rows[row].subject < 0 { sorted.append(row) }
    }
    keys.removeAll()
    for place in 0..<sorted.count {
      let row = sorted[place]
      keys.append(Int64(levels.rank[rows[row].level]) << 32 | Int64(row))
    }
    keys.sort()
    beginMarks()
    var first = 0
    sorted.removeAll()
    for place in 0..<keys.count {
      let row = Int32(truncatingIfNeeded: keys[place])
      guard let variable = variableToDetermine(by: row) else { continue }
      define(variable, by: row)
      store(0, of: row)
      sorted.append(variable)
    }
    // All that follows is calculated once.
    while first < sorted.count {
      disturbed.append(sorted[first])
      follow(sorted[first])
      first += 1
    }
    evaluate()
    lookAtMarked()
  }

  /// Looks at the loose rows that the marked variables stand in, once; the marks are gone then.
  mutating func lookAtMarked() {
    stamp &+= 1
    for place in 0..<order.count {
      let node = order[place]
      if node >= 0 {
        lookAtRows(of: node)
      } else {
        for member in loops.members(of: ~node) { lookAtRows(of: member) }
      }
    }
  }

  private mutating func lookAtRows(of variable: Int32) {
    var term = knots[variable].firstTerm
    while term >= 0 {
      let row = terms[term].row
      let isLoose = terms[term].subject < 0
      term = terms[term].next
      guard isLoose, rows[row].mark != stamp else { continue }
      rows[row].mark = stamp
      look(at: row)
    }
  }

  @inline(__always) private func variableToDetermine(by row: Int32) -> Int32? {
    if rows[row].relation != .equal {
      // Satisfied as things stand: it need not hold.
      if side(of: row, when: residual(row).sum) == 0 { return nil }
    }
    let start = Int(rows[row].start)
    let count = Int(rows[row].count)
    for place in start..<start + count {
      let variable = terms[place].variable
      guard knots[variable].definition < 0, knots[variable].loop < 0 else { continue }
      if count == 1 || !hasDependants(variable) { return variable }
    }
    return nil
  }
}
