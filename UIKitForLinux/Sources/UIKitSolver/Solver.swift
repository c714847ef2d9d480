/// Finds values for variables that satisfy linear constraints.
///
/// Required constraints hold. Soft constraints are satisfied strength by strength: first the total
/// error of the strongest level is minimized, then the error of the next, without increasing the
/// first. Among all optimal solutions, the solver chooses the one whose variables are closest to 0,
/// in order of their creation. So the solution is unique and doesn't depend on the order in which
/// constraints were added and removed.
///
/// Changes are applied together by `solve()`, which also finds required constraints that conflict.
///
/// The method is a simplex method with an objective for each strength (see `Simplex`). Numbers are
/// `Double`. A sum counts as 0 within 10⁻¹⁰ of the magnitude of its terms. A coefficient below 2.2
/// · 10⁻³⁰⁸ counts as 0. Values are finite, and computed from the constraints themselves whenever
/// the set of active constraints changes, so errors don't grow with the number of changes. Only
/// repeated changes of one constant accumulate, at most 256 times.
///
/// Use a solver on one thread at a time.
public final class Solver {
  // The pointer avoids exclusivity checks on each access. Overlapping accesses can't happen,
  // because `Simplex` never calls back into the solver.
  private let simplex: UnsafeMutablePointer<Simplex>

  /// Creates a solver without variables.
  public convenience init() {
    self.init(limits: SolverLimits())
  }

  package init(limits: SolverLimits) {
    simplex = .allocate(capacity: 1)
    simplex.initialize(to: Simplex())
    simplex.pointee.limits = limits
  }

  /// The limits of the next solves.
  package var limits: SolverLimits {
    get { simplex.pointee.limits }
    set { simplex.pointee.limits = newValue }
  }

  deinit {
    simplex.deinitialize(count: 1)
    simplex.deallocate()
  }

  /// Creates a variable.
  ///
  /// Without constraints, it's 0.
  public func makeVariable() -> Variable { Variable(index: simplex.pointee.addVariable()) }

  /// Removes a variable that no constraint uses.
  ///
  /// Its number may be reused.
  public func discard(_ variable: Variable) throws(SolverError) {
    try check(variable)
    simplex.pointee.linkRows()
    guard simplex.pointee.columns[variable.index].firstEntry < 0 else { throw .variableInUse }
    simplex.pointee.removeVariable(variable.index)
  }

  /// Adds the constraint that the sum of terms and a constant has a relation to zero.
  ///
  /// If a required constraint conflicts with others, `solve(removing:)` reports it. Terms with the
  /// same variable are added.
  @discardableResult public func add(
    _ terms: [Term], constant: Double, _ relation: Relation, strength: Strength = .required
  ) throws(SolverError) -> Constraint {
    try simplex.pointee.add(terms.span, constant: constant, relation, strength)
  }

  /// Removes a constraint.
  ///
  /// The values are then the same as in a solver that never contained it.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    simplex.pointee.remove(constraint.index)
  }

  /// Changes a constraint's constant.
  ///
  /// If a required constraint then conflicts with others, `solve(removing:)` reports it.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    try check(constraint)
    try simplex.pointee.setConstant(constant, of: constraint.index)
  }

  /// Adds an edit constraint to a variable, for `suggest(_:for:)`.
  ///
  /// The initial suggested value is 0.
  public func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
    try check(variable)
    guard simplex.pointee.edit[variable.index] < 0 else { throw .duplicateEdit }
    let constraint = try add([Term(variable)], constant: 0, .equal, strength: strength)
    simplex.pointee.edit[variable.index] = constraint.index
  }

  /// Removes a variable's edit constraint.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    let edit = try edit(of: variable)
    simplex.pointee.edit[variable.index] = -1
    simplex.pointee.remove(edit)
  }

  /// Suggests a value for a variable that has an edit constraint.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try simplex.pointee.setConstant(-value, of: edit(of: variable))
  }

  /// Computes the values.
  ///
  /// The work depends on the amount of changes.
  ///
  /// - Parameter choose: A closure that returns which constraint of a conflict to remove. Its
  ///   argument contains the constraints in order of addition. Any other result removes the last
  ///   one.
  /// - Returns: The conflicts that were found, in each of which one constraint was removed.
  @discardableResult public func solve(
    removing choose: ([Constraint]) -> Constraint? = { $0.last }
  ) -> [Conflict] {
    simplex.pointee.solve(choose)
  }

  /// The limits at which the last `solve()` stopped; empty if the values are optimal.
  ///
  /// Required constraints hold in any case, except with `SolverLimit.precision`: a required
  /// constraint that the solver can't satisfy is removed, with a conflict.
  public var reachedLimits: Set<SolverLimit> { simplex.pointee.reachedLimits }

  /// Returns the value of a variable from the last `solve()`.
  public func value(of variable: Variable) -> Double {
    Int(variable.index) < simplex.pointee.published.count
      ? simplex.pointee.published[variable.index] : 0
  }

  /// The variables whose values were changed by the last `solve()`.
  public var changes: [Variable] {
    var changes: [Variable] = []
    simplex.pointee.forEachChange { changes.append(Variable(index: $0)) }
    return changes
  }

  /// Returns the error of a constraint with the values of the last `solve()`.
  public func error(of constraint: Constraint) -> Double {
    simplex.pointee.isConstraint(constraint) ? simplex.pointee.error(of: constraint.index) : 0
  }

  /// Returns a Boolean value that indicates whether a constraint is in the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    simplex.pointee.isConstraint(constraint)
  }

  func findOpenVariables() -> [Int32] { simplex.pointee.findOpenVariables() }

  /// Adds all constraints to another solver, and returns its variables and the weakest strength.
  func addConstraints(to other: Solver) throws(SolverError) -> ([Variable: Variable], Double) {
    var variables: [Variable: Variable] = [:]
    var weakest = 1.0
    for index in 0..<Int32(simplex.pointee.value.count) {
      variables[Variable(index: index)] = other.makeVariable()
    }
    for row in 0..<Int32(simplex.pointee.rows.count) where simplex.pointee.rows[row].isPresent {
      let (terms, constant, relation, strength) = simplex.pointee.parts(of: row)
      weakest = min(weakest, strength.rawValue)
      let copied = terms.map { Term(variables[$0.variable] ?? $0.variable, $0.coefficient) }
      try other.add(copied, constant: constant, relation, strength: strength)
    }
    return (variables, weakest)
  }

  @inline(__always) private func check(_ variable: Variable) throws(SolverError) {
    guard simplex.pointee.isVariable(variable) else { throw .unknownVariable }
  }

  @inline(__always) private func check(_ constraint: Constraint) throws(SolverError) {
    guard simplex.pointee.isConstraint(constraint) else { throw .unknownConstraint }
  }

  @inline(__always) private func edit(of variable: Variable) throws(SolverError) -> Int32 {
    try check(variable)
    let edit = simplex.pointee.edit[variable.index]
    guard edit >= 0 else { throw .unknownEdit }
    return edit
  }
}
