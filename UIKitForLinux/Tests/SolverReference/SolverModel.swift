package import UIKitSolver

/// A solver, its lines, and checks of each solution.
package struct SolverModel {
  package let solver = Solver()
  package let variables: [Variable]
  package private(set) var present: [(line: Line, constraint: Constraint)] = []
  /// The edit constraints, keyed by variable.
  private var edits: [Int: Line] = [:]

  package init(variables count: Int) {
    let solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  package mutating func add(_ line: Line) throws(SolverError) {
    let constraint = try solver.add(
      line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
    present.append((line, constraint))
  }

  package mutating func remove(at index: Int) throws(SolverError) {
    try solver.remove(present.remove(at: index).constraint)
  }

  package mutating func setConstant(_ constant: Double, at index: Int) throws(SolverError) {
    present[index].line.constant = constant
    try solver.setConstant(constant, of: present[index].constraint)
  }

  /// Suggests a value for a variable, or removes the edit constraint if the value is `nil`.
  package mutating func edit(_ variable: Int, _ value: Double?) throws(SolverError) {
    guard let value else {
      if edits.removeValue(forKey: variable) != nil { try solver.removeEdit(variables[variable]) }
      return
    }
    let strength = Strength(500)
    if edits[variable] == nil { try solver.addEdit(variables[variable], strength: strength) }
    try solver.suggest(value, for: variables[variable])
    edits[variable] = Line(
      coefficients: [variable: 1], constant: -value, relation: .equal, strength: strength)
  }

  /// Solves, compares with the reference, and returns the number of conflicts.
  ///
  /// A conflict must be a contradiction in which each line is necessary.
  ///
  /// - Parameter place: The place of the call, for messages.
  /// - Throws: A ``SolverMismatch``.
  package mutating func solve(_ place: String = "") throws(SolverMismatch) -> Int {
    func require(_ isTrue: Bool, _ problem: @autoclosure () -> String) throws(SolverMismatch) {
      if !isTrue { throw SolverMismatch(description: "\(place): \(problem())") }
    }
    let before = Dictionary(uniqueKeysWithValues: present.map { ($0.constraint, $0.line) })
    let conflicts = solver.solve()
    let count = variables.count
    for conflict in conflicts {
      let lines = conflict.constraints.compactMap { before[$0] }
      try require(lines.count == conflict.constraints.count, "unknown constraint in a conflict")
      try require(!Reference.isFeasible(lines, variables: count), "the conflict is feasible")
      for index in lines.indices {
        var others = lines
        others.remove(at: index)
        try require(Reference.isFeasible(others, variables: count), "the conflict is not minimal")
      }
      try require(
        conflict.constraints.contains(conflict.removed), "the removed constraint is not a part")
      try require(!solver.contains(conflict.removed), "a constraint was not removed")
    }
    let solver = solver
    present.removeAll { !solver.contains($0.constraint) }
    try require(before.count - present.count == conflicts.count, "removed without a conflict")
    let values = variables.map { solver.value(of: $0) }
    for item in present where item.line.strength.isRequired {
      try require(item.line.error(values) < 1e-6, "a required constraint does not hold")
    }
    let lines = present.map(\.line) + edits.sorted { $0.key < $1.key }.map(\.value)
    guard let reference = Reference(lines, variables: count) else {
      throw SolverMismatch(description: "\(place): a conflict is not reported")
    }
    for (value, expected) in zip(values, reference.values) {
      try require(
        abs(value - expected) < 1e-6,
        "\(values) instead of \(reference.values) for "
          + lines.map(\.description).joined(separator: ", "))
    }
    return conflicts.count
  }
}

/// A difference between a solver and the reference.
package struct SolverMismatch: Error, CustomStringConvertible {
  package let description: String
}
