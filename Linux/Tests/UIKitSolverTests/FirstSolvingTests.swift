import SeededRandom
import Testing
import UIKitSolver

/// Up to the first solving equations are taken in without calculation where they cannot fail.
///
/// Nothing of that may show.
@Suite struct FirstSolvingTests {
  /// A row of a layout: mostly ties between a few of many variables, and bounds.
  private static func row(_ random: inout SplitMix64, variables: Int) -> Line {
    let isBound = random.chance(25)
    var line = Line(
      coefficients: [:], constant: Double(random.below(41) - 20),
      relation: isBound ? (random.chance(80) ? .greaterThanOrEqual : .lessThanOrEqual) : .equal,
      strength: random.chance(85) ? .required : Strength(Double(1 + random.below(3))))
    for _ in 0..<(isBound ? 1 : 1 + random.below(4)) {
      line.coefficients[random.below(variables)] = [1.0, -1, 0.5, 2][random.below(4)]
    }
    return line
  }

  @Test(arguments: 0..<20)
  func `what is refused, and the values, are those of a solver that has been solved before`(
    block: Int
  ) throws {
    var refused = 0
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 31_000)
      let count = 3 + random.below(25)
      let (early, late) = (Solver(), Solver())
      let variables = (0..<count).map { _ in early.makeVariable() }
      for _ in 0..<count { _ = late.makeVariable() }
      late.solve()
      for step in 0..<count * 3 / 2 {
        let line = Self.row(&random, variables: count)
        let terms = line.terms(variables).shuffled(using: &random)
        func isAdded(to solver: Solver) -> Bool {
          let added = try? solver.add(
            terms, constant: line.constant, line.relation, strength: line.strength)
          return added != nil
        }
        let isAdded = (isAdded(to: early), isAdded(to: late))
        #expect(isAdded.0 == isAdded.1, "seed \(seed), step \(step)")
        if !isAdded.0 { refused += 1 }
      }
      early.solve()
      late.solve()
      for variable in variables {
        let difference = abs(early.value(of: variable) - late.value(of: variable))
        #expect(difference < 1e-6, "seed \(seed)")
      }
    }
    #expect(refused > 50)
  }

  @Test func `a conflict is told when it comes, with all that leads to it`() throws {
    let solver = Solver()
    let places = (0..<4).map { _ in solver.makeVariable() }
    // The last one first: nothing needs to be calculated for any of them.
    let ties = try (1..<4).reversed().map { place in
      try solver.add(
        [Term(places[place]), Term(places[place - 1], -1)], constant: -10, .equal)
    }
    let first = try solver.add([Term(places[0])], constant: -3, .equal)
    #expect(throws: SolverError.unsatisfiable(with: ties + [first])) {
      try solver.add([Term(places[3])], constant: -32, .lessThanOrEqual)
    }
    try solver.add([Term(places[3])], constant: -33, .lessThanOrEqual)
    solver.solve()
    #expect(places.map { solver.value(of: $0) } == [3, 13, 23, 33])
  }

  @Test func `a bound that came before refuses what leads beyond it`() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let bound = try solver.add([Term(right)], constant: -50, .lessThanOrEqual)
    let tie = try solver.add([Term(right), Term(left, -1)], constant: -20, .equal)
    #expect(throws: SolverError.unsatisfiable(with: [bound, tie])) {
      try solver.add([Term(left)], constant: -31, .equal)
    }
    try solver.add([Term(left)], constant: -30, .equal)
    solver.solve()
    #expect(solver.value(of: right) == 50)
  }

  @Test func `equations in a circle are consistent, or refused`() throws {
    let solver = Solver()
    let places = (0..<3).map { _ in solver.makeVariable() }
    var ties: [Constraint] = []
    for place in 0..<2 {
      ties.append(
        try solver.add([Term(places[place + 1]), Term(places[place], -1)], constant: -5, .equal))
    }
    let circle = [Term(places[2]), Term(places[0], -1)]
    #expect(throws: SolverError.unsatisfiable(with: ties)) {
      try solver.add(circle, constant: -11, .equal)
    }
    try solver.add(circle, constant: -10, .equal)
    try solver.add([Term(places[1])], constant: -7, .equal)
    solver.solve()
    #expect(places.map { solver.value(of: $0) } == [2, 7, 12])
  }

  @Test func `what is removed before anything is solved leaves nothing behind`() throws {
    let solver = Solver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let tie = try solver.add([Term(other), Term(one, -1)], constant: -8, .equal)
    let pin = try solver.add([Term(one)], constant: -4, .equal)
    try solver.remove(pin)
    try solver.setConstant(-9, of: tie)
    try solver.add([Term(other)], constant: -20, .equal, strength: Strength(1))
    solver.solve()
    #expect(solver.value(of: one) == 11)
    #expect(solver.value(of: other) == 20)
  }
}
