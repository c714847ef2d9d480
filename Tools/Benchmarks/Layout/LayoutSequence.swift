import Foundation
import UIKitSolver

/// A script of changes to a solver, with expected values.
///
/// `con ID …` defines a constraint, `add ID ok|…` adds it and states whether this succeeds, `remove
/// ID`, `edit NAME STRENGTH`, `unedit NAME`, `suggest NAME VALUE`, and `expect NAME VALUE NAME
/// VALUE …`.
struct LayoutSequence {
  private let path: String
  private let solver = Solver()
  private var problem: LayoutProblem
  private var variables: [Variable] = []
  private var lines: [String: Int] = [:]
  private var constraints: [String: Constraint] = [:]
  private var checks = 0
  private var complaints: [String] = []

  init(path: String) {
    self.path = path
    problem = LayoutProblem(name: path)
  }

  /// Runs a script, and returns the differences and a last line with counts.
  static func run(_ path: String) throws -> (isRight: Bool, lines: [String]) {
    var sequence = LayoutSequence(path: path)
    for (number, line) in try LayoutProblem.text(at: path).enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      do {
        if let complaint = try sequence.perform(first, Array(words.dropFirst())) {
          sequence.complaints.append("\(path):\(number + 1) \(complaint)")
        }
      } catch {
        sequence.complaints.append("\(path):\(number + 1) exception \(error)")
        break
      }
    }
    let count = sequence.complaints.count
    return (
      count == 0, sequence.complaints + ["\(path) checks \(sequence.checks) bad \(count)"]
    )
  }

  private mutating func variable(_ name: Substring) -> Variable {
    let number = problem.variable(String(name))
    while variables.count <= number { variables.append(solver.makeVariable()) }
    return variables[number]
  }

  /// Executes a line, and returns differences from the expected values.
  private mutating func perform(_ word: Substring, _ words: [Substring]) throws -> String? {
    guard let name = words.first else { throw LayoutBenchmarkProblem.usage }
    let id = String(name)
    switch word {
    case "con":
      guard problem.readConstraint(words.dropFirst()) else { throw LayoutBenchmarkProblem.usage }
      lines[id] = problem.lines.count - 1
    case "add": return try add(id, wanted: words.count > 1 ? String(words[1]) : "ok")
    case "remove":
      guard let constraint = constraints.removeValue(forKey: id) else {
        throw SolverError.unknownConstraint
      }
      try solver.remove(constraint)
    case "edit":
      guard words.count > 1, let strength = Strength(text: words[1]) else {
        throw LayoutBenchmarkProblem.usage
      }
      try solver.addEdit(variable(name), strength: strength)
    case "unedit": try solver.removeEdit(variable(name))
    case "suggest":
      guard words.count > 1, let value = Double(words[1]) else {
        throw LayoutBenchmarkProblem.usage
      }
      try solver.suggest(value, for: variable(name))
    case "expect": return expect(words)
    default: throw LayoutBenchmarkProblem.usage
    }
    return nil
  }

  private mutating func add(_ id: String, wanted: String) throws -> String? {
    guard let index = lines[id] else { throw SolverError.unknownConstraint }
    let line = problem.lines[index]
    let terms = line.terms.map {
      Term(variable(Substring(problem.variables[$0.variable])), $0.coefficient)
    }
    checks += 1
    let constraint = try solver.add(
      terms, constant: line.constant, line.relation, strength: line.strength)
    // A constraint that conflicts with earlier ones is removed.
    if line.strength.isRequired { solver.solve() }
    let isAdded = solver.contains(constraint)
    if isAdded { constraints[id] = constraint }
    return isAdded == (wanted == "ok") ? nil : "add \(id) wanted \(wanted)"
  }

  private mutating func expect(_ words: [Substring]) -> String? {
    solver.solve()
    checks += 1
    var complaint: String?
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      guard let wanted = Double(words[place + 1]) else { continue }
      let value = solver.value(of: variable(words[place]))
      if abs(value - wanted) > 1e-3 * max(1, abs(wanted)) {
        complaint = "\(words[place]) wanted \(wanted) got \(value)"
      }
    }
    return complaint
  }
}
