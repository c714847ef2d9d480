import UIKit

/// The constraints and priorities that the equations of one group create.
@MainActor final class EquationConstraints {
  enum Mode {
    /// The text creates exactly one constraint.
    case one
    /// The equations are added, or change existing constraints.
    case several
    /// The equations replace all existing ones.
    case all
    /// The equations are removed.
    case removal
  }

  let scope: LayoutScope
  /// Applies to new constraints, too.
  var isActive = false
  private var table = ConstraintTable()
  private var priorities: [Priority] = []
  private var sweepCount = ConstraintTable.minimumSweepCount

  init(_ scope: LayoutScope) {
    self.scope = scope
  }

  var all: [NSLayoutConstraint] { table.constraints }

  /// Throws all problems of the text before anything changes.
  func apply(_ source: EquationSource, as mode: Mode) throws(LayoutError) -> [NSLayoutConstraint] {
    let (parsed, resolved) = try EquationReader.read(source, scope, mode)
    if mode == .removal {
      let removed = table.remove(resolved.compactMap { $0.equation.map(ConstraintTable.Key.init) })
      NSLayoutConstraint.deactivate(removed)
      return removed
    }
    var changes = Changes()
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(resolved.count)
    table.beginBlock(of: resolved.count)
    if mode == .all { priorities = [] }
    for (index, resolved) in resolved {
      let equation = parsed.equations[index]
      guard let resolved else {
        setPriority(equation, source)
        if equation.isPrinted { scope.print(parsed.identifiers[index]) }
        continue
      }
      if case .interpolated = equation.first.item.owner {
        scope.useConstraints(for: resolved.first)
      }
      let constraint = update(resolved, parsed.identifiers[index], &changes)
      constraints.append(constraint)
      if equation.isPrinted { changes.printed.append(constraint) }
    }
    if mode == .all { changes.deactivated += table.removeOthers() }
    commit(changes)
    return constraints
  }

  func activate() {
    activate(table.activatableConstraints)
  }

  /// Constraints of other layouts are allowed.
  func activate(_ constraints: [NSLayoutConstraint]) {
    isActive = true
    for priority in priorities { priority.set() }
    NSLayoutConstraint.activate(constraints)
  }

  func deactivate() {
    isActive = false
    NSLayoutConstraint.deactivate(table.constraints)
  }

  // MARK: Applying

  /// The changes of a block, which are made when all of its equations are resolved.
  private struct Changes {
    var deactivated: [NSLayoutConstraint] = []
    var activated: [NSLayoutConstraint] = []
    /// Priorities that can only be set while the constraint is inactive.
    var priorities: [(NSLayoutConstraint, UILayoutPriority)] = []
    var printed: [NSLayoutConstraint] = []
  }

  private func update(
    _ equation: ResolvedEquation, _ identifier: String, _ changes: inout Changes
  ) -> NSLayoutConstraint {
    var key = ConstraintTable.Key(equation)
    if let old = table.entry(for: &key) {
      if old.first === equation.first, old.second === equation.second {
        change(old.constraint, equation, identifier, &changes)
        return old.constraint
      }
      // A new item has the address of a released one.
      if old.isAlive { changes.deactivated.append(old.constraint) }
    }
    let constraint = NSLayoutConstraint(
      item: equation.first, attribute: equation.firstAttribute, relatedBy: equation.relation,
      toItem: equation.second, attribute: equation.secondAttribute,
      multiplier: equation.multiplier, constant: equation.constant)
    constraint.priority = equation.priority
    constraint.identifier = identifier
    changes.activated.append(constraint)
    table.set(constraint, of: equation, for: key)
    return constraint
  }

  private func change(
    _ constraint: NSLayoutConstraint, _ equation: ResolvedEquation, _ identifier: String,
    _ changes: inout Changes
  ) {
    if constraint.constant != equation.constant { constraint.constant = equation.constant }
    if constraint.identifier != identifier { constraint.identifier = identifier }
    let isActive = constraint.isActive
    if constraint.priority != equation.priority {
      // UIKit does not allow changing an active constraint to or from a required priority.
      let crosses = (constraint.priority == .required) != (equation.priority == .required)
      if isActive, crosses {
        changes.deactivated.append(constraint)
        changes.activated.append(constraint)
        changes.priorities.append((constraint, equation.priority))
      } else {
        constraint.priority = equation.priority
      }
    }
    if !isActive { changes.activated.append(constraint) }
  }

  private func commit(_ changes: Changes) {
    NSLayoutConstraint.deactivate(changes.deactivated)
    for (constraint, priority) in changes.priorities { constraint.priority = priority }
    if isActive { NSLayoutConstraint.activate(changes.activated) }
    for constraint in changes.printed { scope.print(constraint.debugDescription) }
  }

  // MARK: Priorities of views

  @MainActor private struct Priority {
    let id: ObjectIdentifier
    weak var view: UIView?
    let attribute: EquationAttribute
    let value: UILayoutPriority

    func set() {
      switch attribute {
      case .resistH: view?.setContentCompressionResistancePriority(value, for: .horizontal)
      case .resistV: view?.setContentCompressionResistancePriority(value, for: .vertical)
      case .hugH: view?.setContentHuggingPriority(value, for: .horizontal)
      default: view?.setContentHuggingPriority(value, for: .vertical)
      }
    }
  }

  private func setPriority(_ equation: Equation, _ source: EquationSource) {
    guard let view = scope.item(equation.first.item, in: source)?.asView else { return }
    let attribute = equation.first.attribute
    let priority = Priority(
      id: ObjectIdentifier(view), view: view, attribute: attribute,
      value: UILayoutPriority(equation.priority))
    // Comparing identifiers is much faster than loading weak references.
    let index = priorities.firstIndex { $0.id == priority.id && $0.attribute == attribute }
    if let index { priorities[index] = priority } else { priorities.append(priority) }
    if priorities.count > sweepCount {
      priorities.removeAll { $0.view == nil }
      sweepCount = max(2 * priorities.count, ConstraintTable.minimumSweepCount)
    }
    if isActive { priority.set() }
  }
}
