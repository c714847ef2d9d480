package import SeededRandom
package import UIKitSolver

/// A constraint as numbers, for the solver and for the reference.
package struct Line: Hashable, CustomStringConvertible {
  package var coefficients: [Int: Double]
  package var constant: Double
  package var relation: Relation
  package var strength: Strength

  package init(
    coefficients: [Int: Double], constant: Double, relation: Relation, strength: Strength
  ) {
    self.coefficients = coefficients
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }

  package var description: String {
    let terms = coefficients.sorted { $0.key < $1.key }.map { "\($0.value) x\($0.key)" }
    let sum = (terms + ["\(constant)"]).joined(separator: " + ")
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "\(sum) \(sign) 0 @ \(strength.rawValue)"
  }

  package func terms(_ variables: [Variable]) -> [Term] {
    coefficients.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
  }

  package var row: LexicographicProgram.Row {
    LexicographicProgram.Row(
      terms: coefficients.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, constant: constant,
      relation: relation, strength: strength)
  }

  /// Returns the error of the line with given values.
  package func error(_ values: [Double]) -> Double {
    let sum = coefficients.reduce(constant) { $0 + $1.value * values[$1.key] }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  /// Returns a random line with a few small integers, so that ties and dependent lines are
  /// frequent.
  package static func random(_ random: inout SplitMix64, variables: Int, required: Int) -> Line {
    var coefficients: [Int: Double] = [:]
    for _ in 0..<1 + random.index(3) {
      let coefficient = [1.0, -1, 1, -1, 2, -0.5, 3][random.index(7)]
      coefficients[random.index(variables)] = coefficient
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let strengths = [1.0, 10, 250, 250, 750, 999]
    return Line(
      coefficients: coefficients, constant: Double(random.index(41) - 20),
      relation: relations[random.index(3)],
      strength: random.chance(required) ? .required : Strength(strengths[random.index(6)]))
  }
}

/// The solution of the reference.
package struct Reference {
  package var values: [Double]

  /// Creates the solution, or returns `nil` if the required lines conflict.
  package init?(_ lines: [Line], variables: Int) {
    var program = LexicographicProgram(variableCount: variables, rows: lines.map(\.row))
    guard program.isFeasible() else { return nil }
    program.minimizeErrors()
    program.minimizeDistances()
    values = (0..<variables).map { program.value(of: $0) }
  }

  package static func isFeasible(_ lines: [Line], variables: Int) -> Bool {
    var program = LexicographicProgram(variableCount: variables, rows: lines.map(\.row))
    return program.isFeasible()
  }
}
