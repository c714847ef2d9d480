import Foundation
import UIKitSolver

/// A problem in a solver.
struct LayoutRun {
  let solver = Solver()
  private(set) var variables: [Variable]
  private(set) var constraints: [Constraint] = []
  private let terms: [[Term]]
  private let problem: LayoutProblem

  /// Makes the variables, and what constraints are made of.
  init(_ problem: LayoutProblem) {
    self.problem = problem
    let solver = solver
    let variables = problem.variables.map { _ in solver.makeVariable() }
    terms = problem.rows.map { row in
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }
    }
    self.variables = variables
  }

  /// Adds everything, and suggests the values.
  mutating func addAll() throws {
    for edit in problem.edits {
      try solver.addEdit(variables[edit.variable], strength: edit.strength)
    }
    constraints.reserveCapacity(problem.rows.count)
    for index in problem.rows.indices { constraints.append(try add(index)) }
    for edit in problem.edits { try solver.suggest(edit.value, for: variables[edit.variable]) }
  }

  /// Adds one of the problem's constraints.
  func add(_ index: Int) throws -> Constraint {
    let row = problem.rows[index]
    return try solver.add(
      terms[index], constant: row.constant, row.relation, strength: row.strength)
  }

  var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }

  /// A problem that is solved.
  static func solved(_ problem: LayoutProblem) throws -> LayoutRun {
    var run = LayoutRun(problem)
    try run.addAll()
    run.solver.solve()
    return run
  }
}

/// The real time, in microseconds.
func microseconds(of work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let time = try clock.measure(work)
  return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) * 1e-12
}

/// A line of figures: median, least and most of several runs, and a sum that shows that the values are right.
struct LayoutFigures {
  var problem: String
  var name: String
  var times: [Double]
  var check: Double
  /// How many steps a run had.
  var steps = 1.0

  /// The median of a step.
  var median: Double { times.sorted()[times.count / 2] / steps }

  var line: String {
    let (least, most) = ((times.min() ?? 0) / steps, (times.max() ?? 0) / steps)
    return "\(problem)\t\(name)\t"
      + String(format: "%.3f\t%.3f\t%.3f\t%d\t%.10g", median, least, most, times.count, check)
  }
}
