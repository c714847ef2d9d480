/// Constraints that are satisfied exactly, strength by strength, with a textbook simplex method in
/// integers and one stage for each strength.
///
/// It's independent of the solver. Gaussian elimination first removes the free variables. The
/// remaining variables are errors and slacks, which are never negative. A variable that would make
/// a stage worse stays 0 in the following stages.
struct ExactProgram {
  enum Relation: Sendable {
    case equal, atMost, atLeast
  }

  /// The sum of coefficients times variables, and a constant, all multiplied by `scale`.
  struct Sum {
    var terms: [(unknown: Int, coefficient: Int)] = []
    var constant = 0
  }

  private struct Line {
    var sum: Sum
    var relation: Relation
    /// The strength, or `nil` for a required constraint.
    var strength: Int?
  }

  /// The common factor of all sums.
  let scale: Int
  private(set) var unknowns = 0
  private var lines: [Line] = []

  init(scale: Int) { self.scale = scale }

  mutating func makeUnknown() -> Int {
    unknowns += 1
    return unknowns - 1
  }

  /// Adds the relation between a sum and 0.
  ///
  /// A strength of `nil` means required.
  mutating func add(_ sum: Sum, _ relation: Relation, strength: Int?) {
    lines.append(Line(sum: sum, relation: relation, strength: strength))
  }

  /// Returns the solution, or `nil` if the required constraints conflict.
  func solve() throws(ExactOverflow) -> ExactSolution? {
    var tableau = ExactTableau(unknowns: unknowns)
    // Required rows are first, followed by the strongest ones, because elimination satisfies most
    // of the first rows.
    let ordered = lines.enumerated().sorted { one, other in
      let (a, b) = (Self.rank(of: one.element), Self.rank(of: other.element))
      return a != b ? a > b : one.offset < other.offset
    }.map(\.element)
    var errors: [Int: [Int]] = [:]
    var pending: [ExactTableau.Pending] = []
    for line in ordered {
      var own: [(column: Int, coefficient: Int)] = []
      switch (line.relation, line.strength) {
      case (.equal, nil): break
      case (.atLeast, nil): own = [(tableau.makeColumn(), -scale)]
      case (.atMost, nil): own = [(tableau.makeColumn(), scale)]
      case (let relation, let strength?):
        own = [(tableau.makeColumn(), scale), (tableau.makeColumn(), -scale)]
        // An inequality can be violated on one side only.
        if relation != .atMost { errors[strength, default: []].append(own[0].column) }
        if relation != .atLeast { errors[strength, default: []].append(own[1].column) }
      }
      pending.append(ExactTableau.Pending(sum: line.sum, own: own))
    }
    guard try tableau.begin(with: pending) else { return nil }
    var totals: [(strength: Int, error: Double)] = []
    for strength in errors.keys.sorted(by: >) {
      totals.append((strength, try tableau.minimize(errors[strength] ?? [])))
    }
    return ExactSolution(values: try tableau.values(), errors: totals)
  }

  /// Returns the maximum error of the required constraints, and the total error for each strength.
  func errors(of values: [Double]) -> (required: Double, totals: [Int: Double]) {
    var required = 0.0
    var totals: [Int: Double] = [:]
    for line in lines {
      var sum = Double(line.sum.constant)
      for term in line.sum.terms { sum += Double(term.coefficient) * values[term.unknown] }
      let error =
        switch line.relation {
        case .equal: abs(sum)
        case .atMost: max(sum, 0)
        case .atLeast: max(-sum, 0)
        }
      if let strength = line.strength {
        totals[strength, default: 0] += error / Double(scale)
      } else {
        required = max(required, error / Double(scale))
      }
    }
    return (required, totals)
  }

  private static func rank(of line: Line) -> Int {
    guard let strength = line.strength else { return line.relation == .equal ? .max : .max - 1 }
    return strength * 2 + (line.relation == .equal ? 1 : 0)
  }
}

/// The result of an exact program: the unique values, and the errors.
struct ExactSolution {
  /// The value of each variable, or `nil` if it isn't unique.
  var values: [Double?]
  /// The total error for each strength, the strongest first.
  var errors: [(strength: Int, error: Double)]
}
