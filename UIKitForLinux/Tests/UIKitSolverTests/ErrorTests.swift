import Testing
import UIKitSolver

@Suite struct ErrorTests {
  private let solver = Solver()

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func onlyFiniteNumbersAreTaken(
    number: Double
  ) throws {
    let variable = solver.makeVariable()
    let constraint = try solver.add([Term(variable)], constant: 0, .equal, strength: Strength(1))
    try solver.addEdit(variable, strength: Strength(2))
    #expect(throws: SolverError.notFinite) {
      try solver.add([Term(variable)], constant: number, .equal)
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add([Term(variable, number)], constant: 0, .equal)
    }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: constraint) }
    #expect(throws: SolverError.notFinite) { try solver.suggest(number, for: variable) }
    solver.solve()
    #expect(solver.value(of: variable) == 0)
  }

  @Test(arguments: [0.0, -1, -.infinity, .nan]) func aStrengthIsPositive(number: Double) {
    let variable = solver.makeVariable()
    #expect(throws: SolverError.notFinite) {
      try solver.add([Term(variable)], constant: 0, .equal, strength: Strength(number))
    }
  }

  @Test func aConstraintIsRemovedOnce() throws {
    let variable = solver.makeVariable()
    let constraint = try solver.add([Term(variable)], constant: -1, .equal)
    try solver.remove(constraint)
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(constraint) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: constraint) }
    let next = try solver.add([Term(variable)], constant: -2, .equal)
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(constraint) }
    #expect(next != constraint)
  }

  @Test func constraintsAndVariablesOfALargerSolverAreUnknown() throws {
    let other = Solver()
    let variables = (0..<3).map { _ in other.makeVariable() }
    let constraint = try other.add([Term(variables[2])], constant: 0, .equal)
    #expect(throws: SolverError.unknownVariable) {
      try solver.add([Term(variables[2])], constant: 0, .equal)
    }
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(constraint) }
    #expect(solver.value(of: variables[2]) == 0)
  }

  @Test func aVariableHasOneEdit() throws {
    let variable = solver.makeVariable()
    #expect(throws: SolverError.unknownEdit) { try solver.suggest(1, for: variable) }
    #expect(throws: SolverError.unknownEdit) { try solver.removeEdit(variable) }
    try solver.addEdit(variable, strength: Strength(5))
    #expect(throws: SolverError.duplicateEdit) {
      try solver.addEdit(variable, strength: Strength(6))
    }
    try solver.suggest(4, for: variable)
    solver.solve()
    #expect(abs(solver.value(of: variable) - 4) < 1e-9)
    try solver.removeEdit(variable)
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    try solver.addEdit(variable, strength: Strength(6))
  }

  @Test func aVariableInUseIsNotDiscarded() throws {
    let variable = solver.makeVariable()
    let constraint = try solver.add([Term(variable)], constant: -3, .equal)
    solver.solve()
    #expect(throws: SolverError.variableInUse) { try solver.discard(variable) }
    try solver.remove(constraint)
    solver.solve()
    try solver.discard(variable)
    #expect(throws: SolverError.unknownVariable) { try solver.discard(variable) }
    #expect(throws: SolverError.unknownVariable) {
      try solver.add([Term(variable)], constant: 0, .equal)
    }
    #expect(solver.value(of: solver.makeVariable()) == 0)
  }
}
