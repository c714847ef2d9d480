/// The place on a way where something begins or ceases to pull.
struct Stop: BitwiseCopyable {
  var distance: Double
  /// By how much the way gets worse from there on; infinite where something stronger is at stake.
  var change: Double
  var rank: Int32
  /// A row, or a variable (complemented) that comes to 0.
  var constraint: Int32
}

/// How good it is to let a constraint go one way.
struct Prospect {
  /// Which way the constraint's sum goes.
  var sign: Double
  /// How the total error grows, at the strongest level at which it changes; negative.
  var growth: Double
  /// That level's rank; for the wishes to be 0 a rank after all levels.
  var rank: Int32
  /// The variable that comes nearer to 0, if that is what is won.
  var variable: Int32 = -1
}

extension Engine {
  /// Lets a holding constraint go if that makes things better, and another one hold in its place.
  ///
  /// - Parameter variable: what the constraint determines, or the open variable whose being 0 is in question.
  /// - Returns: whether anything has changed.
  @discardableResult mutating func improve(at variable: Int32) -> Bool {
    let row = knots[variable].definition
    if row >= 0, rows[row].isRequired, rows[row].relation == .equal { return false }
    direct(variable)
    let isForced = row < 0 && value[variable] != 0
    guard let prospect = prospect(at: variable) else {
      return isForced && yield(at: variable)
    }
    findStops(prospect, at: variable)
    guard let stop = firstStop(growth: prospect.growth) else { return false }
    step(at: variable, prospect.sign, to: stop)
    return true
  }

  /// Goes to a stop, where another constraint comes to hold.
  mutating func step(at variable: Int32, _ sign: Double, to stop: Stop) {
    standstill = stop.distance > Engine.tolerance * 10 ? 0 : standstill + 1
    let leaving = knots[variable].definition
    let entering = stop.constraint
    if entering == ~variable, leaving < 0 {
      set(variable, to: 0)
      evaluate()
    } else {
      let replacement = replace(at: variable, by: entering)
      if replacement == .failed { return startAgain() }
      let head = entering >= 0 ? rows[entering].subject : ~entering
      if replacement == .rearranged {
        beginMarks()
        follow(head)
      }
      if entering < 0 { set(head, to: 0) }
      evaluate()
    }
    if leaving < 0 {
      disturbed.append(variable)
    } else if rows[leaving].subject < 0 {
      // On the border it counts as leaving it.
      if isSticky { store(side(of: leaving, when: sign), of: leaving) }
      look(at: leaving)
      disturb(leaving)
    }
    if entering >= 0 { disturb(entering) } else { disturbed.append(~entering) }
    for place in 0..<touched.count where rows[touched[place]].subject < 0 {
      look(at: touched[place])
    }
    closeJournal(unless: journal.isOpen)
  }

  private mutating func closeJournal(unless isOpen: Bool) {
    if !isOpen, !journal.entries.isEmpty { closeJournal() }
  }

  /// How a row pulls once its sum has left 0 in a direction.
  @inline(__always) func side(of row: Int32, when sign: Double) -> Int8 {
    switch rows[row].relation {
    case .equal: sign > 0 ? 1 : -1
    case .lessThanOrEqual: sign > 0 ? 1 : 0
    case .greaterThanOrEqual: sign < 0 ? -1 : 0
    }
  }

  /// Finds out which way it is good to let a constraint go; the marks are those of `direct(variable)`.
  mutating func prospect(at variable: Int32) -> Prospect? {
    pull.extend(to: levels.bound, with: 0)
    pullSize.extend(to: levels.bound, with: 0)
    for level in levels.sorted { (pull[level], pullSize[level]) = (0, 0) }
    for place in 0..<touched.count {
      let row = touched[place]
      let slope = rows[row].slope
      guard slope != 0, abs(rows[row].rate) > largestRate * 1e-9 else { continue }
      let part = Double(slope) * rows[row].rate
      pull[rows[row].level] += part
      pullSize[rows[row].level] += abs(part)
    }
    let row = knots[variable].definition
    var (isUp, isDown) = (true, true)
    for (rank, level) in levels.sorted.enumerated() {
      let total = pull[level]
      var (up, down) = (total, -total)
      var size = pullSize[level]
      if row >= 0, rows[row].level == level {
        up += Double(side(of: row, when: 1))
        down -= Double(side(of: row, when: -1))
        size += 1
      }
      let limit = size * 1e-9
      if isUp, abs(up) > limit {
        if up < 0 { return Prospect(sign: 1, growth: up, rank: Int32(rank)) }
        isUp = false
      }
      if isDown, abs(down) > limit {
        if down < 0 { return Prospect(sign: -1, growth: down, rank: Int32(rank)) }
        isDown = false
      }
      if !isUp && !isDown { return nil }
    }
    return zeroProspect(at: variable, isUp: isUp, isDown: isDown)
  }

  /// Finds out which way the first variable that changes comes nearer to 0.
  @inline(__always) private func zeroProspect(at variable: Int32, isUp: Bool, isDown: Bool)
    -> Prospect?
  {
    var first = Int32.max
    let limit = largestRate * 1e-9
    forEachMarked { engine, other in
      if other < first, abs(engine.knots[other].rate) > limit,
        abs(engine.value[other]) > Engine.zero
      {
        first = other
      }
    }
    if knots[variable].definition < 0, abs(value[variable]) <= Engine.zero, variable < first {
      return nil
    }
    guard first != .max else { return nil }
    let growth = value[first] > 0 ? knots[first].rate : -knots[first].rate
    let sign: Double = growth > 0 ? -1 : 1
    guard sign > 0 ? isUp : isDown else { return nil }
    return Prospect(
      sign: sign, growth: -abs(growth), rank: Int32(levels.count), variable: first)
  }

  /// What counts as 0 for a variable.
  static let zero = 1e-9

  @inline(__always) func forEachMarked(_ body: (borrowing Engine, Int32) -> Void) {
    for place in 0..<order.count {
      let node = order[place]
      if node >= 0 {
        body(self, node)
      } else {
        for member in loops.members(of: ~node) { body(self, member) }
      }
    }
  }
}
