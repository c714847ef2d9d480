/// A holding constraint that it may be good to let go.
struct Candidate: BitwiseCopyable {
  /// The level at which something can be won; the weakest wishes last.
  var rank: Int32
  /// How much is won for each unit; negative, and 0 where it is not known.
  var growth: Double
  /// What the constraint determines.
  var variable: Int32
  var row: Int32
}

/// What is known of a constraint that is examined, as bits.
private enum Verdict {
  static let upIsBad: UInt8 = 1, downIsBad: UInt8 = 2
  static let upIsEven: UInt8 = 4, downIsEven: UInt8 = 8
  static let isGood: UInt8 = 16
}

extension Engine {
  /// Lists the holding constraints that it may be good to let go, of those that what was disturbed follows from.
  mutating func findCandidates() {
    candidates.removeAll()
    suspects.removeAll()
    beginTrail()
    for place in 0..<disturbed.count { followBack(disturbed[place]) }
    disturbed.removeAll()
    for place in 0..<trail.count {
      let node = trail[place]
      if node >= 0 {
        addSuspect(node)
      } else {
        for member in loops.members(of: ~node) { addSuspect(member) }
      }
    }
    if suspects.count <= 4 && pulling.count > 8 {
      // Trying is quicker than finding out beforehand.
      for place in 0..<suspects.count { addCandidate(suspects[place], rank: 0) }
    } else {
      sift()
    }
    if candidates.count > 1 {
      candidates.sort { one, other in
        if one.rank != other.rank { return one.rank < other.rank }
        return one.growth != other.growth
          ? one.growth < other.growth : one.variable < other.variable
      }
    }
  }

  private mutating func addSuspect(_ variable: Int32) {
    let row = knots[variable].definition
    if row >= 0, rows[row].isRequired, rows[row].relation == .equal { return }
    knots[variable].verdict = 0
    suspects.append(variable)
  }

  private mutating func addCandidate(_ variable: Int32, rank: Int32, growth: Double = 0) {
    candidates.append(
      Candidate(rank: rank, growth: growth, variable: variable, row: knots[variable].definition))
  }

  /// Finds out level by level how the errors grow when a suspect is let go.
  private mutating func sift() {
    for place in 0..<suspects.count { knots[suspects[place]].isSuspect = true }
    defer { for place in 0..<suspects.count { knots[suspects[place]].isSuspect = false } }
    sorted.removeAll()
    for place in 0..<pulling.count { sorted.append(pulling[place]) }
    sortByRank()
    var begin = 0
    while begin < sorted.count {
      let level = rows[sorted[begin]].level
      var end = begin
      beginTrail()
      while end < sorted.count, rows[sorted[end]].level == level {
        followBack(row: sorted[end])
        end += 1
      }
      for place in begin..<end { weigh(row: sorted[place], by: Double(rows[sorted[place]].slope)) }
      distribute()
      judge(level)
      begin = end
    }
    siftByZero()
  }

  private mutating func sortByRank() {
    guard sorted.count > 1 else { return }
    // Rank and number in one, so that sorting looks nothing up.
    keys.removeAll()
    for place in 0..<sorted.count {
      let row = sorted[place]
      keys.append(Int64(levels.rank[rows[row].level]) << 32 | Int64(row))
    }
    keys.sort()
    for place in 0..<keys.count { sorted[place] = Int32(truncatingIfNeeded: keys[place]) }
  }

  /// Judges the suspects on the trail, of which `share` says how the level's errors grow.
  private mutating func judge(_ level: Int32) {
    let rank = levels.rank[level]
    for place in 0..<trail.count {
      let node = trail[place]
      if node >= 0 {
        if knots[node].isSuspect { judge(node, rank) }
      } else {
        for member in loops.members(of: ~node) where knots[member].isSuspect { judge(member, rank) }
      }
    }
  }

