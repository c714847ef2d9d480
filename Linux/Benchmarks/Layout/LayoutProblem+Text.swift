import Foundation
import UIKitSolver

extension LayoutProblem {
  /// The problem as it stands in a file.
  var text: String {
    var lines: [String] = edits.map { edit in
      "edit \(variables[edit.variable]) \(Self.word(for: edit.strength)) \(Self.word(for: edit.value))"
    }
    for row in rows {
      let terms = row.terms.map { "\(Self.word(for: $0.coefficient))*\(variables[$0.variable])" }
      let relation =
        switch row.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let sum = (terms + [Self.word(for: row.constant)]).joined(separator: " + ")
      lines.append("con \(sum) \(relation) 0 @ \(Self.word(for: row.strength))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the problem into a directory, under its name; returns the path.
  @discardableResult func write(to directory: URL) throws -> String {
    let url = directory.appendingPathComponent("\(name).txt")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private static func word(for number: Double) -> String { String(format: "%.15g", number) }

  private static func word(for strength: Strength) -> String {
    for word in ["required", "strong", "medium", "weak"] where Self.strength(word) == strength {
      return word
    }
    return word(for: strength.rawValue)
  }
}
