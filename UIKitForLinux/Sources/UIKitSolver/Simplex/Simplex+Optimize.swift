/// The second phase of the simplex method, which minimizes the objectives.
extension Simplex {
  /// Makes steps until releasing any active row improves no objective.
  mutating func optimize() {
    degenerateSteps = 0
    perturbations = 0
    repeat {
      var rounds = 0
      while isAllUnpriced || !unpriced.isEmpty || !offZero.isEmpty {
        moveToZero()
        findCandidates()
        tryCandidates()
        rounds += 1
        if rounds > limits.rounds + limits.roundsPerNumber * (rows.count + value.count) {
          reachedLimits.insert(.rounds)
          unpriced.removeAll()
          isAllUnpriced = false
        }
      }
    } while removePerturbations()
    keepsSigns = false
  }

  private mutating func tryCandidates() {
    for index in 0..<candidates.count {
      // Bland's rule may have removed some candidates.
      guard index < candidates.count else { break }
      let variable = candidates[index].variable
      guard columns[variable].basicRow == candidates[index].row else { continue }
      improve(at: variable)
      if degenerateSteps > Simplex.stalling, !keepsSigns { beginKeepingSigns() }
      if degenerateSteps > 100 + value.count / 4 {
        if perturbations < Simplex.maximumPerturbations { perturb() } else { followBlandsRule() }
      }
    }
  }

  /// The number of degenerate steps after which rows with the sum 0 keep the signs of their
  /// violations.
  private static let stalling = 24

  /// The number of perturbations after which Bland's rule is used.
  private static let maximumPerturbations = 8

  /// Moves nonbasic variables to 0, unless a row prevents it.
  private mutating func moveToZero() {
    var steps = 0
    while !offZero.isEmpty {
      let variable = offZero.removeLast()
      columns[variable].isOffZero = false
      guard columns[variable].basicRow < 0 else { continue }
      unpriced.append(variable)
      guard value[variable] != 0, improve(at: variable) else { continue }
      steps += 1
      guard columns[variable].basicRow < 0, value[variable] != 0 else { continue }
      if steps < 4 * value.count + 100 {
        noteOffZero(variable)
      } else {
        reachedLimits.insert(.rounds)
      }
    }
  }

  /// Records that a nonbasic variable may not be 0.
  mutating func noteOffZero(_ variable: Int32) {
    guard !columns[variable].isOffZero else { return }
    columns[variable].isOffZero = true
    offZero.append(variable)
  }

  /// Uses Bland's rule until a step has a positive length, so that no basis is repeated.
  ///
  /// R. G. Bland, "New Finite Pivoting Rules for the Simplex Method", 1977.
  private mutating func followBlandsRule() {
    isBland = true
    defer { isBland = false }
    var steps = 0
    while degenerateSteps > 0 {
      guard steps < limits.blandSteps * (rows.count + value.count) else {
        reachedLimits.insert(.rounds)
        break
      }
      steps += 1
      isAllUnpriced = true
      findCandidates()
      // The numbers are breakpoint numbers.
      candidates.sort {
        ($0.row >= 0 ? $0.row : ~$0.variable) < ($1.row >= 0 ? $1.row : ~$1.variable)
      }
      guard candidates.span.contains(where: { improve(at: $0.variable) }) else { break }
    }
    degenerateSteps = 0
    isAllUnpriced = true
  }
}
