import SeededRandom
import Testing
import UIKitSolver

@Suite struct RefusalTests {
  @Test func aConflictNamesWhatIsNeededForIt() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let lower = try solver.add([Term(x)], constant: -10, .greaterThanOrEqual)
    try solver.add([Term(z)], constant: -3, .equal)
    let equal = try solver.add([Term(y), Term(x, -1)], constant: 0, .equal)
    #expect(throws: SolverError.unsatisfiable(with: [lower, equal])) {
      try solver.add([Term(y)], constant: -5, .lessThanOrEqual)
    }
    solver.solve()
    #expect(abs(solver.value(of: y) - 10) < 1e-9)
  }

  @Test func aConstantThatCannotBeIsRefusedAndTheOldOneStays() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let limit = try solver.add([Term(width)], constant: -100, .lessThanOrEqual)
    let size = try solver.add([Term(width)], constant: -50, .equal)
    #expect(throws: SolverError.unsatisfiable(with: [limit])) {
      try solver.setConstant(-101, of: size)
    }
    solver.solve()
    #expect(abs(solver.value(of: width) - 50) < 1e-9)
    try solver.setConstant(-99, of: size)
    solver.solve()
    #expect(abs(solver.value(of: width) - 99) < 1e-9)
  }

  @Test(arguments: 0..<8) func eachMemberOfAConflictIsNeeded(block: Int) throws {
    var conflicts = 0
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 4_000)
      let count = 2 + random.below(5)
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var present: [Constraint: Line] = [:]
      for _ in 0..<14 {
        let line = Line.random(&random, variables: count, required: 85)
        do {
          present[
            try solver.add(
              line.terms(variables), constant: line.constant, line.relation, strength: line.strength
            )
          ] = line
        } catch {
          guard case .unsatisfiable(let set) = error else { throw error }
          conflicts += 1
          let members = set.compactMap { present[$0] }
          try #require(members.count == set.count)
          #expect(!Reference.isFeasible(members + [line], variables: count), "seed \(seed)")
          for left in members.indices {
            var rest = members
            rest.remove(at: left)
            #expect(Reference.isFeasible(rest + [line], variables: count), "seed \(seed)")
          }
        }
      }
    }
    #expect(conflicts > 50)
  }

  @Test(arguments: 0..<20) func whatIsRefusedLeavesNoTrace(seed: Int) throws {
    var random = SplitMix64(seed: seed + 9_000)
    let (plain, tried) = (Solver(), Solver())
    let count = 4 + random.below(6)
    let variables = (0..<count).map { _ in plain.makeVariable() }
    for _ in 0..<count { _ = tried.makeVariable() }
    var refused = 0
    var present: [Constraint] = []
    for step in 0..<150 {
      if random.chance(60) {
        let line = Line.random(&random, variables: count, required: 60)
        do {
          let constraint = try tried.add(
            line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
          present.append(constraint)
          try plain.add(
            line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
        } catch {
          refused += 1
        }
      } else if let constraint = present.randomElement(using: &random) {
        if random.chance(50) {
          present.removeAll { $0 == constraint }
          try tried.remove(constraint)
          try plain.remove(constraint)
        } else {
          let constant = Double(random.below(61) - 30)
          do {
            try tried.setConstant(constant, of: constraint)
            try plain.setConstant(constant, of: constraint)
          } catch {
            refused += 1
          }
        }
      }
      guard random.chance(50) else { continue }
      plain.solve()
      tried.solve()
      for variable in variables {
        #expect(
          plain.value(of: variable).bitPattern == tried.value(of: variable).bitPattern,
          "seed \(seed), step \(step)")
      }
    }
    #expect(refused > 5)
  }
}
