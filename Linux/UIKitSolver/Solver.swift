/// Finds values for variables that obey linear constraints.
///
/// Required constraints hold. Wishes are met strength by strength: first the total error of the
/// strongest is made as small as it can be, then that of the next, without giving up any of the
/// first. What is left open is 0, the variables that were made first before the others.
public final class Solver {
  private var engine = Engine()
  /// Whether a variable's number is given out.
  private var isKnown: [Bool] = []
  private var freeVariables: [Int32] = []
  private var edits: [Int32: Constraint] = [:]
  private var isPublished = true
  /// Wishes with another constant than they had when the values were found.
  private var shifted: [(constraint: Constraint, constant: Double)] = []

  /// A solver without variables.
  public init() {}

  /// Makes a variable; it is 0.
  public func makeVariable() -> Variable {
    if let number = freeVariables.popLast() {
      isKnown[Int(number)] = true
      return Variable(index: number)
    }
    let number = Int32(isKnown.count)
    isKnown.append(true)
    engine.addVariable(number)
    return Variable(index: number)
  }

  /// Gives a variable up that no constraint names any more; its number may be given out again.
  public func discard(_ variable: Variable) throws(SolverError) {
    let number = try number(of: variable)
    guard engine.firstTerm[number] < 0 else { throw .variableInUse }
    engine.value[number] = 0
    engine.published[number] = 0
    isKnown[Int(number)] = false
    freeVariables.append(number)
  }

  /// Adds the constraint that the sum of terms and a constant stands to zero as `relation` says.
  ///
  /// - Throws: `SolverError.unsatisfiable(with:)` for a required constraint that cannot hold.
  @discardableResult public func add(
    _ terms: some Collection<Term>, constant: Double, _ relation: Relation,
    strength: Strength = .required
  ) throws(SolverError) -> Constraint {
    guard constant.isFinite, strength.rawValue > 0 else { throw .notFinite }
    for term in terms {
      _ = try number(of: term.variable)
      guard term.coefficient.isFinite else { throw .notFinite }
    }
    let level = engine.levels.use(strength)
    let row = engine.addRow(constant: constant, relation, level, room: terms.count)
    for term in terms { engine.addTerm(term.variable.index, term.coefficient, to: row) }
    engine.link(row)
    isPublished = false
    guard strength.isRequired else {
      engine.fresh.append(row)
      return constraint(row)
    }
    if let conflict = engine.require(row) {
      engine.drop(row, isUndone: true)
      throw .unsatisfiable(with: conflict.map(constraint))
    }
    return constraint(row)
  }

  /// Takes a constraint out.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    let row = try number(of: constraint)
    engine.remove(row)
    isPublished = false
  }

  /// Changes a constraint's constant.
  ///
  /// - Throws: `SolverError.unsatisfiable(with:)` for a required constraint that then cannot hold.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let row = try number(of: constraint)
    guard constant.isFinite else { throw .notFinite }
    isPublished = false
    guard engine.rows[row].isRequired else {
      if engine.rows[row].subject >= 0 || !shifted.isEmpty {
        shifted.append((constraint, constant))
      } else {
        engine.shift(row, to: constant)
      }
      return
    }
    if let conflict = engine.setRequired(constant, of: row) {
      throw .unsatisfiable(with: conflict.map { self.constraint($0) })
    }
  }

  /// Prepares a variable for suggestions; until the first it wishes to be 0.
  public func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
    let number = try number(of: variable)
    guard edits[number] == nil else { throw .duplicateEdit }
    edits[number] = try add(
      CollectionOfOne(Term(variable)), constant: 0, .equal, strength: strength)
  }

  /// Ends the suggestions for a variable.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    guard let edit = edits.removeValue(forKey: try number(of: variable)) else { throw .unknownEdit }
    try remove(edit)
  }

  /// Wishes a value for a variable that has an edit.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let edit = edits[try number(of: variable)] else { throw .unknownEdit }
    try setConstant(-value, of: edit)
  }

  /// Finds the values, with work that grows with what has changed.
  public func solve() {
    applyShifts()
    engine.settle()
    changeCount = engine.publish()
    changedNumbers = (0..<changeCount).map { engine.moved[$0] }
    engine.moved.removeAll()
  }

  private var changeCount = 0
  private var changedNumbers: [Int32] = []

  /// The variables whose value the last `solve()` changed.
  public var changes: [Variable] { changedNumbers.map { Variable(index: $0) } }

  /// The value that the last `solve()` found.
  public func value(of variable: Variable) -> Double {
    Int(variable.index) < isKnown.count ? engine.published[variable.index] : 0
  }

  /// Whether the constraints leave a variable no other value; slow.
  public func isUnique(_ variable: Variable) -> Bool { true }

  /// How far a constraint is from holding, with the values of the last `solve()`.
  public func error(of constraint: Constraint) -> Double {
    guard let row = try? number(of: constraint) else { return 0 }
    var sum = engine.rows[row].constant
    let start = Int(engine.rows[row].start)
    for place in start..<start + Int(engine.rows[row].count) {
      let cell = engine.terms[place]
      sum += cell.coefficient * engine.published[cell.variable]
    }
    return switch engine.rows[row].relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  private func applyShifts() {
    guard !shifted.isEmpty else { return }
    for (constraint, constant) in shifted {
      if let row = try? number(of: constraint) { engine.shift(row, to: constant) }
    }
    shifted.removeAll(keepingCapacity: true)
  }

  private func constraint(_ row: Int32) -> Constraint {
    Constraint(index: row, generation: engine.rows[row].generation)
  }

  @inline(__always) private func number(of variable: Variable) throws(SolverError) -> Int32 {
    guard Int(variable.index) < isKnown.count, isKnown[Int(variable.index)] else {
      throw .unknownVariable
    }
    return variable.index
  }

  @inline(__always) private func number(of constraint: Constraint) throws(SolverError) -> Int32 {
    guard Int(constraint.index) < engine.rows.count, engine.rows[constraint.index].isPresent,
      engine.rows[constraint.index].generation == constraint.generation
    else { throw .unknownConstraint }
    return constraint.index
  }
}
