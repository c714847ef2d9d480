import SeededRandom
import SolverReference
import Testing
import UIKitSolver

@Suite struct ConflictTests {
  private let solver = Solver()

  @Test func `A conflict lists only necessary constraints, and removes the last one`() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let lower = try solver.add([Term(x)], constant: -10, .greaterThanOrEqual)
    try solver.add([Term(z)], constant: -3, .equal)
    let equal = try solver.add([Term(y), Term(x, -1)], constant: 0, .equal)
    let upper = try solver.add([Term(y)], constant: -5, .lessThanOrEqual)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.constraints) == [[lower, equal, upper]])
    #expect(conflicts.map(\.removed) == [upper])
    #expect(abs(solver.value(of: y) - 10) < 1e-9)
    #expect(solver.solve() == [])
  }

  @Test func `The caller chooses the constraint to remove`() throws {
    let width = solver.makeVariable()
    let constraints = try (1...3).map {
      try solver.add([Term(width)], constant: -Double($0), .equal)
    }
    let conflicts = solver.solve { $0.first }
    #expect(conflicts.map(\.removed) == Array(constraints[0...1]))
    #expect(solver.value(of: width) == 3)
    #expect(constraints.map { solver.contains($0) } == [false, false, true])
  }

  @Test func `An invalid choice removes the last constraint`() throws {
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let other = try solver.add([Term(height)], constant: -7, .equal)
    try solver.add([Term(width)], constant: -1, .equal)
    let last = try solver.add([Term(width)], constant: -2, .equal)
    #expect(solver.solve { _ in other }.map(\.removed) == [last])
    #expect(solver.value(of: width) == 1)
  }

  @Test func `A constant that causes a conflict is found by the next solve`() throws {
    let width = solver.makeVariable()
    let limit = try solver.add([Term(width)], constant: -100, .lessThanOrEqual)
    let size = try solver.add([Term(width)], constant: -50, .equal)
    solver.solve()
    try solver.setConstant(-101, of: size)
    let conflict = try #require(solver.solve().first)
    #expect(conflict.constraints == [limit, size])
    #expect(conflict.removed == size)
    #expect(solver.value(of: width) == 0)
  }

  @Test func `Constants that change together don't conflict in between`() throws {
    let width = solver.makeVariable()
    let least = try solver.add([Term(width)], constant: -10, .greaterThanOrEqual)
    let most = try solver.add([Term(width)], constant: -20, .lessThanOrEqual)
    solver.solve()
    try solver.setConstant(-110, of: least)
    try solver.setConstant(-120, of: most)
    #expect(solver.solve() == [])
    #expect(solver.value(of: width) == 110)
  }

  @Test func `Equations in a cycle are either consistent or in conflict`() throws {
    let places = (0..<3).map { _ in solver.makeVariable() }
    var ties: [Constraint] = []
    for place in 0..<2 {
      ties.append(
        try solver.add([Term(places[place + 1]), Term(places[place], -1)], constant: -5, .equal))
    }
    let circle = [Term(places[2]), Term(places[0], -1)]
    let wrong = try solver.add(circle, constant: -11, .equal)
    #expect(solver.solve().map(\.constraints) == [ties + [wrong]])
    try solver.add(circle, constant: -10, .equal)
    try solver.add([Term(places[1])], constant: -7, .equal)
    #expect(solver.solve() == [])
    #expect(places.map { solver.value(of: $0) } == [2, 7, 12])
  }

  @Test func `A constraint without variables holds or conflicts with itself`() throws {
    try solver.add([], constant: 0, .equal)
    try solver.add([], constant: -1, .lessThanOrEqual)
    let variable = solver.makeVariable()
    let wrong = try solver.add([], constant: 1, .equal)
    let other = try solver.add([Term(variable), Term(variable, -1)], constant: 1, .equal)
    let soft = try solver.add([], constant: 1, .equal, strength: Strength(5))
    #expect(Set(solver.solve().map(\.constraints)) == [[wrong], [other]])
    #expect(solver.contains(soft))
    #expect(solver.value(of: variable) == 0)
  }

  @Test(arguments: 0..<20) func `A removed constraint has no effect`(seed: Int) throws {
    var random = SplitMix64(seed: seed + 9_000)
    let (plain, tried) = (Solver(), Solver())
    let count = 4 + random.below(6)
    let variables = (0..<count).map { _ in plain.makeVariable() }
    for _ in 0..<count { _ = tried.makeVariable() }
    var present: [(plain: Constraint, tried: Constraint)] = []
    var conflicts = 0
    for step in 0..<150 {
      if random.chance(70) {
        let line = Line.random(&random, variables: count, required: 60)
        func add(to solver: Solver) throws -> Constraint {
          try solver.add(
            line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
        }
        let constraint = try add(to: tried)
        conflicts += tried.solve().count
        if tried.contains(constraint) { present.append((try add(to: plain), constraint)) }
      } else if !present.isEmpty {
        let pair = present.remove(at: random.below(present.count))
        try tried.remove(pair.tried)
        try plain.remove(pair.plain)
      }
      guard random.chance(50) else { continue }
      #expect(plain.solve() == [])
      tried.solve()
      for variable in variables {
        #expect(
          abs(plain.value(of: variable) - tried.value(of: variable)) < 1e-9,
          "seed \(seed), step \(step)")
      }
    }
    #expect(conflicts > 5)
  }
}
