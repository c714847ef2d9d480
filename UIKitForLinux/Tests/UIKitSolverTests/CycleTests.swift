import SeededRandom
import Testing
import UIKitSolver

/// Equations that determine each other in a cycle, with known exact solutions.
///
/// Coefficients are small fractions of powers of 2 and solutions are integers, so the constants are
/// exact.
@Suite struct CycleTests {
  /// Rows Σ coefficient · variable + constant = 0.
  private struct Equations {
    var solution: [Double]
    var rows: [(terms: [Int: Double], constant: Double)] = []

    init(count: Int, _ random: inout SplitMix64) {
      solution = (0..<count).map { _ in Double(random.below(81) - 40) }
    }

    mutating func add(_ terms: [Int: Double]) {
      rows.append((terms, -terms.reduce(0) { $0 + $1.value * solution[$1.key] }))
    }

    /// Adds a linear combination of other rows, with another constant if it should conflict with
    /// them.
    mutating func addCombination(isWrong: Bool, _ random: inout SplitMix64) {
      var terms: [Int: Double] = [:]
      for _ in 0..<2 + random.below(3) {
        let factor = [1.0, -1, 2, 0.5][random.below(4)]
        let row = rows[random.below(rows.count)]
        for (variable, coefficient) in row.terms {
          terms[variable, default: 0] += factor * coefficient
        }
      }
      terms = terms.filter { $0.value != 0 }
      guard !terms.isEmpty else { return }
      add(terms)
      if isWrong { rows[rows.count - 1].constant += 0.5 }
    }

    /// A ring of variables, each between its neighbors.
    static func ring(_ random: inout SplitMix64) -> Equations {
      let count = 3 + random.below(120)
      var equations = Equations(count: count, &random)
      let before = [0.25, 0.5, 0.125, -0.5][random.below(4)]
      let after = [0.25, 0.375, -0.25][random.below(3)]
      for index in 0..<count {
        var terms = [index: 1.0]
        terms[(index + count - 1) % count, default: 0] -= before
        terms[(index + 1) % count, default: 0] -= after
        equations.add(terms)
      }
      return equations
    }

    /// A ring in which each variable determines the next, with growth beyond the precision of a
    /// `Double`.
    static func growingRing(_ random: inout SplitMix64) -> Equations {
      let count = 10 + random.below(190)
      var equations = Equations(count: count, &random)
      let growth = [2.0, 3, 0.5, 0.25][random.below(4)]
      for index in 0..<count { equations.add([index: 1, (index + 1) % count: -growth]) }
      return equations
    }

