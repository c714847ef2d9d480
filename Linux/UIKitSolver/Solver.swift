/// Finds values for variables that obey linear constraints.
///
/// Required constraints hold. Wishes are met strength by strength: first the total error of the
/// strongest is made as small as it can be, then that of the next, without giving up any of the
/// first. What is left open is 0, the variables that were made first before the others.
public final class Solver {
  private struct Entry {
    var row: LexicographicProgram.Row
    var generation: UInt32
    var isPresent = true
  }

  private var entries: [Entry] = []
  private var freeConstraints: [Int] = []
  private var values: [Double] = []
  private var isKnown: [Bool] = []
  private var freeVariables: [Int] = []
  private var edits: [Int: Constraint] = [:]
  private var isStale = false

  /// The variables whose value the last `solve()` changed.
  public private(set) var changes: [Variable] = []

  /// A solver without variables.
  public init() {}

  /// Makes a variable; it is 0.
  public func makeVariable() -> Variable {
    if let index = freeVariables.popLast() {
      (values[index], isKnown[index]) = (0, true)
      return Variable(index: Int32(index))
    }
    values.append(0)
    isKnown.append(true)
    return Variable(index: Int32(values.count - 1))
  }

  /// Gives a variable up that no constraint names any more; its number may be given out again.
  public func discard(_ variable: Variable) throws(SolverError) {
    let index = try index(of: variable)
    let isUsed = entries.contains { entry in
      entry.isPresent && entry.row.terms.contains { $0.column == index }
    }
    guard !isUsed else { throw .variableInUse }
    isKnown[index] = false
    values[index] = 0
    freeVariables.append(index)
  }

  /// Adds the constraint that terms and a constant make a sum that stands to zero as `relation` says.
  @discardableResult public func add(
    _ terms: some Collection<Term>, constant: Double, _ relation: Relation,
    strength: Strength = .required
  ) throws(SolverError) -> Constraint {
    var row = LexicographicProgram.Row(
      terms: [], constant: constant, relation: relation, strength: strength)
    guard constant.isFinite, strength.rawValue > 0 else { throw .notFinite }
    for term in terms {
      let column = try index(of: term.variable)
      guard term.coefficient.isFinite else { throw .notFinite }
      row.terms.append((column, term.coefficient))
    }
    if strength.isRequired { try check(row, replacing: nil) }
    isStale = true
    if let index = freeConstraints.popLast() {
      entries[index] = Entry(row: row, generation: entries[index].generation + 1)
      return Constraint(index: Int32(index), generation: entries[index].generation)
    }
    entries.append(Entry(row: row, generation: 0))
    return Constraint(index: Int32(entries.count - 1), generation: 0)
  }

  /// Takes a constraint out.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    let index = try index(of: constraint)
    entries[index].isPresent = false
    freeConstraints.append(index)
    isStale = true
  }

  /// Changes a constraint's constant.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let index = try index(of: constraint)
    guard constant.isFinite else { throw .notFinite }
    var row = entries[index].row
    row.constant = constant
    if row.strength.isRequired { try check(row, replacing: index) }
    entries[index].row = row
    isStale = true
  }

  /// Prepares a variable for suggestions; the first is 0.
  public func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
    let index = try index(of: variable)
    guard edits[index] == nil else { throw .duplicateEdit }
    edits[index] = try add(
      CollectionOfOne(Term(variable)), constant: 0, .equal, strength: strength)
  }

  /// Ends the suggestions for a variable.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    guard let edit = edits.removeValue(forKey: try index(of: variable)) else { throw .unknownEdit }
    try remove(edit)
  }

  /// Wishes a value for a variable that has an edit.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let edit = edits[try index(of: variable)] else { throw .unknownEdit }
    try setConstant(-value, of: edit)
  }

  /// Finds the values.
  public func solve() {
    changes = []
    guard isStale else { return }
    isStale = false
    var program = program(without: nil)
    guard program.isFeasible() else { return }
    program.meetWishes()
    program.settleRest()
    for index in values.indices where isKnown[index] {
      let value = program.value(of: index)
      if value != values[index] { changes.append(Variable(index: Int32(index))) }
      values[index] = value
    }
  }

  /// The value that the last `solve()` found.
  public func value(of variable: Variable) -> Double {
    values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : 0
  }

  /// Whether the constraints leave a variable no other value; slow.
  public func isUnique(_ variable: Variable) -> Bool {
    guard let index = try? index(of: variable) else { return false }
    var program = program(without: nil)
    guard program.isFeasible() else { return false }
    program.meetWishes()
    return program.isUnique(index)
  }

  /// How far a constraint is from holding, with the values of the last `solve()`.
  public func error(of constraint: Constraint) -> Double {
    guard let index = try? index(of: constraint) else { return 0 }
    let row = entries[index].row
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.column] }
    return switch row.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  private func index(of variable: Variable) throws(SolverError) -> Int {
    let index = Int(variable.index)
    guard isKnown.indices.contains(index), isKnown[index] else { throw .unknownVariable }
    return index
  }

  private func index(of constraint: Constraint) throws(SolverError) -> Int {
    let index = Int(constraint.index)
    guard entries.indices.contains(index), entries[index].isPresent,
      entries[index].generation == constraint.generation
    else { throw .unknownConstraint }
    return index
  }

  private func program(without left: Int?) -> LexicographicProgram {
    let rows = entries.indices.lazy.filter { $0 != left && self.entries[$0].isPresent }
    return LexicographicProgram(variableCount: values.count, rows: rows.map { self.entries[$0].row })
  }

  /// Throws where a required row cannot hold beside the others.
  private func check(_ row: LexicographicProgram.Row, replacing old: Int?) throws(SolverError) {
    func isFeasible(_ others: [Int]) -> Bool {
      let rows = others.map { entries[$0].row } + [row]
      var program = LexicographicProgram(variableCount: values.count, rows: rows)
      return program.isFeasible()
    }
    var others = entries.indices.filter {
      $0 != old && entries[$0].isPresent && entries[$0].row.strength.isRequired
    }
    guard !isFeasible(others) else { return }
    for candidate in others {
      let rest = others.filter { $0 != candidate }
      if !isFeasible(rest) { others = rest }
    }
    throw .unsatisfiable(
      with: others.map { Constraint(index: Int32($0), generation: entries[$0].generation) })
  }
}
