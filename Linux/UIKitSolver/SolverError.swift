/// Why the solver did not do what it was asked; it is then as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint that cannot hold together with these, of which every one is needed for
  /// the conflict. The list is empty when the constraint contradicts itself.
  case unsatisfiable(with: [Constraint])
  /// The constraint was removed before, or belongs to another solver.
  case unknownConstraint
  /// The variable was discarded before, or belongs to another solver.
  case unknownVariable
  /// The variable has an edit already.
  case duplicateEdit
  /// The variable has no edit, so that no value can be suggested for it.
  case unknownEdit
  /// A coefficient, constant, value or strength is not a finite number, or a strength not positive.
  case notFinite
  /// The variable still stands in a constraint.
  case variableInUse
}
