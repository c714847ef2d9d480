import UIKitSolver

/// A problem in a solver.
struct LayoutRun {
  let solver: Solver
  let variables: [Variable]
  private(set) var constraints: [Constraint?] = []
  /// The terms of the constraints, as an app would store them.
  private let terms: [[Term]]
  private let problem: LayoutProblem

  /// Creates a solver, its variables, and the terms.
  init(_ problem: LayoutProblem) {
    self.problem = problem
    let solver = Solver()
    let variables = problem.variables.map { _ in solver.makeVariable() }
    self.solver = solver
    self.variables = variables
    terms = problem.lines.map { line in
      line.terms.map { Term(variables[$0.variable], $0.coefficient) }
    }
  }

  /// Adds all constraints in the order of the file, and suggests the values.
  mutating func add() throws(SolverError) {
    for edit in problem.edits {
      try solver.addEdit(variables[edit.variable], strength: edit.strength)
    }
    constraints.reserveCapacity(problem.lines.count)
    for index in problem.lines.indices { constraints.append(try added(index)) }
    for edit in problem.edits { try solver.suggest(edit.value, for: variables[edit.variable]) }
  }

  private func added(_ index: Int) throws(SolverError) -> Constraint {
    let line = problem.lines[index]
    return try solver.add(
      terms[index], constant: line.constant, line.relation, strength: line.strength)
  }

  /// Removes the constraint of a line, and adds it again.
  mutating func readd(_ index: Int) throws(SolverError) {
    guard let constraint = constraints[index] else { return }
    try solver.remove(constraint)
    constraints[index] = try added(index)
  }

  /// The sum of all values, for comparing results.
  var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }

  /// Returns a solved problem.
  static func solved(_ problem: LayoutProblem) throws(SolverError) -> LayoutRun {
    var run = LayoutRun(problem)
    try run.add()
    run.solver.solve()
    return run
  }
}
