import Testing
import UIKitSolver

/// Examples in which simplex methods cycle or visit all vertices.
@Suite struct TerminationTests {
  /// Maximizes a sum of nonnegative variables with required limits, with a soft constraint that
  /// can't be satisfied.
  private func maximum(
    _ objective: [Double], _ limits: [([Double], Double)]
  ) throws -> Double {
    let solver = Solver()
    let variables = objective.map { _ in solver.makeVariable() }
    func terms(_ coefficients: [Double]) -> [Term] {
      zip(variables, coefficients).map { Term($0, $1) }
    }
    for variable in variables {
      try solver.add([Term(variable)], constant: 0, .greaterThanOrEqual)
    }
    for (coefficients, limit) in limits {
      try solver.add(terms(coefficients), constant: -limit, .lessThanOrEqual)
    }
    try solver.add(
      terms(objective), constant: -1e7, .greaterThanOrEqual, strength: Strength(1))
    solver.solve()
    return zip(variables, objective).reduce(0) { $0 + $1.1 * solver.value(of: $1.0) }
  }

  @Test func bealesExampleEnds() throws {
    let maximum = try maximum(
      [0.75, -150, 0.02, -6],
      [
        ([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1),
      ])
    #expect(abs(maximum - 0.05) < 1e-9)
  }

  @Test func kuhnsExampleEnds() throws {
    let maximum = try maximum(
      [2, 3, -1, -12],
      [([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2)])
    #expect(abs(maximum - 2) < 1e-9)
  }

  @Test(arguments: 1...10) func theCubeOfKleeAndMintyEnds(size: Int) throws {
    var limits: [([Double], Double)] = []
    var power = 1.0
    for row in 0..<size {
      power *= 5
      var coefficients = [Double](repeating: 0, count: size)
      var factor = 4.0
      for column in (0..<row).reversed() {
        coefficients[column] = factor
        factor *= 2
      }
      coefficients[row] = 1
      limits.append((coefficients, power))
    }
    var objective: [Double] = []
    for column in 0..<size { objective.append(Double(1 << (size - 1 - column))) }
    #expect(abs(try maximum(objective, limits) - power) < 1e-6 * power)
  }

  /// Issue 71 of nucleic/kiwi, in which a grid of six rows throws, and one of eight rows doesn't
  /// terminate.
  @Test(arguments: [2, 5, 8]) func aGridWithAnAspectRatioEnds(count: Int) throws {
    let solver = Solver()
    let (strong, weak) = (Strength(1_000_000), Strength(1))
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.addEdit(width, strength: strong)
    try solver.addEdit(height, strength: strong)
    var cells: [[(left: Variable, bottom: Variable, width: Variable, height: Variable)]] = []
    for row in 0..<count {
      cells.append([])
      for column in 0..<count {
        let cell = (
          left: solver.makeVariable(), bottom: solver.makeVariable(), width: solver.makeVariable(),
          height: solver.makeVariable()
        )
        try solver.add([Term(cell.width)], constant: 0, .greaterThanOrEqual)
        try solver.add([Term(cell.height)], constant: 0, .greaterThanOrEqual)
        if column == 0 {
          try solver.add([Term(cell.left)], constant: -10, .equal)
        } else {
          let before = cells[row][column - 1]
          try solver.add(
            [Term(cell.left), Term(before.left, -1), Term(before.width, -1)], constant: -10, .equal)
        }
        if row == 0 {
          try solver.add([Term(cell.bottom)], constant: -10, .equal)
        } else {
          let below = cells[row - 1][column]
          try solver.add(
            [Term(cell.bottom), Term(below.bottom, -1), Term(below.height, -1)], constant: -10,
            .equal)
        }
        if column == count - 1 {
          try solver.add(
            [Term(cell.left), Term(cell.width), Term(width, -1)], constant: 10, .lessThanOrEqual)
        }
        if row == count - 1 {
          try solver.add(
            [Term(cell.bottom), Term(cell.height), Term(height, -1)], constant: 10,
            .lessThanOrEqual)
        }
        if let first = cells.first?.first {
          try solver.add(
            [Term(cell.width), Term(first.width, -1)], constant: 0, .equal, strength: strong)
          try solver.add(
            [Term(cell.height), Term(first.height, -1)], constant: 0, .equal, strength: strong)
        }
        try solver.add(
          [Term(cell.width), Term(cell.height, -1.25)], constant: 0, .equal, strength: strong)
        try solver.add([Term(cell.width)], constant: -500, .greaterThanOrEqual, strength: weak)
        cells[row].append(cell)
      }
    }
    let edge = Double(count)
    try solver.suggest(50 + 100 * edge, for: width)
    try solver.suggest(40 + 80 * edge, for: height)
    solver.solve()
    // The height is too small: 40 + 80 n minus n + 1 gaps of 10.
    let cellHeight = (40 + 80 * edge - 10 * (edge + 1)) / edge
    for cell in cells.joined() {
      #expect(abs(solver.value(of: cell.height) - cellHeight) < 1e-6)
      #expect(abs(solver.value(of: cell.width) - 1.25 * cellHeight) < 1e-6)
    }
  }
}
