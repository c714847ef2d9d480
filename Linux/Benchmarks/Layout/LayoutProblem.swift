import Foundation
import UIKitSolver

/// A constraint problem as it stands in a file.
///
///     edit NAME STRENGTH VALUE
///     con 2*a + -1*b + 10 == 0 @ STRENGTH
///
/// STRENGTH is `required`, `strong`, `medium`, `weak` or a number. Lines that begin with `#` are comments.
struct LayoutProblem {
  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: Relation
    var strength: Strength
  }

  struct Edit {
    var variable: Int
    var strength: Strength
    var value: Double
  }

  var name: String
  private(set) var variables: [String] = []
  private var numbers: [String: Int] = [:]
  var rows: [Row] = []
  private(set) var edits: [Edit] = []

  /// A problem without constraints.
  init(name: String) { self.name = name }

  /// Reads a file.
  init(path: String) throws {
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LayoutProblemError.unreadable(path)
    }
    for (number, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      let words = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let verb = words.first, !verb.hasPrefix("#") else { continue }
      switch (verb, words.count) {
      case ("var", 2): _ = self.number(of: words[1])
      case ("edit", 4):
        edit(words[1], Self.strength(words[2]), Double(words[3]) ?? 0)
      case ("con", 5...):
        rows.append(row(words.dropFirst()))
      default: throw LayoutProblemError.line(number + 1, path)
      }
    }
  }

  /// The number of a variable, which comes into being where it is first named.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = variables.count
    variables.append(name)
    return variables.count - 1
  }

  func existingNumber(of name: String) throws -> Int {
    guard let number = numbers[name] else { throw LayoutProblemError.variable(name) }
    return number
  }

  /// Reads `2*a + -1*b + 10 == 0 @ STRENGTH`.
  mutating func row(_ words: some Sequence<String>) -> Row {
    var row = Row(terms: [], constant: 0, relation: .equal, strength: .required)
    var isStrengthNext = false
    for word in words {
      switch word {
      case "+": continue
      case "==": row.relation = .equal
      case "<=": row.relation = .lessThanOrEqual
      case ">=": row.relation = .greaterThanOrEqual
      case "@": isStrengthNext = true
      default:
        if isStrengthNext {
          row.strength = Self.strength(word)
        } else if let star = word.firstIndex(of: "*") {
          let variable = number(of: String(word[word.index(after: star)...]))
          row.terms.append((Double(word[..<star]) ?? 0, variable))
        } else {
          row.constant += Double(word) ?? 0
        }
      }
    }
    return row
  }

  static func strength(_ word: String) -> Strength {
    switch word {
    case "required": .required
    case "strong": Strength(1_000_000)
    case "medium": Strength(1000)
    case "weak": Strength(1)
    default:
      // Where numbers are used, this one and all above it mean that.
      (Double(word) ?? 1) >= 1_001_001_000 ? .required : Strength(Double(word) ?? 1)
    }
  }

  mutating func edit(_ name: String, _ strength: Strength, _ value: Double) {
    edits.append(Edit(variable: number(of: name), strength: strength, value: value))
  }
}

/// Why a problem cannot be read or measured.
enum LayoutProblemError: Error, CustomStringConvertible {
  case unreadable(String)
  case line(Int, String)
  case variable(String)
  case usage

  var description: String {
    switch self {
    case .unreadable(let path): "There is no file \(path)."
    case .line(let number, let path):
      "Line \(number) of \(path) is neither a variable, an edit nor a constraint."
    case .variable(let name): "The problem has no variable “\(name)”."
    case .usage:
      """
      Benchmarks layout gen DIRECTORY [SEED] | solve FILE | build FILE [RUNS] | enaml FILE [RUNS] | \
      drag FILE VARIABLE BASE [RUNS] | toggle FILE VARIABLE VALUE STRENGTH [RUNS [TURNS]] | \
      readd FILE INDEX [RUNS [TURNS]] | seq FILE…
      """
    }
  }
}
