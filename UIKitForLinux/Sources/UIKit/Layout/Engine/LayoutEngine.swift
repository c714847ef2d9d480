internal import UIKitSolver

/// Solves the constraints of one view hierarchy, whose root is a window or a view without a
/// superview.
///
/// The root owns the engine. Changes are collected and solved together when a layout pass begins.
/// Members of the engine are only views with constraints, the views between them, and views whose
/// frames are determined by constraints.
final class LayoutEngine {
  /// The source of a row in the solver: a constraint or an implicit rule.
  enum Row {
    case constraint(NSLayoutConstraint)
    case rule(of: LayoutNode)
  }

  let solver = Solver()
  unowned(unsafe) let root: UIView
  /// A Boolean value that indicates whether the engine only measures, with copies of the layout
  /// nodes.
  let isMeasuring: Bool
  /// A Boolean value that indicates whether measuring includes the length that an enclosing stack
  /// view gives the root.
  var includesEnclosingStackView = true
  var members: [LayoutNode] = []
  /// The copied nodes of items while measuring.
  var measuredNodes: [ObjectIdentifier: LayoutNode] = [:]
  /// The node that owns each variable, indexed by variable number.
  var variableOwners: [LayoutNode?] = []
  /// The source of each row, indexed by row number.
  var rows: [Row?] = []

  /// Views that were added to the hierarchy with their descendants, and whose constraints aren't
  /// added yet.
  private var pendingHierarchies: [UIView]
  /// Constraints to add at the next update.
  var pendingConstraints: [NSLayoutConstraint] = []
  /// Constraints whose constants have changed.
  private var constraintsWithChangedConstants: [NSLayoutConstraint] = []
  /// Nodes whose implicit constraints may have changed.
  private var nodesNeedingRuleUpdate: [LayoutNode] = []
  /// Constraints that were broken in a conflict.
  var unsatisfiedConstraints: [NSLayoutConstraint] = []
  /// Constraints with new constants, which are broken before others in this update.
  private var constraintsWithNewConstants: [NSLayoutConstraint] = []
  /// Variables of removed items that constraints of other items still use.
  private var orphanedVariables: [Variable] = []
  /// Variables changed by `exerciseAmbiguityInLayout()`.
  var exercisedVariables: Set<Variable> = []
  /// A Boolean value that indicates whether a constraint has ever used a baseline.
  var usesBaselines = false
  /// A Boolean value that indicates whether a constraint has ever given a view a proportional
  /// length in a stack view.
  var usesProportions = false
  /// A Boolean value that indicates whether a change may affect the proportions of stack views.
  var mayChangeProportions = false
  /// A Boolean value that indicates whether an unsatisfied constraint might be satisfiable again.
  var mayRetryUnsatisfied = false
  private(set) var needsUpdate = true
  private var isUpdating = false
  /// The linear expression of the constraint that is being converted.
  var expression = LinearExpression()

