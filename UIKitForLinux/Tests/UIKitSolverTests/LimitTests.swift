import SeededRandom
import SolverReference
import Testing
import UIKitSolver

/// The reports of solves that end early, or with values that rounding errors determine.
@Suite struct LimitTests {
  private func solver(_ change: (inout SolverLimits) -> Void) -> Solver {
    var limits = SolverLimits()
    change(&limits)
    return Solver(limits: limits)
  }

  /// A chain of soft lengths of 10 within a required length, in `count` variables.
  private func addChain(_ count: Int, within length: Double, to solver: Solver) throws -> [Variable]
  {
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      let before = index == 0 ? [] : [Term(variables[index - 1], -1)]
      try solver.add([Term(variable)] + before, constant: 0, .greaterThanOrEqual)
      try solver.add(
        [Term(variable)] + before, constant: -10, .equal, strength: Strength(Double(index + 1)))
    }
    try solver.add([Term(variables[count - 1])], constant: -length, .lessThanOrEqual)
    return variables
  }

  @Test func `an optimal solve reaches no limit`() throws {
    let solver = Solver()
    let variables = try addChain(20, within: 50, to: solver)
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits == [])
    #expect(abs(solver.value(of: variables[19]) - 50) < 1e-9)
  }

  @Test func `too many rounds are reported, only by the solve that reaches the limit`() throws {
    let solver = solver { ($0.rounds, $0.roundsPerNumber) = (0, 0) }
    let variables = try addChain(20, within: 50, to: solver)
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits == [.rounds])
    #expect(solver.value(of: variables[19]) < 50 + 1e-9)
    solver.solve()
    #expect(solver.reachedLimits == [])
  }

  /// Two soft lengths of 1, and a required sum that no initial basis satisfies.
  private func addSum(to solver: Solver) throws -> (variables: [Variable], sum: Constraint) {
    let variables = [solver.makeVariable(), solver.makeVariable()]
    for variable in variables {
      try solver.add([Term(variable)], constant: -1, .equal, strength: Strength(1))
    }
    let sum = try solver.add(variables.map { Term($0) }, constant: -5, .greaterThanOrEqual)
    return (variables, sum)
  }

  @Test(arguments: [false, true])
  func `a required row that takes too many steps is removed with a conflict`(
    areRoundsLimited: Bool
  ) throws {
    let solver = solver {
      if areRoundsLimited { $0.repairRounds = 0 } else { $0.repairSteps = 0 }
      // Without this, the optimization would satisfy the row.
      $0.failures = -1
    }
    let (variables, sum) = try addSum(to: solver)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.reason) == [.unsolved])
    #expect(conflicts.map(\.constraints) == [[sum]])
    #expect(!solver.contains(sum))
    #expect(solver.reachedLimits == [.repairs, .failures, .attempts])
    #expect(variables.map { solver.value(of: $0) } == [1, 1])
  }

  @Test func `the optimization satisfies a row whose repair was abandoned`() throws {
    let solver = solver { $0.repairSteps = 0 }
    let (variables, sum) = try addSum(to: solver)
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits == [.repairs])
    #expect(solver.error(of: sum) == 0)
    #expect(variables.reduce(0) { $0 + solver.value(of: $1) } == 5)
  }

  @Test func `too many failed steps are reported`() throws {
    let solver = solver { $0.failures = -1 }
    let variable = solver.makeVariable()
    try solver.add([Term(variable)], constant: -10, .greaterThanOrEqual, strength: Strength(1))
    let limit = try solver.add([Term(variable)], constant: -5, .lessThanOrEqual)
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits == [])
    #expect(solver.value(of: variable) == 5)
    // Only a step of the simplex method leads from here to 10.
    try solver.remove(limit)
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits == [.failures])
    #expect(solver.value(of: variable) == 5)
  }

  @Test(arguments: [Strength.required, Strength(1)])
  func `active rows are checked after the last step`(strength: Strength) throws {
    // The tolerance for rounding errors is 0.
    let solver = solver { $0.residual = 0 }
    var before: Variable?
    var variables: [Variable] = []
    for index in 0..<30 {
      let variable = solver.makeVariable()
      let other = before.map { [Term($0, -0.7)] } ?? []
      try solver.add(
        [Term(variable, 1.1)] + other, constant: -0.1 * Double(index), .equal, strength: strength)
      before = variable
      variables.append(variable)
    }
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits.contains(.precision))
    var expected = 0.0
    for (index, variable) in variables.enumerated() {
      expected = (0.7 * expected + 0.1 * Double(index)) / 1.1
      #expect(abs(solver.value(of: variable) - expected) < 1e-12)
    }
    solver.solve()
    #expect(solver.reachedLimits == [])
  }

  @Test(arguments: [10, 100]) func `equal gaps between soft lengths are solved without steps`(
    count: Int
  )
    throws
  {
    // A step would be a failure.
    let solver = solver { $0.failures = -1 }
    let end = solver.makeVariable()
    try solver.add([Term(end)], constant: -1_000, .equal)
    let items = (0..<count).map { _ in (0..<4).map { _ in solver.makeVariable() } }
    try solver.add([Term(items[0][0])], constant: 0, .equal)
    for (place, item) in items.enumerated() {
      let (start, length, gapStart, gap) = (item[0], item[1], item[2], item[3])
      try solver.add([Term(length)], constant: -2, .equal, strength: Strength(750))
      guard place < count - 1 else {
        try solver.add([Term(start), Term(length), Term(end, -1)], constant: 0, .equal)
        continue
      }
      let next = items[place + 1][0]
      try solver.add([Term(gapStart), Term(start, -1), Term(length, -1)], constant: 0, .equal)
      try solver.add([Term(next), Term(gapStart, -1), Term(gap, -1)], constant: 0, .equal)
      try solver.add(
        [Term(next), Term(start, -1), Term(length, -1)], constant: -1, .greaterThanOrEqual)
      if place > 0 { try solver.add([Term(gap), Term(items[0][3], -1)], constant: 0, .equal) }
    }
    #expect(solver.solve() == [])
    #expect(solver.reachedLimits == [])
    let gap = (1_000 - 2 * Double(count)) / Double(count - 1)
    #expect(abs(solver.value(of: items[3][0]) - 3 * (gap + 2)) < 1e-9)
    #expect(solver.value(of: items[3][1]) == 2)
  }

  // MARK: Precision

  @Test(arguments: [1e-6, 1e-7, 1e-8, 1e-9, 3e-10, 1e-10], [false, true])
  func `nearly dependent equations are solved`(
    difference: Double, isAddedLater: Bool
  ) throws {
    for (x, y) in [(3.0, -1.0), (-7, 40), (250, 112)] {
      let solver = Solver()
      let (a, b) = (solver.makeVariable(), solver.makeVariable())
      try solver.add([Term(a), Term(b)], constant: -(x + y), .equal)
      if isAddedLater { solver.solve() }
      try solver.add(
        [Term(a), Term(b, 1 + difference)], constant: -(x + y + difference * y), .equal)
      #expect(solver.solve() == [])
      // The digits of the constants that remain after rounding.
      let error = 1e-13 / difference * 300
      #expect(abs(solver.value(of: a) - x) < error, "\(x), \(y)")
      #expect(abs(solver.value(of: b) - y) < error, "\(x), \(y)")
    }
  }

  @Test func `equations that repeat others within rounding errors don't conflict`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x), Term(y, -1)], constant: 0, .equal)
    try solver.add([Term(x)], constant: -34, .equal)
    solver.solve()
    for constant in [34 + 1e-11, 34 - 1e-11, 34.000_000_000_01] {
      try solver.add([Term(y)], constant: -constant, .equal)
      #expect(solver.solve() == [])
      #expect(abs(solver.value(of: y) - 34) < 1e-9)
      #expect(abs(solver.value(of: x) - 34) < 1e-9)
    }
  }

  // MARK: Range

  @Test(arguments: [1, 0x1p-52, -0.9]) func `a subnormal coefficient counts as 0`(
    share: Double
  ) throws {
    let coefficient = share * Double.leastNormalMagnitude.nextDown
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x), Term(y, coefficient)], constant: -3, .equal)
    let alone = try solver.add([Term(y, coefficient)], constant: -1e-5, .equal)
    #expect(solver.solve().map(\.constraints) == [[alone]])
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 0)
  }

  @Test func `values that are too large are a conflict`() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    try solver.add([Term(variables[0])], constant: -1e200, .equal)
    for index in 1..<4 {
      try solver.add(
        [Term(variables[index]), Term(variables[index - 1], -1e80)], constant: 0, .equal)
    }
    let conflicts = solver.solve()
    #expect(conflicts.map(\.reason) == [.illConditioned])
    for variable in variables { #expect(solver.value(of: variable).isFinite) }
    #expect(solver.value(of: variables[1]) == 1e280)
  }

  @Test func `values stay finite with coefficients of all sizes`() throws {
    for seed in 0..<400 {
      var random = SplitMix64(seed: seed + 1_500_000)
      let solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      func number() -> Double {
        let number = Double(
          sign: random.chance(50) ? .plus : .minus, exponent: random.below(2097) - 1074,
          significand: 1)
        return random.chance(30) ? Double(random.below(9)) - 4 : number
      }
      for _ in 0..<6 {
        let terms = (0..<1 + random.below(3)).map { _ in
          Term(variables[random.below(4)], number())
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
        _ = try? solver.add(
          terms, constant: number(), relation,
          strength: random.chance(50) ? .required : Strength(Double(1 + random.below(3))))
        solver.solve()
        for variable in variables {
          #expect(solver.value(of: variable).isFinite, "seed \(seed)")
        }
      }
    }
  }
}
