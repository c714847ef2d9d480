/// What something follows from: upstream, along definitions.
extension Engine {
  /// Begins a new trail.
  mutating func beginTrail() {
    trailStamp &+= 1
    trail.removeAll()
  }

  @inline(__always) func isOnTrail(_ variable: Int32) -> Bool {
    knots[variable].trailMark == trailStamp
  }

  /// Adds the nodes that a variable follows from, and itself, to the trail; each comes after all that it follows from.
  mutating func followBack(_ variable: Int32) {
    guard !isOnTrail(variable) else { return }
    let bottom = frames.count
    enterBack(variable)
    while frames.count > bottom {
      let top = frames.count - 1
      let node = frames[top].node
      var row = knots[variableOf(node, member: frames[top].member)].definition
      var next: Int32 = -1
      var term = frames[top].term
      while row >= 0 {
        let (start, end) = (rows[row].start, rows[row].start + rows[row].count)
        if term < 0 { term = start }
        while term < end {
          let variable = terms[term].variable
          term += 1
          if knots[variable].trailMark != trailStamp {
            next = variable
            break
          }
        }
        frames[top].term = term
        if next >= 0 || node >= 0 { break }
        let member = frames[top].member + 1
        guard Int(member) < loops.members(of: ~node).count else { break }
        frames[top].member = member
        row = knots[variableOf(node, member: member)].definition
        term = -1
      }
      if next >= 0 {
        enterBack(next)
      } else {
        trail.append(node)
        _ = frames.removeLast()
      }
    }
  }

  @inline(__always) private func variableOf(_ node: Int32, member: Int32) -> Int32 {
    node >= 0 ? node : loops.members(of: ~node)[Int(member)]
  }

  private mutating func enterBack(_ variable: Int32) {
    let loop = knots[variable].loop
    if loop < 0 {
      knots[variable].trailMark = trailStamp
      share[variable] = 0
      frames.append(Frame(node: variable, member: 0, term: -1))
    } else {
      for member in loops.members(of: loop) {
        knots[member].trailMark = trailStamp
        share[member] = 0
      }
      frames.append(Frame(node: ~loop, member: 0, term: -1))
    }
  }

  /// Adds what a row follows from to the trail.
  mutating func followBack(row: Int32) {
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) { followBack(terms[place].variable) }
  }

  /// Weighs a row: its sum, times a factor, is to be expressed in the sums of the holding constraints.
  mutating func weigh(row: Int32, by factor: Double) {
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      share[cell.variable] += factor * cell.coefficient
    }
  }

  /// Turns the weights of the variables on the trail into those of the constraints that determine them.
  ///
  /// Afterwards Σ weight · row of what was weighed is Σ share · (sum of the holding constraint).
  mutating func distribute() {
    var index = trail.count - 1
    while index >= 0 {
      let node = trail[index]
      index -= 1
      if node < 0 {
        distribute(loop: ~node)
        continue
      }
      let weight = share[node]
      let row = knots[node].definition
      guard weight != 0, row >= 0 else { continue }
      share[node] = pass(weight, from: node, of: row)
    }
  }

  /// Passes a variable's weight on to what its definition names; returns the definition's share.
  @inline(__always) private func pass(_ weight: Double, from variable: Int32, of row: Int32)
    -> Double
  {
    let start = Int(rows[row].start)
    let end = start + Int(rows[row].count)
    var own = 1.0
    for place in start..<end where terms[place].variable == variable {
      own = terms[place].coefficient
    }
    let part = weight / own
    for place in start..<end where terms[place].variable != variable {
      share[terms[place].variable] -= part * terms[place].coefficient
    }
    return part
  }

  private mutating func distribute(loop index: Int32) {
    let loop = loops[index]
    let count = loop.guessCount
    let followers = loop.followers
    // What is left for the guesses once the followers have passed their weight on?
    let weights = loop.members.map { share[$0] }
    for member in followers.reversed() where share[member] != 0 {
      passInside(share[member], from: member, index)
    }
    let rest = loop.guesses.map { share[$0] }
    for (place, member) in loop.members.enumerated() { share[member] = weights[place] }
    var parts = [Double](repeating: 0, count: count)
    for check in 0..<count {
      for guess in 0..<count { parts[check] += loop.inverse[guess * count + check] * rest[guess] }
    }
    // The checks take that on; now the guesses come out even.
    for (place, guess) in loop.guesses.enumerated() where parts[place] != 0 {
      let row = knots[guess].definition
      let start = Int(rows[row].start)
      for cell in start..<start + Int(rows[row].count) {
        share[terms[cell].variable] -= parts[place] * terms[cell].coefficient
      }
    }
    for member in followers.reversed() where share[member] != 0 {
      share[member] = pass(share[member], from: member, of: knots[member].definition)
    }
    for (place, guess) in loop.guesses.enumerated() { share[guess] = parts[place] }
  }

  private func passInside(_ weight: Double, from variable: Int32, _ index: Int32) {
    let row = knots[variable].definition
    let start = Int(rows[row].start)
    let end = start + Int(rows[row].count)
    var own = 1.0
    for place in start..<end where terms[place].variable == variable {
      own = terms[place].coefficient
    }
    for place in start..<end
    where terms[place].variable != variable && knots[terms[place].variable].loop == index {
      share[terms[place].variable] -= weight / own * terms[place].coefficient
    }
  }
}
