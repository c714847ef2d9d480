import Foundation
import UIKitSolver

/// Required and soft constraints for a solver, as in a problem file.
///
/// One item a line, `#` for comments: `edit NAME STRENGTH VALUE`, and
/// `con 2*a + -1*b + 8 == 0 @ STRENGTH`. A strength is `required`, `strong`, `medium`, `weak` or a
/// number.
struct LayoutProblem {
  /// One constraint: the sum of terms and a constant, against zero.
  struct Line {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: Relation
    var strength: Strength
  }

  /// A variable that is pulled to a value.
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

  /// Returns the number of a variable, which comes into being where it is first named.
  mutating func variable(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = variables.count
    variables.append(name)
    return variables.count - 1
  }

  /// Returns the number of a variable that has been named.
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

  /// The strength of a name or a number in a problem file; nil for anything else.
  init?(text: some StringProtocol) {
    switch text {
    case "required": self = .required
    case "strong": self = .strong
    case "medium": self = .medium
    case "weak": self = .weak
    default:
      guard let number = Double(text), number > 0 else { return nil }
      // From here on other solvers' numbers mean what must hold.
      self = number >= 1_001_001_000 ? .required : Strength(number)
    }
  }

  /// How a problem file writes the strength.
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
  /// The relation of a sign; nil for anything else.
  init?(text: some StringProtocol) {
    switch text {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }

  /// The relation's sign.
  var text: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// What is wrong with the arguments, or with a file.
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
