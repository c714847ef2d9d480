/// Finds values for variables that obey linear constraints.
///
/// Required constraints hold; one that cannot is refused as soon as it is added. Wishes are met
/// strength by strength: first the total error of the strongest is made as small as it can be, then
/// that of the next, without giving up any of the first. Of all values that meet the wishes equally
/// well those are chosen that bring the variables nearest to 0, the one that was made first before
/// all others, and so on. That leaves one answer, which does not depend on the order in which
/// constraints came and went.
///
/// Numbers are `Double`. A sum counts as 0 within 10⁻¹⁰ of the size of its parts. Values are calculated from
/// the constraints themselves, each from the ones it follows from, whenever what they follow from
/// changes in kind; only the steps of a suggestion that changes nothing but numbers are added up, 256
/// of them at most. So errors do not grow with the number of changes.
///
/// A solver is used by one thread at a time.
public final class Solver {
  // The pointer spares each access a check for overlapping ones, which cannot be: nothing that the engine does
  // calls back.
  private let engine: UnsafeMutablePointer<Engine>

  /// A solver without variables.
  public init() {
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
  }

  deinit {
    engine.deinitialize(count: 1)
    engine.deallocate()
  }

  /// Makes a variable; it is 0 until something is known of it.
  public func makeVariable() -> Variable { Variable(index: engine.pointee.addVariable()) }

  /// Gives a variable up that no constraint names any more; its number may be given out again.
  public func discard(_ variable: Variable) throws(SolverError) {
    try check(variable)
    guard engine.pointee.knots[variable.index].firstTerm < 0 else { throw .variableInUse }
    engine.pointee.dropVariable(variable.index)
  }

  /// Adds the constraint that the sum of terms and a constant stands to zero as `relation` says.
  ///
  /// - Throws: `SolverError.unsatisfiable(with:)` for a required constraint that cannot hold; everything
  ///   is then as it was before, to the last bit.
  @discardableResult public func add(
    _ terms: [Term], constant: Double, _ relation: Relation, strength: Strength = .required
  ) throws(SolverError) -> Constraint {
    try engine.pointee.add(terms.span, constant: constant, relation, strength)
  }

  /// Adds the constraint that the sum of terms and a constant stands to zero as `relation` says.
  ///
  /// - Throws: `SolverError.unsatisfiable(with:)` for a required constraint that cannot hold; everything
  ///   is then as it was before, to the last bit.
  @discardableResult public func add(
    _ terms: some Collection<Term>, constant: Double, _ relation: Relation,
    strength: Strength = .required
  ) throws(SolverError) -> Constraint {
    try add(Array(terms), constant: constant, relation, strength: strength)
  }

  /// Takes a constraint out; the values are then those of a solver that never had it.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    engine.pointee.remove(constraint.index)
  }

  /// Changes a constraint's constant.
  ///
  /// - Throws: `SolverError.unsatisfiable(with:)` for a required constraint that then cannot hold; it keeps
  ///   the constant that it had.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    try check(constraint)
    guard constant.isFinite else { throw .notFinite }
    if !engine.pointee.rows[constraint.index].isRequired {
      engine.pointee.setWish(constant, of: constraint.index)
    } else if let conflict = engine.pointee.setRequired(constant, of: constraint.index) {
      throw .unsatisfiable(with: conflict.map { engine.pointee.constraint($0) })
    }
  }

  /// Prepares a variable for suggestions; until the first it wishes to be 0.
  public func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
    try check(variable)
    guard engine.pointee.edit[variable.index] < 0 else { throw .duplicateEdit }
    let constraint = try add([Term(variable)], constant: 0, .equal, strength: strength)
    engine.pointee.edit[variable.index] = constraint.index
  }

  /// Ends the suggestions for a variable.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    let edit = try edit(of: variable)
    engine.pointee.edit[variable.index] = -1
    engine.pointee.remove(edit)
  }

  /// Wishes a value for a variable that has an edit.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let edit = try edit(of: variable)
    guard value.isFinite else { throw .notFinite }
    try setConstant(-value, of: engine.pointee.constraint(edit))
  }

  /// Finds the values, with work that grows with what has changed.
  public func solve() { engine.pointee.solve() }

  /// The value that the last `solve()` found.
  public func value(of variable: Variable) -> Double {
    Int(variable.index) < engine.pointee.published.count
      ? engine.pointee.published[variable.index] : 0
  }

  /// The variables whose value the last `solve()` changed.
  public var changes: [Variable] {
    var changes: [Variable] = []
    engine.pointee.listChanges { changes.append(Variable(index: $0)) }
    return changes
  }

  /// How far a constraint is from holding, with the values of the last `solve()`.
  public func error(of constraint: Constraint) -> Double {
    engine.pointee.isConstraint(constraint) ? engine.pointee.error(of: constraint.index) : 0
  }

  /// Adds all constraints to another solver; returns its variables, and the weakest strength.
  func write(to other: Solver) throws(SolverError) -> ([Variable: Variable], Double) {
    var variables: [Variable: Variable] = [:]
    var weakest = 1.0
    for index in 0..<Int32(engine.pointee.value.count) {
      variables[Variable(index: index)] = other.makeVariable()
    }
    for row in 0..<Int32(engine.pointee.rows.count) where engine.pointee.rows[row].isPresent {
      let (terms, constant, relation, strength) = engine.pointee.parts(of: row)
      weakest = min(weakest, strength.rawValue)
      let copied = terms.map { Term(variables[$0.variable] ?? $0.variable, $0.coefficient) }
      try other.add(copied, constant: constant, relation, strength: strength)
    }
    return (variables, weakest)
  }

  @inline(__always) private func check(_ variable: Variable) throws(SolverError) {
    guard engine.pointee.isVariable(variable) else { throw .unknownVariable }
  }

  @inline(__always) private func check(_ constraint: Constraint) throws(SolverError) {
    guard engine.pointee.isConstraint(constraint) else { throw .unknownConstraint }
  }

  @inline(__always) private func edit(of variable: Variable) throws(SolverError) -> Int32 {
    try check(variable)
    let edit = engine.pointee.edit[variable.index]
    guard edit >= 0 else { throw .unknownEdit }
    return edit
  }
}
