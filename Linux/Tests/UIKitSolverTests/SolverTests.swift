import Testing
import UIKitSolver

@Suite struct StrengthTests {
  @Test func requiredIsStrongerThanAnyWish() {
    #expect(Strength(999) < .required)
    #expect(Strength.required.isRequired)
    #expect(!Strength(999).isRequired)
  }
}

@Suite struct SolverTests {
  private let solver = Solver()

  @Test func aVariableOfWhichNothingIsKnownIsZero() {
    let variable = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.changes == [])
  }

  @Test func oneStrongWishOutweighsManyWeakOnes() throws {
    let width = solver.makeVariable()
    try solver.add(
      [Term(width)], constant: -100, .greaterThanOrEqual, strength: Strength(750))
    for value in [40.0, 41, 42, 43] {
      try solver.add([Term(width)], constant: -value, .lessThanOrEqual, strength: Strength(250))
    }
    solver.solve()
    #expect(abs(solver.value(of: width) - 100) < 1e-9)
    #expect(solver.changes == [width])
  }

  @Test func aConflictNamesWhatIsNeededForIt() throws {
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
}
