import SeededRandom
import SolverReference
import Testing
import UIKitSolver

/// Variables that the constraints don't determine.
@Suite struct OpenVariableTests {
  private let solver = Solver()

  @Test func `a variable with only an inequality isn't determined`() throws {
    let (x, y, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x)], constant: -23, .lessThanOrEqual)
    try solver.add([Term(y)], constant: -3, .equal)
    solver.solve()
    #expect(solver.openVariables() == [x, free])
  }

  @Test func `two competing soft constraints with equal strength don't determine a variable`()
    throws
  {
    let (gap, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(gap), Term(width)], constant: -100, .equal)
    try solver.add([Term(gap)], constant: 0, .greaterThanOrEqual)
    try solver.add([Term(width)], constant: -50, .greaterThanOrEqual)
    try solver.add([Term(gap)], constant: 0, .equal, strength: Strength(250))
    let hugging = try solver.add([Term(width)], constant: -50, .equal, strength: Strength(250))
    solver.solve()
    #expect(solver.openVariables() == [gap, width])
    try solver.remove(hugging)
    try solver.add([Term(width)], constant: -50, .equal, strength: Strength(251))
    solver.solve()
    #expect(solver.openVariables() == [])
    #expect(solver.value(of: width) == 50)
  }

  @Test(arguments: 0..<10)
  func `the variables found aren't unique, and nearly all such variables are found`(
    block: Int
  ) throws {
    var (found, ambiguous) = (0, 0)
    for seed in block * 20..<block * 20 + 20 {
      var random = SplitMix64(seed: seed + 1_700_000)
      let solver = Solver()
      let variables = (0..<6).map { _ in solver.makeVariable() }
      for _ in 0..<9 {
        let line = Line.random(&random, variables: 6, required: 50)
        try solver.add(
          line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
        solver.solve()
      }
      let open = solver.openVariables()
      for variable in variables {
        let isUnique = solver.isUnique(variable)
        #expect(!(open.contains(variable) && isUnique), "seed \(seed)")
        ambiguous += isUnique ? 0 : 1
        found += open.contains(variable) ? 1 : 0
      }
    }
    #expect(found * 10 >= ambiguous * 8)
  }
}
