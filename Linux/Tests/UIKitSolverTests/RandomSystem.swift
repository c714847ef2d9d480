import UIKitSolver

/// Numbers that look random and are the same for the same seed.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

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
  static func random(_ random: inout Random, variables: Int, required: Int) -> Line {
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
