/// Required constraints: they hold as soon as they are in, or are refused.
extension Engine {
  /// Makes a required row hold beside the others.
  ///
  /// The other required rows hold all the while, so that the row cannot be satisfied only if what it
  /// follows from is required itself: then those rows and this one are linearly dependent in just one
  /// way, and every one of them is needed for the conflict.
  ///
  /// - Returns: nil, or the required rows with which the row is in conflict; then nothing has changed.
  mutating func require(_ row: Int32) -> [Int32]? {
    let isSatisfied = violation(of: row) == 0
    // An equation determines something even if it holds by chance.
    if isSatisfied && rows[row].relation != .equal { return nil }
    if !journal.isOpen, requireByOpenVariable(row) { return nil }
    if isSatisfied {
      holdByChance(row)
      return nil
    }
    version += 1
    let isOutermost = !journal.isOpen
    let kept = (disturbed.count, shiftWork, version, standstill)
    openJournal()
    var steps = 0
    while true {
      let violation = violation(of: row)
      // Should rounding lead on for ever, the row is left to the settling: it is the strongest there.
      if violation == 0 || steps > 100 * (rows.count + value.count) { break }
      steps += 1
      guard rows[row].subject < 0, let choice = bestChange(of: row, growing: violation < 0, steps)
      else {
        let conflict = rows[row].subject < 0 ? conflict(of: row) : []
        if isOutermost {
          revert()
          disturbed.truncate(to: kept.0)
          (shiftWork, version, standstill) = (kept.1, kept.2, kept.3)
        }
        return conflict
      }
      direct(choice.variable)
      step(at: choice.variable, choice.sign, to: firstRequiredStop(choice.sign, for: row))
    }
    if isOutermost { closeJournal() }
    return nil
  }

  /// Lets an equation that is satisfied as things stand determine something, so that it goes on being satisfied.
  private mutating func holdByChance(_ row: Int32) {
    guard let choice = bestChange(of: row, growing: true, 0, isStill: true) else { return }
    if residual(row).sum == 0 { return turn(at: choice.variable, to: row) }
    direct(choice.variable)
    guard rows[row].mark == stamp, abs(rows[row].rate) > 1e-9 * largestRate else { return }
    step(
      at: choice.variable, choice.sign, to: Stop(distance: 0, change: 0, rank: 0, constraint: row))
  }

  /// Lets a row hold in place of what determines a variable, with the values as they are.
  ///
  /// Only what lies between the two is looked at, which the row's trail leads through; what else depends on the
  /// variable may be much.
  private mutating func turn(at variable: Int32, to row: Int32) {
    beginMarks()
    for place in 0..<trail.count { markIfMoved(trail[place], with: variable) }
    let leaving = knots[variable].definition
    if replace(at: variable, by: row) == .failed { return startAgain() }
    if leaving < 0 { disturbed.append(variable) } else { disturb(leaving) }
    disturb(row)
    if !journal.isOpen { closeJournal() }
  }

  /// Marks a node that is, or directly follows from, something marked.
  private mutating func markIfMoved(_ node: Int32, with variable: Int32) {
    func isMoved(_ member: Int32) -> Bool {
      if member == variable { return true }
      let row = knots[member].definition
      guard row >= 0 else { return false }
      let start = Int(rows[row].start)
      for place in start..<start + Int(rows[row].count) where isMarked(terms[place].variable) {
        return true
      }
      return false
    }
    if node >= 0 {
      if isMoved(node) { knots[node].mark = stamp }
    } else if loops.members(of: ~node).contains(where: isMoved) {
      for member in loops.members(of: ~node) { knots[member].mark = stamp }
    }
  }

  /// By how much a row's sum is off; 0 where that is nothing.
  @inline(__always) func violation(of row: Int32) -> Double {
    if rows[row].subject >= 0 { return 0 }
    let (sum, tolerance) = residual(row)
    if abs(sum) <= tolerance { return 0 }
    switch rows[row].relation {
    case .equal: return sum
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return min(sum, 0)
    }
  }

  /// Lets a row determine an open variable of its own, if nothing required stands against that.
  private mutating func requireByOpenVariable(_ row: Int32) -> Bool {
    let start = Int(rows[row].start)
    var chosen: Int32 = -1
    for place in start..<start + Int(rows[row].count)
    where knots[terms[place].variable].definition < 0 {
      let variable = terms[place].variable
      // The first one is taken as a rule: that keeps the directions in which people think. But what depends on it
      // is calculated anew, and that must not happen too often.
      if !hasDependants(variable) || place == start && shiftWork < 32 * rowsEverAdded {
        chosen = variable
        break
      }
    }
    guard chosen >= 0 else { return false }
    direct(chosen)
    shiftWork += order.count
    guard rows[row].mark == stamp, abs(rows[row].rate) > 1e-9 * largestRate else { return false }
    let sum = residual(row).sum
    let sign: Double = (sum > 0) == (rows[row].rate > 0) ? -1 : 1
    let stop = firstRequiredStop(sign, for: row)
    guard stop.constraint == row else { return false }
    step(at: chosen, sign, to: stop)
    return true
  }

