import Testing
import UIKitSolver

@Suite struct SolverTests {
  private let solver = Solver()

  private func expect(
    _ variable: Variable, _ value: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(solver.value(of: variable) - value) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test func requiredIsStrongerThanAnyWish() {
    #expect(Strength(999) < .required)
    #expect(Strength.required.isRequired)
    #expect(!Strength(999).isRequired)
  }

  @Test func aVariableOfWhichNothingIsKnownIsZero() {
    let variable = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.changes == [])
  }

  @Test func whatIsLeftOpenIsZeroTheFirstVariableBeforeTheOthers() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(second), Term(first)], constant: -100, .equal)
    solver.solve()
    expect(first, 0)
    expect(second, 100)
  }

  @Test func anInequalityMovesAVariableNoFurtherThanItMust() throws {
    let (low, high, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(low)], constant: -5, .greaterThanOrEqual)
    try solver.add([Term(high)], constant: 7, .lessThanOrEqual)
    try solver.add([Term(free)], constant: -10, .lessThanOrEqual)
    solver.solve()
    expect(low, 5)
    expect(high, -7)
    expect(free, 0)
  }

  @Test func oneStrongWishOutweighsManyWeakOnes() throws {
    let width = solver.makeVariable()
    try solver.add(
      [Term(width)], constant: -100, .greaterThanOrEqual, strength: Strength(750))
    for value in [40.0, 41, 42, 43] {
      try solver.add([Term(width)], constant: -value, .lessThanOrEqual, strength: Strength(250))
    }
    solver.solve()
    expect(width, 100)
    #expect(solver.changes == [width])
  }

  @Test func aWishGivesWayToOneThatIsStrongerByAHair() throws {
    let width = solver.makeVariable()
    for (value, strength) in [(1.0, 500.0), (2, 500.0001), (3, 499.9999)] {
      try solver.add([Term(width)], constant: -value, .equal, strength: Strength(strength))
    }
    solver.solve()
    expect(width, 2)
  }

  @Test func amongEqualWishesTheTotalErrorIsLeast() throws {
    let width = solver.makeVariable()
    for value in [10.0, 20, 90] {
      try solver.add([Term(width)], constant: -value, .equal, strength: Strength(250))
    }
    solver.solve()
    expect(width, 20)
  }

  @Test func errorsSayHowFarAConstraintIsFromHolding() throws {
    let width = solver.makeVariable()
    try solver.add([Term(width)], constant: -10, .equal)
    let more = try solver.add(
      [Term(width, 2)], constant: -50, .greaterThanOrEqual, strength: Strength(1))
    let less = try solver.add([Term(width)], constant: -50, .lessThanOrEqual, strength: Strength(1))
    solver.solve()
    #expect(abs(solver.error(of: more) - 30) < 1e-9)
    #expect(solver.error(of: less) == 0)
  }

  @Test func termsWithTheSameVariableAddUp() throws {
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(one), Term(other), Term(one), Term(other, -1)], constant: -8, .equal)
    solver.solve()
    expect(one, 4)
    expect(other, 0)
  }

  @Test func removingRestoresWhatWasBefore() throws {
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(left)], constant: -8, .equal)
    try solver.add([Term(right), Term(left, -1), Term(width, -1)], constant: 0, .equal)
    try solver.add([Term(width)], constant: -40, .equal, strength: Strength(250))
    solver.solve()
    let constraint = try solver.add([Term(width)], constant: -77, .equal, strength: Strength(750))
    let limit = try solver.add([Term(right)], constant: -60, .lessThanOrEqual)
    solver.solve()
    expect(right, 60)
    try solver.remove(limit)
    solver.solve()
    expect(right, 85)
    try solver.remove(constraint)
    solver.solve()
    expect(right, 48)
    #expect(Set(solver.changes) == [width, right])
  }

  @Test func changesNamesOnlyWhatHasChanged() throws {
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(one)], constant: -1, .equal)
    let second = try solver.add([Term(other)], constant: -2, .equal)
    solver.solve()
    #expect(solver.changes == [one, other])
    try solver.setConstant(-3, of: second)
    solver.solve()
    #expect(solver.changes == [other])
    solver.solve()
    #expect(solver.changes == [])
  }

  @Test func valuesChangeOnlyWhenSolved() throws {
    let variable = solver.makeVariable()
    try solver.add([Term(variable)], constant: -1, .equal)
    #expect(solver.value(of: variable) == 0)
    solver.solve()
    expect(variable, 1)
  }

  @Test func aSoftConstraintThatDependsOnRequiredOnesIsSatisfied() throws {
    let (x, y, z, w) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    // The required constraints alone determine that y + w is 29.
    let soft = try solver.add(
      [Term(x), Term(y, 2), Term(w, 2)], constant: -19, .equal, strength: Strength(999))
    try solver.add([Term(y), Term(z, 2), Term(w, 3)], constant: -19, .equal)
    try solver.add([Term(y, 2)], constant: -10, .greaterThanOrEqual)
    try solver.add([Term(z, -1), Term(w, -1)], constant: -5, .equal)
    solver.solve()
    #expect(solver.error(of: soft) < 1e-9)
    expect(x, -39)
  }

  @Test func anInequalityThatContradictsACycleOfEquationsIsAConflict() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    // Their sum implies that 3x + 3z is -14.
    try solver.add([Term(x), Term(y, -1), Term(z, 2)], constant: 14, .equal)
    try solver.add([Term(x, 2), Term(y), Term(z)], constant: 0, .equal)
    try solver.add([Term(y, -1)], constant: 15, .greaterThanOrEqual)
    solver.solve()
    try solver.add([Term(x, -1)], constant: 14, .greaterThanOrEqual, strength: Strength(10))
    let wrong = try solver.add([Term(x), Term(z)], constant: 6, .lessThanOrEqual)
    let conflicts = solver.solve { _ in wrong }
    #expect(conflicts.map(\.removed) == [wrong])
    #expect(conflicts.map(\.reason) == [.unsatisfiable])
  }

  @Test func aVariableFollowsItsWishWhenTheCycleThatHeldItIsGone() throws {
    let (x, y, w) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(w)], constant: 6, .lessThanOrEqual)
    let cycle = [
      try solver.add([Term(x), Term(y)], constant: 15, .equal),
      try solver.add([Term(x, 3), Term(y, 2), Term(w, 3)], constant: -14, .equal),
    ]
    try solver.add([Term(x)], constant: -15, .equal, strength: Strength(1))
    try solver.add([Term(w)], constant: 100, .equal, strength: Strength(1))
    solver.solve()
    expect(w, -6)
    for constraint in cycle { try solver.remove(constraint) }
    solver.solve()
    expect(w, -100)
  }

  @Test func whatIsRemovedBeforeAnythingIsSolvedLeavesNothingBehind() throws {
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let tie = try solver.add([Term(other), Term(one, -1)], constant: -8, .equal)
    let pin = try solver.add([Term(one)], constant: -4, .equal)
    try solver.remove(pin)
    try solver.setConstant(-9, of: tie)
    try solver.add([Term(other)], constant: -20, .equal, strength: Strength(1))
    solver.solve()
    expect(one, 11)
    expect(other, 20)
  }

  @Test func uniquenessTellsWhetherAnythingElseWouldDo() throws {
    let variables = (0..<5).map { _ in solver.makeVariable() }
    try solver.add([Term(variables[0])], constant: -3, .equal)
    try solver.add([Term(variables[1])], constant: -3, .greaterThanOrEqual)
    try solver.add([Term(variables[2])], constant: -3, .greaterThanOrEqual)
    try solver.add([Term(variables[2])], constant: -1, .equal, strength: Strength(1))
    try solver.add([Term(variables[3])], constant: 0, .equal, strength: Strength(1))
    try solver.add([Term(variables[3])], constant: -9, .equal, strength: Strength(1))
    solver.solve()
    #expect(variables.map { solver.isUnique($0) } == [true, false, true, false, false])
  }
}
