package import UIKitSolver

/// A dense linear program with several objectives in lexicographic order.
///
/// It's slow and simple.
package struct LexicographicProgram {
  package struct Row {
    package var terms: [(column: Int, coefficient: Double)]
    package var constant: Double
    package var relation: Relation
    package var strength: Strength

    package init(
      terms: [(column: Int, coefficient: Double)], constant: Double, relation: Relation,
      strength: Strength
    ) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.strength = strength
    }
  }

  private let variableCount: Int
  private var tableau: [[Double]] = []
  private var basis: [Int] = []
  private var width = 0
  /// Boolean values that indicate whether the columns must stay 0.
  private var closed: [Bool] = []
  private var levels: [(strength: Strength, columns: [Int])] = []
  private var artificial: [Int] = []
  private let tolerance = 1e-9

  package init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    var width = 2 * variableCount
    var softColumns: [Strength: [Int]] = [:]
    var entries: [[(Int, Double)]] = []
    var starts: [Int] = []
    var constants: [Double] = []
    for row in rows {
      var sign = row.constant > 0 ? -1.0 : 1.0
      if row.constant == 0, row.relation == .greaterThanOrEqual { sign = -1 }
      var line: [(Int, Double)] = []
      for term in row.terms {
        line.append((2 * term.column, sign * term.coefficient))
        line.append((2 * term.column + 1, -sign * term.coefficient))
      }
      var start = -1
      func column(_ coefficient: Double, cost: Bool) {
        line.append((width, coefficient))
        if cost { softColumns[row.strength, default: []].append(width) }
        if coefficient > 0 { start = width }
        width += 1
      }
      let isSoft = !row.strength.isRequired
      if row.relation != .equal || isSoft {
        column(row.relation == .greaterThanOrEqual ? -sign : sign, cost: row.relation == .equal)
      }
      if isSoft {
        column(row.relation == .greaterThanOrEqual ? sign : -sign, cost: true)
      }
      if start < 0 {
        start = width
        artificial.append(width)
        line.append((width, 1))
        width += 1
      }
      entries.append(line)
      starts.append(start)
      constants.append(-sign * row.constant)
    }
    self.width = width
    for (line, constant) in zip(entries, constants) {
      var dense = [Double](repeating: 0, count: width + 1)
      for (column, coefficient) in line { dense[column] += coefficient }
      dense[width] = constant
      tableau.append(dense)
    }
    basis = starts
    closed = [Bool](repeating: false, count: width)
    levels = softColumns.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns a Boolean value that indicates whether the required rows can hold.
  ///
  /// Call it first, and only once.
  package mutating func isFeasible() -> Bool {
    var cost = [Double](repeating: 0, count: width)
    for column in artificial { cost[column] = 1 }
    let error = minimize(cost)
    for column in artificial { closed[column] = true }
    return error < 1e-7
  }

  /// Minimizes the errors of the soft rows, the strongest first.
  package mutating func minimizeErrors() {
    for level in levels {
      var cost = [Double](repeating: 0, count: width)
      for column in level.columns { cost[column] = 1 }
      minimize(cost)
    }
  }

  /// Minimizes the distances of the variables from 0, in order.
  package mutating func minimizeDistances() {
    for variable in 0..<variableCount {
      var cost = [Double](repeating: 0, count: width)
      cost[2 * variable] = 1
      cost[2 * variable + 1] = 1
      minimize(cost)
    }
  }

  /// Returns a Boolean value that indicates whether a variable has the same value in all optimal
  /// solutions.
  package func isUnique(_ variable: Int) -> Bool {
    [1.0, -1.0].allSatisfy { sign in
      var program = self
      let before = program.value(of: variable)
      var cost = [Double](repeating: 0, count: width)
      cost[2 * variable] = sign
      cost[2 * variable + 1] = -sign
      let isBounded = program.minimize(cost).isFinite
      return isBounded && abs(program.value(of: variable) - before) < 1e-6
    }
  }

  package func value(of variable: Int) -> Double {
    var value = 0.0
    for (row, column) in basis.enumerated() where column / 2 == variable {
      value += column % 2 == 0 ? tableau[row][width] : -tableau[row][width]
    }
    return value
  }

  /// Returns the minimum cost, or −∞ if there is none.
  @discardableResult private mutating func minimize(_ cost: [Double]) -> Double {
    var reduced = cost + [0]
    for (row, column) in basis.enumerated() where cost[column] != 0 {
      for index in 0...width { reduced[index] -= cost[column] * tableau[row][index] }
    }
    while let entering = (0..<width).first(where: { !closed[$0] && reduced[$0] < -tolerance }) {
      var leaving: Int?
      var least = Double.infinity
      for row in tableau.indices where tableau[row][entering] > tolerance {
        let ratio = tableau[row][width] / tableau[row][entering]
        let isTie = abs(ratio - least) < 1e-12
        if ratio < least && !isTie || isTie && leaving.map({ basis[row] < basis[$0] }) ?? true {
          (least, leaving) = (min(ratio, least), row)
        }
      }
      // A closed basic column is 0 and stays 0.
      for row in tableau.indices where closed[basis[row]] && abs(tableau[row][entering]) > tolerance
      {
        leaving = row
        break
      }
      guard let leaving else { return -.infinity }
      pivot(row: leaving, column: entering)
      let factor = reduced[entering]
      for index in 0...width { reduced[index] -= factor * tableau[leaving][index] }
    }
    for column in 0..<width where reduced[column] > tolerance { closed[column] = true }
    return -reduced[width]
  }

  private mutating func pivot(row: Int, column: Int) {
    let factor = 1 / tableau[row][column]
    for index in 0...width { tableau[row][index] *= factor }
    let line = tableau[row]
    for other in tableau.indices where other != row && tableau[other][column] != 0 {
      let factor = tableau[other][column]
      for index in 0...width { tableau[other][index] -= factor * line[index] }
    }
    basis[row] = column
  }
}
