import SeededRandom
import UIKitSolver

/// The growth of the constraint solver's costs with the number of views: part of `Benchmarks
/// sizes`.
@MainActor enum SolverSizes {
  private static let sizes = [500, 1_000, 2_000, 4_000]

  /// Prints a line for each kind of work: the processor time for each size.
  static func run() {
    report("chain, solved") { build(SolverLayout.chain($0)) }
    report("form, solved") { build(SolverLayout.form($0)) }
    report("form, 100 widths") { drag(SolverLayout.form($0)) }
    report("chain, a constraint removed and added 100 times") { addAgain(SolverLayout.chain($0)) }
  }

  private static func report(_ name: String, _ measure: (Int) -> Double) {
    InputSizes.report("solver: \(name)", sizes: sizes, unit: "views", measure)
  }

  private static func build(_ layout: SolverLayout) -> Double {
    Cost.of { layout.solve() }.time
  }

  private static func drag(_ layout: SolverLayout) -> Double {
    let run = layout.solve()
    return Cost.of {
      for step in 0..<100 {
        try? run.solver.suggest(600 + Double(step * 37 % 500), for: run.variables[0])
        run.solver.solve()
      }
    }.time
  }

  private static func addAgain(_ layout: SolverLayout) -> Double {
    let run = layout.solve()
    var constraint = run.constraints.first
    return Cost.of {
      for _ in 0..<100 {
        if let constraint { try? run.solver.remove(constraint) }
        constraint = run.add(layout.lines[0])
        run.solver.solve()
      }
    }.time
  }
}

/// Constraints of views, in a random order that is always the same.
struct SolverLayout {
  struct Line {
    /// The coefficients and the numbers of variables.
    var terms: [(Double, Int)]
    var constant: Double
    var relation = Relation.equal
    var strength = Strength.required
  }

  struct Run {
    let solver: Solver
    let variables: [Variable]
    fileprivate(set) var constraints: [Constraint] = []

    /// Adds the constraint of a line.
    @discardableResult func add(_ line: Line) -> Constraint? {
      let terms = line.terms.map { Term(variables[$0.1], $0.0) }
      return try? solver.add(
        terms, constant: line.constant, line.relation, strength: line.strength)
    }
  }

  private(set) var lines: [Line] = []
  private var count = 1

  /// Views with required widths, each after the previous one.
  ///
  /// The first variable has no constraint.
  static func chain(_ views: Int) -> SolverLayout {
    var layout = SolverLayout()
    var last: [(Double, Int)] = []
    for view in 0..<views {
      let (x, width) = (layout.variable(), layout.variable())
      layout.lines.append(Line(terms: [(1, x)] + last, constant: -8))
      layout.lines.append(Line(terms: [(1, width)], constant: -Double(40 + view % 7)))
      last = [(-1, x), (-1, width)]
    }
    return layout.shuffled()
  }

  /// Rows with a label and a field, which all begin to the right of the widest label.
  ///
  /// The first variable is the width of the form.
  static func form(_ rows: Int) -> SolverLayout {
    var layout = SolverLayout()
    let column = layout.variable()
    layout.lines.append(Line(terms: [(1, column)], constant: 0, strength: Strength(10)))
    for row in 0..<rows {
      let (label, field) = (layout.variable(), layout.variable())
      let content = -Double(40 + (row * 37 + 41) % 60)
      layout.lines += [
        Line(
          terms: [(1, label)], constant: content, relation: .greaterThanOrEqual,
          strength: Strength(750)),
        Line(
          terms: [(1, label)], constant: content, relation: .lessThanOrEqual,
          strength: Strength(251)),
        Line(terms: [(1, column), (-1, label)], constant: -28, relation: .greaterThanOrEqual),
        Line(terms: [(1, column), (1, field), (-1, 0)], constant: 20),
        Line(terms: [(1, field)], constant: 0, relation: .greaterThanOrEqual),
      ]
    }
    return layout.shuffled()
  }

  private mutating func variable() -> Int {
    count += 1
    return count - 1
  }

  private func shuffled() -> SolverLayout {
    var (layout, random) = (self, SplitMix64(seed: 1))
    layout.lines.shuffle(using: &random)
    return layout
  }

  /// Returns a new solver that has solved the lines.
  @discardableResult func solve() -> Run {
    let solver = Solver()
    var run = Run(solver: solver, variables: (0..<count).map { _ in solver.makeVariable() })
    try? solver.addEdit(run.variables[0], strength: Strength(1_000_000))
    try? solver.suggest(600, for: run.variables[0])
    run.constraints = lines.compactMap { run.add($0) }
    solver.solve()
    return run
  }
}