  @MainActor init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    pendingHierarchies = [root]
  }

  deinit {
    // Members can outlive the engine, when the hierarchy is added to another one.
    if !isMeasuring { for node in members { node.engineState = LayoutEngineState() } }
    for case .constraint(let constraint)? in rows { constraint.installation.forgetEngine(self) }
    for constraint in pendingConstraints { constraint.installation.forgetEngine(self) }
    for constraint in unsatisfiedConstraints { constraint.installation.forgetEngine(self) }
  }

  // MARK: Noting changes

  @MainActor func addHierarchy(_ view: UIView) {
    pendingHierarchies.append(view)
    setNeedsUpdate()
  }

  @MainActor func add(_ constraint: NSLayoutConstraint) {
    constraint.installation.engine = self
    constraint.installation.state = .pending
    pendingConstraints.append(constraint)
    setNeedsUpdate()
  }

  @MainActor func constantChanged(of constraint: NSLayoutConstraint) {
    setNeedsUpdate()
    guard constraint.installation.state == .installed, !constraint.installation.isConstantChanged
    else {
      mayRetryUnsatisfied = true
      return
    }
    constraint.installation.isConstantChanged = true
    constraintsWithChangedConstants.append(constraint)
  }

  @MainActor func setNeedsRuleUpdate(_ node: LayoutNode) {
    guard !node.engineState.needsRuleUpdate else { return }
    node.engineState.needsRuleUpdate = true
    nodesNeedingRuleUpdate.append(node)
    setNeedsUpdate()
  }

  @MainActor func remove(_ constraint: NSLayoutConstraint) {
    if let row = constraint.installation.row { removeRow(row) }
    constraint.installation.forgetEngine(self)
    setNeedsUpdate()
  }

  func removeRow(_ row: Constraint) {
    try? solver.remove(row)
    rows[row.number] = nil
    mayRetryUnsatisfied = true
  }

  /// Discards a removed item's variable, immediately or as soon as no constraint uses it.
  func discardWhenUnused(_ variable: Variable) {
    if !discard(variable) { orphanedVariables.append(variable) }
  }

  private func discard(_ variable: Variable) -> Bool {
    do throws(SolverError) {
      try solver.discard(variable)
      return true
    } catch {
      return false
    }
  }

  @MainActor private func setNeedsUpdate() {
    guard !isUpdating else { return }
    needsUpdate = true
    mayChangeProportions = true
    if !isMeasuring { root.setNeedsConstraintLayout() }
  }

  // MARK: Solving

  /// Applies the pending changes and solves the constraints.
  ///
  /// Superviews of moved views are marked for layout, except the view that is placing its subviews.
  @MainActor func update(placing view: UIView? = nil) {
    var rounds = 0
    // The height of wrapped text follows from its width, so it's known only in the next round.
    while needsUpdate, !isUpdating, rounds < 4 {
      rounds += 1
      isUpdating = true
      orphanedVariables.removeAll { discard($0) }
      addPendingHierarchies()
      updateConstants()
      addWaiting()
      updateRules()
      handle(solver.solve { self.rowToRemove(of: $0) })
      warnAboutLimits()
      for constraint in constraintsWithNewConstants {
        constraint.installation.hasNewConstant = false
      }
      constraintsWithNewConstants = []
      markMovedViews(placing: view)
      retryUnsatisfiedConstraints(placing: view)
      isUpdating = false
      // Code of the app that ran during the update may have made further changes.
      needsUpdate =
        !(pendingHierarchies.isEmpty && pendingConstraints.isEmpty
        && constraintsWithChangedConstants.isEmpty && nodesNeedingRuleUpdate.isEmpty)
    }
  }

  @MainActor private func addPendingHierarchies() {
    let views = pendingHierarchies
    pendingHierarchies = []
    for view in views where view.isDescendant(of: root) {
      view.forEachNodeInHierarchy { node in
        if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints {
          addMember(self.node(of: node))
        }
        for constraint in node.constraints
        where isMeasuring || constraint.installation.state == .notInstalled {
          if !isMeasuring {
            add(constraint)
          } else if includesEnclosingStackView || node.view !== root
            || !constraint.installation.isForEnclosingStackView
          {
            pendingConstraints.append(constraint)
          }
        }
      }
    }
  }

  /// Updates the implicit constraints of the nodes that need it.
  @MainActor private func updateRules() {
    while !nodesNeedingRuleUpdate.isEmpty {
      let nodes = nodesNeedingRuleUpdate
      nodesNeedingRuleUpdate = []
      for node in nodes where node.engine === self {
        node.engineState.needsRuleUpdate = false
        updateRules(of: node)
      }
    }
  }

  @MainActor private func updateConstants() {
    let constraints = constraintsWithChangedConstants
    constraintsWithChangedConstants = []
    for constraint in constraints {
      constraint.installation.isConstantChanged = false
      guard constraint.installation.engine === self, let row = constraint.installation.row else {
        continue
      }
      updateExpression(for: constraint)
      mayRetryUnsatisfied = true
      constraint.installation.hasNewConstant = true
      constraintsWithNewConstants.append(constraint)
      do {
        try solver.setConstant(expression.constant, of: row)
      } catch {
        // The number isn't finite. This is reported when the constraint is added.
        removeRow(row)
        constraint.installation.row = nil
        add(constraint)
      }
    }
  }

  @MainActor private func addWaiting() {
    var constraints = pendingConstraints.filter {
      isMeasuring || $0.installation.isPending(in: self)
    }
    pendingConstraints = []
    let order = Self.order(of: constraints.map(\.installation.serial))
    constraints = order.map { constraints[$0] }
    for constraint in constraints where isMeasuring || constraint.installation.row == nil {
      install(constraint)
    }
  }

  /// Returns the indices of numbers in ascending order.
  ///
  /// The function is nonisolated, because each comparison in a main-actor function would check the
  /// actor.
  private nonisolated static func order(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { numbers[$0] < numbers[$1] }
  }

  /// Marks superviews for layout after variables have changed.
  @MainActor func markMovedViews(placing placer: UIView?) {
    var moved: [LayoutNode] = []
    for variable in solver.changes {
      guard let node = variableOwners[variable.number], !node.engineState.isMoved else { continue }
      node.engineState.isMoved = true
      moved.append(node)
    }
    for node in moved {
      node.engineState.isMoved = false
      if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints {
        if view.contentHeightDependsOnWidth, node.solvedWidth != node.engineState.contentWidth {
          setNeedsRuleUpdate(node)
        }
        guard !isMeasuring else { continue }
        let parent = view.storedSuperview ?? view
        if parent !== placer, !view.hasSolvedFrame(of: node) { parent.setNeedsLayout() }
      } else if !isMeasuring, let owner = node.guide?.owningView, owner !== placer {
        owner.setNeedsLayout()
      }
    }
  }
}
