import Foundation
import Testing
import UIKitSolver

/// Problems from files, with the values that a linear-programming solver found for variables with
/// unique values.
@Suite struct ProblemFileTests {
  static let names = [
    "aspect-grid-2", "aspect-grid-3", "aspect-grid-4", "aspect-grid-6", "chain-al-10",
    "circle-laplace-16", "circle-ring-500", "circle-tri-40", "enaml-like", "enaml-pinned",
    "fill-10", "form-10", "prio-apple", "prio-kiwi28",
    "prio-kiwi33", "random-100", "random-300", "ratatui-min3-5", "ratatui-min3-10",
    "ratatui-min3-24", "sib-parent-10", "tree-10",
  ]

  private func words(_ name: String) throws -> [[Substring]] {
    let url = Bundle.module.resourceURL?.appending(path: "Fixtures").appending(path: name)
    let text = try String(contentsOf: try #require(url), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: " ")
    }
  }

  private func strength(_ word: Substring) -> Strength {
    switch word {
    case "required": .required
    case "strong": Strength(1_000_000)
    case "medium": Strength(1000)
    case "weak": Strength(1)
    default: Strength(Double(word) ?? 1)
    }
  }

  @Test(arguments: names) func aProblemHasTheExpectedValues(name: String) throws {
    let solver = Solver()
    var variables: [Substring: Variable] = [:]
    func variable(_ name: Substring) -> Variable {
      if let variable = variables[name] { return variable }
      let variable = solver.makeVariable()
      variables[name] = variable
      return variable
    }
    var suggestions: [(Variable, Double)] = []
    for line in try words("\(name).txt") {
      if line[0] == "edit" {
        try solver.addEdit(variable(line[1]), strength: strength(line[2]))
        suggestions.append((variable(line[1]), try #require(Double(line[3]))))
        continue
      }
      let place = try #require(line.firstIndex { ["==", "<=", ">="].contains($0) })
      var terms: [Term] = []
      var constant = 0.0
      for word in line[1..<place] where word != "+" {
        let parts = word.split(separator: "*")
        let number = try #require(Double(parts[0]))
        if parts.count == 2 {
          terms.append(Term(variable(parts[1]), number))
        } else {
          constant += number
        }
      }
      let relation: Relation =
        switch line[place] {
        case "==": .equal
        case "<=": .lessThanOrEqual
        default: .greaterThanOrEqual
        }
      try solver.add(
        terms, constant: constant, relation, strength: strength(line[line.count - 1]))
    }
    for (variable, value) in suggestions { try solver.suggest(value, for: variable) }
    solver.solve()
    for line in try words("\(name).expected") {
      let expected = try #require(Double(line[1]))
      let found = solver.value(of: variable(line[0]))
      #expect(abs(found - expected) < 1e-4 * max(1, abs(expected)), "\(line[0])")
    }
  }
}