  private mutating func judge(_ variable: Int32, _ rank: Int32) {
    var known = knots[variable].verdict
    guard known & Verdict.isGood == 0, known & 3 != 3 else { return }
    let growth = share[variable]
    let row = knots[variable].definition
    let own = row >= 0 ? levels.rank[rows[row].level] : .max
    let cost = ownCost(of: row)
    for (bad, even, sign) in [
      (Verdict.upIsBad, Verdict.upIsEven, 1.0), (Verdict.downIsBad, Verdict.downIsEven, -1.0),
    ] where known & bad == 0 {
      let ownCost = sign > 0 ? cost.up : cost.down
      if rank > own, ownCost > 0, known & even == 0 {
        known |= bad
        continue
      }
      let total = sign * growth + (rank == own ? ownCost : 0)
      if total < -1e-9 {
        known |= Verdict.isGood
        addCandidate(variable, rank: rank, growth: total)
        break
      } else if total > 1e-9 {
        known |= bad
      } else if rank == own, ownCost > 0 {
        known |= even
      }
    }
    knots[variable].verdict = known
  }

  @inline(__always) private func ownCost(of row: Int32) -> (up: Double, down: Double) {
    guard row >= 0 else { return (0, 0) }
    return (Double(side(of: row, when: 1)), -Double(side(of: row, when: -1)))
  }

  /// Of the suspects that no level says anything of, finds those that let an earlier variable come nearer to 0.
  private mutating func siftByZero() {
    undecided.removeAll()
    for place in 0..<suspects.count {
      let variable = suspects[place]
      let known = knots[variable].verdict
      guard known & Verdict.isGood == 0 else { continue }
      let cost = ownCost(of: knots[variable].definition)
      let isUpOpen = known & 1 == 0 && (cost.up == 0 || known & Verdict.upIsEven != 0)
      let isDownOpen = known & 2 == 0 && (cost.down == 0 || known & Verdict.downIsEven != 0)
      guard isUpOpen || isDownOpen else { continue }
      undecided.append(variable)
    }
    if undecided.count > 4 { findNearest() }
    for place in 0..<undecided.count {
      let variable = undecided[place]
      if undecided.count > 4, !canComeNearer(variable) { continue }
      addCandidate(variable, rank: Int32(levels.count))
    }
  }

  /// Finds the first variable, of those that depend on each undecided one and are not 0, and how it changes.
  private mutating func findNearest() {
    beginMarks()
    for place in 0..<undecided.count { follow(undecided[place]) }
    for place in 0..<order.count {
      let node = order[place]
      guard node >= 0 else {
        // In a loop all depends on all: it is found out by trying.
        for member in loops.members(of: ~node) { nearest[member] = -1 }
        continue
      }
      var first: Int32 = abs(value[node]) > Engine.zero ? node : .max
      var change = 1.0
      var term = knots[node].firstTerm
      while term >= 0 {
        let cell = terms[term]
        term = cell.next
        let subject = cell.subject
        guard subject >= 0, subject != node else { continue }
        let other = nearest[subject]
        guard other <= first, other != .max else { continue }
        let part =
          other < 0
          ? 0 : -cell.coefficient / coefficient(of: subject, in: cell.row) * knots[subject].rate
        change = other < first ? part : change + part
        first = other
      }
      nearest[node] = first
      knots[node].rate = change
    }
  }

  @inline(__always) private func coefficient(of variable: Int32, in row: Int32) -> Double {
    var place = rows[row].start
    while terms[place].variable != variable { place += 1 }
    return terms[place].coefficient
  }

  private func canComeNearer(_ variable: Int32) -> Bool {
    let first = nearest[variable]
    if first < 0 { return true }
    if first == .max { return false }
    let row = knots[variable].definition
    if row < 0, value[variable] == 0, variable < first { return false }
    let change =
      row < 0 ? knots[variable].rate : knots[variable].rate / coefficient(of: variable, in: row)
    if abs(change) < 1e-9 { return true }
    // Up is good where the first one and its change have different signs.
    let isUpGood = (value[first] > 0) != (change > 0)
    let known = knots[variable].verdict
    let cost = ownCost(of: row)
    return isUpGood
      ? known & 1 == 0 && (cost.up == 0 || known & Verdict.upIsEven != 0)
      : known & 2 == 0 && (cost.down == 0 || known & Verdict.downIsEven != 0)
  }
}
