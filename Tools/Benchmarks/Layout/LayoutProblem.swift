import Foundation
import UIKitSolver

/// Required and soft constraints for a solver, as in a problem file.
///
/// Each line has one item, or `#` for comments: `edit NAME STRENGTH VALUE`, and `con 2*a + -1*b + 8
/// == 0 @ STRENGTH`. A strength is `required`, `strong`, `medium`, `weak`, or a number.
struct LayoutProblem {
  /// A constraint: the relation between zero and the sum of terms and a constant.
  struct Line {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: Relation
    var strength: Strength
  }

  /// An edit constraint that pulls a variable to a value.
  struct Edit {
    var variable: Int
    var strength: Strength
    var value: Double
  }

  var name: String
  private(set) var variables: [String] = []
  var lines: [Line] = []
  var edits: [Edit] = []
  private var numbers: [String: Int] = [:]

  init(name: String) {
    self.name = name
  }

  /// Returns the number of a variable, which is created on first use.
  mutating func variable(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = variables.count
    variables.append(name)
    return variables.count - 1
  }

  /// Returns the number of an existing variable.
  func number(of name: String) throws -> Int {
    guard let number = numbers[name] else { throw LayoutBenchmarkProblem.unknownVariable(name) }
    return number
  }

  /// Adds a constraint.
  mutating func add(
    _ terms: [(Double, String)], _ constant: Double, _ relation: Relation, _ strength: Strength
  ) {
    lines.append(
      Line(
        terms: terms.map { ($0.0, variable($0.1)) }, constant: constant, relation: relation,
        strength: strength))
  }
}

extension Strength {
  /// The levels that problem files name.
  static let strong = Strength(1_000_000)
  static let medium = Strength(1_000)
  static let weak = Strength(1)

  /// Creates the strength from a name or a number in a problem file, or returns `nil` for other
  /// text.
  init?(text: some StringProtocol) {
    switch text {
    case "required": self = .required
    case "strong": self = .strong
    case "medium": self = .medium
    case "weak": self = .weak
    default:
      guard let number = Double(text), number > 0 else { return nil }
      // In other solvers' files, larger numbers mean required.
      self = number >= 1_001_001_000 ? .required : Strength(number)
    }
  }

  /// The strength in a problem file.
  var text: String {
    switch self {
    case .required: "required"
    case .strong: "strong"
    case .medium: "medium"
    case .weak: "weak"
    default: String(format: "%.17g", rawValue)
    }
  }
}

extension Relation {
  /// Creates the relation from its operator, or returns `nil` for other text.
  init?(text: some StringProtocol) {
    switch text {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }

  /// The operator of the relation.
  var text: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// An error in the arguments or in a file.
enum LayoutBenchmarkProblem: Error, CustomStringConvertible {
  case usage
  case unreadable(String)
  case line(file: String, number: Int, text: String)
  case unknownVariable(String)

  var description: String {
    switch self {
    case .usage: "Benchmarks layout solve|build|drag|enaml|toggle|readd|seq|gen|table …"
    case .unreadable(let path): "\(path) cannot be read."
    case .line(let file, let number, let text):
      "\(file):\(number) is not a line of a problem file: \(text)"
    case .unknownVariable(let name): "The problem has no variable \(name)."
    }
  }
}
