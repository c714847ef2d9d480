/// An active row, or the bound of a nonbasic variable, whose release may improve an objective.
struct Candidate: BitwiseCopyable {
  /// The rank of the objective's level.
  ///
  /// The distances from 0 have the last rank.
  var rank: Int32
  /// The change of the objective for each unit; negative, or 0 if it isn't known.
  var reducedCost: Double
  /// The basic variable of the row.
  var variable: Int32
  var row: Int32
}

/// The results of pricing a suspect, as bits.
private enum Verdict {
  static let growingIsWorse: UInt8 = 1, fallingIsWorse: UInt8 = 2
  static let growingIsEven: UInt8 = 4, fallingIsEven: UInt8 = 8
  static let isCandidate: UInt8 = 16
}

/// Pricing of many rows at once.
extension Simplex {
  /// Finds the candidates among the rows that the unpriced variables depend on.
  mutating func findCandidates() {
    candidates.removeAll()
    collectSuspects()
    unpriced.removeAll()
    isAllUnpriced = false
    if suspects.count <= 4 && violated.count > 8 {
      // For a few suspects, computing directions is faster than computing all dual values.
      for index in 0..<suspects.count { addCandidate(suspects[index], rank: 0) }
    } else {
      priceByLevels()
    }
    guard candidates.count > 1 else { return }
    candidates.sort { one, other in
      if one.rank != other.rank { return one.rank < other.rank }
      return one.reducedCost != other.reducedCost
        ? one.reducedCost < other.reducedCost : one.variable < other.variable
    }
  }

  private mutating func collectSuspects() {
    suspects.removeAll()
    if isAllUnpriced {
      for variable in 0..<Int32(value.count) { addSuspect(variable) }
      return
    }
    beginSources()
    for index in 0..<unpriced.count { collectSources(of: unpriced[index]) }
    for index in 0..<sources.count {
      for variable in variables(of: sources[index]) { addSuspect(variable) }
    }
  }

  private mutating func addSuspect(_ variable: Int32) {
    let row = columns[variable].basicRow
    if row >= 0, rows[row].isRequired, rows[row].relation == .equal { return }
    columns[variable].verdict = 0
    suspects.append(variable)
  }

  private mutating func addCandidate(_ variable: Int32, rank: Int32, reducedCost: Double = 0) {
    candidates.append(
      Candidate(
        rank: rank, reducedCost: reducedCost, variable: variable, row: columns[variable].basicRow))
  }

  /// Computes the reduced costs of the suspects level by level.
  private mutating func priceByLevels() {
    for index in 0..<suspects.count { columns[suspects[index]].isSuspect = true }
    defer { for index in 0..<suspects.count { columns[suspects[index]].isSuspect = false } }
    // Rank and number are combined into one sort key.
    keys.removeAll()
    for index in 0..<violated.count {
      let row = violated[index]
      keys.append(Int64(levels.rank[rows[row].level]) << 32 | Int64(row))
    }
    keys.sort()
    var begin = 0
    while begin < keys.count {
      let rank = Int32(keys[begin] >> 32)
      var end = begin
      beginSources()
      while end < keys.count, Int32(keys[end] >> 32) == rank {
        collectSources(ofRow: Int32(truncatingIfNeeded: keys[end]))
        end += 1
      }
      for index in begin..<end {
        let row = Int32(truncatingIfNeeded: keys[index])
        addCosts(ofRow: row, factor: Double(rows[row].sign) * rows[row].weight)
      }
      computeDuals()
      judgeSources(rank)
      begin = end
    }
    priceByDistance()
  }

  /// Prices the suspects among the sources with the dual values of a level.
  private mutating func judgeSources(_ rank: Int32) {
    for index in 0..<sources.count {
      for variable in variables(of: sources[index]) where columns[variable].isSuspect {
        judge(variable, rank)
      }
    }
  }

