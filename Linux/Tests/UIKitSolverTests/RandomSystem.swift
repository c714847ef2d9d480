import SeededRandom
import UIKitSolver

extension SplitMix64 {
  init(seed: Int) { self.init(seed: UInt64(seed)) }

  mutating func below(_ bound: Int) -> Int { .random(in: 0..<bound, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// A constraint in numbers, for the solver and for the reference.
struct Line: Hashable {
  var coefficients: [Int: Double]
  var constant: Double
  var relation: Relation
  var strength: Strength

  func terms(_ variables: [Variable]) -> [Term] {
    coefficients.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
  }

  var row: LexicographicProgram.Row {
    LexicographicProgram.Row(
      terms: coefficients.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, constant: constant,
      relation: relation, strength: strength)
  }

  /// How far values are from what the line says.
  func error(_ values: [Double]) -> Double {
    let sum = coefficients.reduce(constant) { $0 + $1.value * values[$1.key] }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  /// A line with few small whole numbers, so that ties and dependent lines are frequent.
  static func random(_ random: inout SplitMix64, variables: Int, required: Int) -> Line {
    var coefficients: [Int: Double] = [:]
    for _ in 0..<1 + random.below(3) {
      let coefficient = [1.0, -1, 1, -1, 2, -0.5, 3][random.below(7)]
      coefficients[random.below(variables)] = coefficient
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let strengths = [1.0, 10, 250, 250, 750, 999]
    return Line(
      coefficients: coefficients, constant: Double(random.below(41) - 20),
      relation: relations[random.below(3)],
      strength: random.chance(required) ? .required : Strength(strengths[random.below(6)]))
  }
}

/// What the reference finds.
struct Reference {
  var values: [Double]

  /// nil where the required lines contradict each other.
  init?(_ lines: [Line], variables: Int) {
    var program = LexicographicProgram(variableCount: variables, rows: lines.map(\.row))
    guard program.isFeasible() else { return nil }
    program.meetWishes()
    program.settleRest()
    values = (0..<variables).map { program.value(of: $0) }
  }

  static func isFeasible(_ lines: [Line], variables: Int) -> Bool {
    var program = LexicographicProgram(variableCount: variables, rows: lines.map(\.row))
    return program.isFeasible()
  }
}