    /// A grid in which each cell depends on adjacent cells.
    static func grid(_ random: inout SplitMix64) -> Equations {
      let (width, height) = (2 + random.below(9), 2 + random.below(9))
      var equations = Equations(count: width * height, &random)
      for cell in 0..<width * height {
        let (x, y) = (cell % width, cell / width)
        var terms = [cell: [4.25, 4.5, 5][random.below(3)]]
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)]
        where (0..<width).contains(x + dx) && (0..<height).contains(y + dy) {
          terms[cell + dy * width + dx] = [-1.0, -0.5, -1, 1][random.below(4)]
        }
        equations.add(terms)
      }
      return equations
    }

    /// Views that begin after the view before, and are centered by the view after.
    static func row(_ random: inout SplitMix64) -> Equations {
      let count = 2 + random.below(40)
      var equations = Equations(count: 2 * count, &random)
      for view in 0..<count {
        let (left, width) = (2 * view, 2 * view + 1)
        equations.add(view == 0 ? [left: 1] : [left: 1, left - 2: -0.5, width - 2: -0.5])
        equations.add(
          view == count - 1
            ? [left: 1, width: 0.5] : [left: 1, width: 0.5, left + 2: -0.25, width + 2: -0.125])
      }
      return equations
    }

    static let families = [ring, growingRing, grid, row]
  }

  private func solve(_ equations: Equations, _ random: inout SplitMix64) throws -> (
    solver: Solver, variables: [Variable], conflicts: [Conflict]
  ) {
    let solver = Solver()
    let variables = equations.solution.map { _ in solver.makeVariable() }
    for row in equations.rows.shuffled(using: &random) {
      let terms = row.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
      try solver.add(terms, constant: row.constant, .equal)
    }
    return (solver, variables, solver.solve())
  }

  @Test(arguments: 0..<20) func `Cycles have their exact solutions`(block: Int) throws {
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 600_000)
      var equations = Equations.families[seed % 4](&random)
      if random.chance(30) { equations.addCombination(isWrong: false, &random) }
      let (solver, variables, conflicts) = try solve(equations, &random)
      #expect(conflicts == [], "seed \(seed)")
      for (variable, value) in zip(variables, equations.solution) {
        #expect(abs(solver.value(of: variable) - value) < 1e-7, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func `A conflict in a cycle is found, and the other constraints are solved`(
    block: Int
  ) throws {
    for seed in block * 40..<block * 40 + 40 {
      var random = SplitMix64(seed: seed + 700_000)
      var equations = Equations.families[seed % 4](&random)
      let count = equations.rows.count
      equations.addCombination(isWrong: true, &random)
      guard equations.rows.count > count else { continue }
      let (_, _, conflicts) = try solve(equations, &random)
      #expect(conflicts.map(\.reason) == [.unsatisfiable], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10) func `A cycle with a surplus variable is feasible`(block: Int) throws {
    for seed in block * 40..<block * 40 + 40 {
      var random = SplitMix64(seed: seed + 800_000)
      var equations = Equations.families[seed % 4](&random)
      equations.rows.remove(at: random.below(equations.rows.count))
      let (solver, variables, conflicts) = try solve(equations, &random)
      #expect(conflicts == [], "seed \(seed)")
      // Values can grow so much along a cycle that the precision is lost, which is reported.
      if solver.reachedLimits.contains(.precision) { continue }
      for row in equations.rows {
        let parts = row.terms.map { $1 * solver.value(of: variables[$0]) } + [row.constant]
        let size = variables.reduce(1) { max($0, abs(solver.value(of: $1))) }
        #expect(abs(parts.reduce(0, +)) <= 1e-6 * size, "seed \(seed)")
      }
    }
  }

  @Test func `A cycle is solved again after changes of constants and rows`() throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: seed + 900_000)
      let equations = Equations.families[seed % 4](&random)
      let solver = Solver()
      let variables = equations.solution.map { _ in solver.makeVariable() }
      func add(_ index: Int) throws -> Constraint {
        let row = equations.rows[index]
        let terms = row.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
        return try solver.add(terms, constant: row.constant, .equal)
      }
      var constraints = try equations.rows.indices.map { try add($0) }
      solver.solve()
      for step in 0..<12 {
        let index = random.below(constraints.count)
        if random.chance(50) {
          try solver.remove(constraints[index])
          if random.chance(50) { solver.solve() }
          constraints[index] = try add(index)
        } else {
          try solver.setConstant(Double(random.below(50)), of: constraints[index])
          #expect(solver.solve() == [], "seed \(seed), step \(step)")
          try solver.setConstant(equations.rows[index].constant, of: constraints[index])
        }
        #expect(solver.solve() == [], "seed \(seed), step \(step)")
        for (variable, value) in zip(variables, equations.solution) {
          #expect(abs(solver.value(of: variable) - value) < 1e-6, "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test(arguments: 0..<4) func `Coefficients can differ by nine orders of magnitude`(block: Int)
    throws
  {
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 1_000_000)
      let count = 3 + random.below(18)
      var equations = Equations(count: count, &random)
      func coefficient() -> Double {
        // 2^−10 … 2^20: from a thousandth to a million.
        let size = Double(sign: .plus, exponent: random.below(31) - 10, significand: 1)
        return random.chance(50) ? size : -size
      }
      for index in 0..<count {
        var terms = [index: coefficient()]
        for _ in 0..<1 + random.below(2) {
          let other = random.below(count)
          if other != index { terms[other] = coefficient() }
        }
        equations.add(terms)
      }
      let (solver, variables, conflicts) = try solve(equations, &random)
      #expect(conflicts == [], "seed \(seed)")
      for row in equations.rows {
        var (sum, size) = (row.constant, 1 + abs(row.constant))
        for (index, coefficient) in row.terms {
          let part = coefficient * solver.value(of: variables[index])
          sum += part
          size += abs(part)
        }
        #expect(abs(sum) <= 1e-10 * size, "seed \(seed)")
      }
    }
  }
}