  @inline(__always) func hasDependants(_ variable: Int32) -> Bool {
    var term = knots[variable].firstTerm
    while term >= 0 {
      let subject = terms[term].subject
      if subject >= 0 && subject != variable { return true }
      term = terms[term].next
    }
    return false
  }

  /// Finds the change that can be made to a row's sum with the least harm and work.
  ///
  /// - Parameter isStill: whether nothing will move, so that either direction is as good.
  ///
  /// An open variable is changed rather than a wish given up, a weak wish rather than a strong one. Of
  /// several the one counts on which least depends, as far as a few looks tell; after many
  /// steps only the number, so that nothing comes round again (Bland's rule).
  private mutating func bestChange(
    of row: Int32, growing: Bool, _ steps: Int, isStill: Bool = false
  ) -> (variable: Int32, sign: Double)? {
    beginTrail()
    followBack(row: row)
    weigh(row: row, by: growing ? 1 : -1)
    distribute()
    var largest = 0.0
    forEachOnTrail { engine, variable in largest = max(largest, abs(engine.share[variable])) }
    undecided.removeAll()
    var best: Int32 = -1
    var place = trail.count
    while place > 0 {
      place -= 1
      let node = trail[place]
      if node >= 0 {
        consider(node, largest, steps, isStill, &best)
      } else {
        for member in loops.members(of: ~node) { consider(member, largest, steps, isStill, &best) }
      }
    }
    guard !undecided.isEmpty else { return nil }
    var chosen = undecided[0]
    if steps > Engine.hurry {
      for place in 0..<undecided.count { chosen = min(chosen, undecided[place]) }
    } else if undecided.count > 1 {
      var least = Int.max
      for place in 0..<min(undecided.count, 8) {
        let reach = reach(of: undecided[place], atMost: min(least, 64))
        if reach < least { (least, chosen) = (reach, undecided[place]) }
      }
    }
    return (chosen, share[chosen] > 0 ? 1 : -1)
  }

  /// After so many steps a required row goes by the strict rule.
  private static let hurry = 100

  /// Adds a variable to `undecided` if it is as good as the best so far, and alone if it is better.
  private mutating func consider(
    _ variable: Int32, _ largest: Double, _ steps: Int, _ isStill: Bool, _ best: inout Int32
  ) {
    let share = share[variable]
    guard abs(share) > largest * 1e-9 else { return }
    let holding = knots[variable].definition
    var rank = Int32.max
    if holding >= 0 {
      rank = levels.rank[rows[holding].level]
      if rank == 0, isStill ? rows[holding].relation == .equal : side(of: holding, when: share) != 0
      {
        return
      }
    }
    if steps > Engine.hurry {
      rank = 0
    } else if abs(share) < largest * 1e-3 {
      rank = 0
    }
    guard rank >= best else { return }
    if rank > best {
      best = rank
      undecided.removeAll()
    }
    undecided.append(variable)
  }

  /// How many nodes depend on a variable; it is not counted beyond a limit.
  private mutating func reach(of variable: Int32, atMost limit: Int) -> Int {
    beginMarks()
    knots[variable].mark = stamp
    order.append(variable)
    var place = 0
    while place < order.count, order.count < limit {
      var term = knots[order[place]].firstTerm
      place += 1
      while term >= 0, order.count < limit {
        let subject = terms[term].subject
        term = terms[term].next
        if subject >= 0, knots[subject].mark != stamp {
          knots[subject].mark = stamp
          order.append(subject)
        }
      }
    }
    return order.count
  }

  private func forEachOnTrail(_ body: (borrowing Engine, Int32) -> Void) {
    for place in 0..<trail.count {
      let node = trail[place]
      if node >= 0 {
        body(self, node)
      } else {
        for member in loops.members(of: ~node) { body(self, member) }
      }
    }
  }

  /// Where a row comes to hold, or another required one stands in the way before that.
  private func firstRequiredStop(_ sign: Double, for row: Int32) -> Stop {
    let limit = largestRate * 1e-9
    var best = Stop(
      distance: max(-residual(row).sum / (rows[row].rate * sign), 0), change: 0, rank: 0,
      constraint: row)
    for place in 0..<touched.count {
      let other = touched[place]
      guard rows[other].isRequired, other != row else { continue }
      let rate = rows[other].rate * sign
      guard abs(rate) > limit, side(of: other, when: rate) != 0 else { continue }
      let (sum, tolerance) = residual(other)
      let distance = abs(sum) <= tolerance ? 0 : -sum / rate
      if distance < 0 { continue }
      if distance < best.distance
        || distance == best.distance && best.constraint != row && other < best.constraint
      {
        best = Stop(distance: distance, change: 0, rank: 0, constraint: other)
      }
    }
    return best
  }

  /// The required rows that a row follows from; what its sum's being so is the consequence of.
  private mutating func conflict(of row: Int32) -> [Int32] {
    var conflict: [Int32] = []
    var largest = 0.0
    forEachOnTrail { engine, variable in largest = max(largest, abs(engine.share[variable])) }
    forEachOnTrail { engine, variable in
      if engine.knots[variable].definition >= 0, abs(engine.share[variable]) > largest * 1e-9 {
        conflict.append(engine.knots[variable].definition)
      }
    }
    return conflict.sorted()
  }
}