  private mutating func judge(_ variable: Int32, _ rank: Int32) {
    var known = columns[variable].verdict
    guard known & Verdict.isCandidate == 0, known & 3 != 3 else { return }
    let row = columns[variable].basicRow
    let own = row >= 0 ? levels.rank[rows[row].level] : .max
    let cost = ownCost(of: row)
    for (worse, even, direction) in [
      (Verdict.growingIsWorse, Verdict.growingIsEven, 1.0),
      (Verdict.fallingIsWorse, Verdict.fallingIsEven, -1.0),
    ] where known & worse == 0 {
      let ownCost = direction > 0 ? cost.growing : cost.falling
      if rank > own, ownCost > 0, known & even == 0 {
        known |= worse
        continue
      }
      let counted = rank == own ? ownCost : 0
      let total = direction * dual[variable] + counted
      let limit = (dualSize[variable] + counted) * Simplex.costTolerance
      if total < -limit {
        known |= Verdict.isCandidate
        addCandidate(variable, rank: rank, reducedCost: total)
        break
      } else if total > limit {
        known |= worse
      } else if rank == own, ownCost > 0 {
        known |= even
      }
    }
    columns[variable].verdict = known
  }

  /// Returns the change in an active row's error for each unit by which its sum increases or
  /// decreases.
  @inline(__always) private func ownCost(of row: Int32) -> (growing: Double, falling: Double) {
    guard row >= 0 else { return (0, 0) }
    let weight = rows[row].weight
    return (Double(sign(of: row, when: 1)) * weight, -Double(sign(of: row, when: -1)) * weight)
  }

  /// Returns a Boolean value that indicates whether releasing a suspect's row in a direction makes
  /// no level worse.
  private func isNeutral(_ variable: Int32, growing: Bool) -> Bool {
    let known = columns[variable].verdict
    let cost = ownCost(of: columns[variable].basicRow)
    return growing
      ? known & Verdict.growingIsWorse == 0
        && (cost.growing == 0 || known & Verdict.growingIsEven != 0)
      : known & Verdict.fallingIsWorse == 0
        && (cost.falling == 0 || known & Verdict.fallingIsEven != 0)
  }

  /// Adds the suspects that are neutral for all levels and may move a variable closer to 0.
  private mutating func priceByDistance() {
    undecided.removeAll()
    for index in 0..<suspects.count {
      let variable = suspects[index]
      guard columns[variable].verdict & Verdict.isCandidate == 0,
        isNeutral(variable, growing: true) || isNeutral(variable, growing: false)
      else { continue }
      undecided.append(variable)
    }
    let areMany = undecided.count > 4
    if areMany { findNearest() }
    for index in 0..<undecided.count where !areMany || mayComeNearer(undecided[index]) {
      addCandidate(undecided[index], rank: Int32(levels.count))
    }
  }

  /// Finds, for each undecided variable, the first dependent variable that isn't 0, and its rate of
  /// change.
  private mutating func findNearest() {
    beginMarks()
    for index in 0..<undecided.count { collectDependents(undecided[index]) }
    for index in 0..<order.count {
      let node = order[index]
      guard node >= 0 else {
        // In a block, all variables depend on each other. The value -1 means that the direction
        // must be computed.
        for member in blocks.members(of: ~node) { nearest[member] = -1 }
        continue
      }
      var first: Int32 = abs(value[node]) > Simplex.zero ? node : .max
      var change = 1.0
      var index = columns[node].firstEntry
      while index >= 0 {
        let entry = entries[index]
        index = entry.next
        let dependent = entry.basicVariable
        guard dependent >= 0, dependent != node else { continue }
        let other = nearest[dependent]
        guard other <= first, other != .max else { continue }
        let part =
          other < 0
          ? 0
          : -entry.coefficient / coefficient(of: dependent, in: entry.row)
            * columns[dependent].rate
        change = other < first ? part : change + part
        first = other
      }
      nearest[node] = first
      columns[node].rate = change
    }
  }

  @inline(__always) private func coefficient(of variable: Int32, in row: Int32) -> Double {
    var index = rows[row].start
    while entries[index].variable != variable { index += 1 }
    return entries[index].coefficient
  }

  private func mayComeNearer(_ variable: Int32) -> Bool {
    let first = nearest[variable]
    if first < 0 { return true }
    if first == .max { return false }
    let row = columns[variable].basicRow
    if row < 0, value[variable] == 0, variable < first { return false }
    let rate = columns[variable].rate
    let change = row < 0 ? rate : rate / coefficient(of: variable, in: row)
    if abs(change) < 1e-9 { return true }
    return isNeutral(variable, growing: (value[first] > 0) != (change > 0))
  }
}
