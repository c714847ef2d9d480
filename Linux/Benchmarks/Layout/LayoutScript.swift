import Foundation
import UIKitSolver

/// A script of additions, removals and suggestions, with what is expected in between.
///
///     con ID 1*a + -10 == 0 @ required
///     add ID ok | add ID fail | remove ID
///     edit NAME STRENGTH | unedit NAME | suggest NAME VALUE
///     expect NAME VALUE NAME VALUE …
struct LayoutScript {
  private let path: String
  private let solver = Solver()
  private var problem: LayoutProblem
  private var variables: [Variable] = []
  private var rows: [String: LayoutProblem.Row] = [:]
  private var constraints: [String: Constraint] = [:]
  private var checks = 0
  private var failures = 0

  init(path: String) {
    self.path = path
    problem = LayoutProblem(name: path)
  }

  /// Runs it; says whether all was as expected.
  mutating func run() throws -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LayoutProblemError.unreadable(path)
    }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first else { continue }
      do {
        try run(verb, Array(words.dropFirst()), line: index + 1)
      } catch {
        failures += 1
        print("\(path):\(index + 1) exception \(error)")
        break
      }
    }
    print("\(path) checks \(checks) bad \(failures)")
    return failures == 0
  }

  private mutating func run(_ verb: String, _ words: [String], line: Int) throws {
    switch (verb, words.count) {
    case ("con", 2...):
      rows[words[0]] = problem.row(words.dropFirst())
    case ("add", 2): try add(words[0], expected: words[1], line: line)
    case ("remove", 1):
      guard let constraint = constraints.removeValue(forKey: words[0]) else {
        throw SolverError.unknownConstraint
      }
      try solver.remove(constraint)
    case ("edit", 2):
      try solver.addEdit(variable(words[0]), strength: LayoutProblem.strength(words[1]))
    case ("unedit", 1): try solver.removeEdit(variable(words[0]))
    case ("suggest", 2): try solver.suggest(Double(words[1]) ?? .nan, for: variable(words[0]))
    case ("expect", _): expect(words, line: line)
    default: throw LayoutProblemError.line(line, path)
    }
  }

  private mutating func add(_ id: String, expected: String, line: Int) throws {
    guard let row = rows[id] else { throw SolverError.unknownConstraint }
    while variables.count < problem.variables.count { variables.append(solver.makeVariable()) }
    var isIn = true
    do {
      constraints[id] = try solver.add(
        row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant,
        row.relation, strength: row.strength)
    } catch {
      guard case .unsatisfiable = error else { throw error }
      isIn = false
    }
    checks += 1
    if isIn != (expected == "ok") {
      failures += 1
      print("\(path):\(line) add \(id) wanted \(expected)")
    }
  }

  private mutating func expect(_ words: [String], line: Int) {
    solver.solve()
    checks += 1
    var reason: String?
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      let expected = Double(words[place + 1]) ?? .nan
      let found = solver.value(of: variable(words[place]))
      if !(abs(found - expected) <= 1e-3 * max(1, abs(expected))) {
        reason = String(format: "%@ wanted %.15g got %.15g", words[place], expected, found)
      }
    }
    if let reason {
      failures += 1
      print("\(path):\(line) \(reason)")
    }
  }

  private mutating func variable(_ name: String) -> Variable {
    let number = problem.number(of: name)
    while variables.count <= number { variables.append(solver.makeVariable()) }
    return variables[number]
  }
}
