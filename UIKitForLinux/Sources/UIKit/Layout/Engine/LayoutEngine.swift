internal import UIKitSolver

/// Solves the constraints of one view hierarchy, whose root is a window or a view without a
/// superview.
///
/// The root owns the engine. Changes are collected and solved together when a layout pass begins.
/// Members of the engine are only views with constraints, the views between them, and views whose
/// frames are determined by constraints.
final class LayoutEngine {
  /// The source of a row in the solver.
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
  var countsStackAround = true
  var members: [LayoutNode] = []
  /// The copied nodes of items while measuring.
  var measuredNodes: [ObjectIdentifier: LayoutNode] = [:]
  /// The node that owns each variable, indexed by variable number.
  var owners: [LayoutNode?] = []
  /// The source of each row, indexed by row number.
  var rows: [Row?] = []

  /// Views that were added to the hierarchy with their descendants, and whose constraints aren't
  /// added yet.
  private var arrivals: [UIView]
  /// Constraints to add at the next update.
  var waiting: [NSLayoutConstraint] = []
  /// Constraints whose constants have changed.
  private var changed: [NSLayoutConstraint] = []
  /// Nodes whose rules may have changed.
  private var listed: [LayoutNode] = []
  /// Constraints that were broken in a conflict.
  var broken: [NSLayoutConstraint] = []
  /// Constraints with new constants, which are broken before others in this update.
  private var precarious: [NSLayoutConstraint] = []
  /// Variables of removed items that constraints of other items still use.
  private var abandoned: [Variable] = []
  /// Variables changed by `exerciseAmbiguityInLayout()`.
  var exercised: Set<Variable> = []
  /// A Boolean value that indicates whether a constraint has ever used a baseline.
  var usesBaselines = false
  /// A Boolean value that indicates whether a constraint has ever given a view a proportional
  /// length in a stack view.
  var usesProportions = false
  /// A Boolean value that indicates whether a change may affect the proportions of stack views.
  var mayChangeProportions = false
  /// A Boolean value that indicates whether an unsatisfied constraint might be satisfiable again.
  var mayMendBroken = false
  private(set) var needsUpdate = true
  private var isUpdating = false
  /// The linear expression of the constraint that is being converted.
  var sum = LayoutSum()

  @MainActor init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    arrivals = [root]
  }

  deinit {
    // Members can outlive the engine, when the hierarchy is added to another one.
    if !isMeasuring { for node in members { node.membership = LayoutMembership() } }
    for case .constraint(let constraint)? in rows { constraint.installation.forgetEngine(self) }
    for constraint in waiting { constraint.installation.forgetEngine(self) }
    for constraint in broken { constraint.installation.forgetEngine(self) }
  }

  // MARK: Noting changes

  @MainActor func welcome(_ view: UIView) {
    arrivals.append(view)
    wake()
  }

  @MainActor func add(_ constraint: NSLayoutConstraint) {
    constraint.installation.engine = self
    constraint.installation.state = .waiting
    waiting.append(constraint)
    wake()
  }

  @MainActor func noteConstant(of constraint: NSLayoutConstraint) {
    wake()
    guard constraint.installation.state == .added, !constraint.installation.isConstantChanged else {
      mayMendBroken = true
      return
    }
    constraint.installation.isConstantChanged = true
    changed.append(constraint)
  }

  @MainActor func list(_ node: LayoutNode) {
    guard !node.membership.isListed else { return }
    node.membership.isListed = true
    listed.append(node)
    wake()
  }

  @MainActor func remove(_ constraint: NSLayoutConstraint) {
    if let row = constraint.installation.row { removeRow(row) }
    constraint.installation.forgetEngine(self)
    wake()
  }

  func removeRow(_ row: Constraint) {
    try? solver.remove(row)
    rows[row.number] = nil
    mayMendBroken = true
  }

  /// Discards a removed item's variable, immediately or as soon as no constraint uses it.
  func abandon(_ variable: Variable) {
    if !discard(variable) { abandoned.append(variable) }
  }

  private func discard(_ variable: Variable) -> Bool {
    do throws(SolverError) {
      try solver.discard(variable)
      return true
    } catch {
      return false
    }
  }

  @MainActor private func wake() {
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
      abandoned.removeAll { discard($0) }
      welcomeArrivals()
      updateConstants()
      addWaiting()
      updateRules()
      note(solver.solve { self.rowToBreak(of: $0) })
      warnAboutLimits()
      for constraint in precarious { constraint.installation.hasNewConstant = false }
      precarious = []
      noteMoves(placing: view)
      mendBroken(placing: view)
      isUpdating = false
      // Code of the app that ran during the update may have made further changes.
      needsUpdate =
        !(arrivals.isEmpty && waiting.isEmpty && changed.isEmpty && listed.isEmpty)
    }
  }

  @MainActor private func welcomeArrivals() {
    let views = arrivals
    arrivals = []
    for view in views where view.isDescendant(of: root) {
      view.forEachNodeInside { node in
        if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints {
          join(self.node(of: node))
        }
        for constraint in node.constraints
        where isMeasuring || constraint.installation.state == .outside {
          if !isMeasuring {
            add(constraint)
          } else if countsStackAround || node.view !== root
            || !constraint.installation.isFromStackAround
          {
            waiting.append(constraint)
          }
        }
      }
    }
  }

  /// Updates the rules of nodes that need it.
  @MainActor private func updateRules() {
    while !listed.isEmpty {
      let nodes = listed
      listed = []
      for node in nodes where node.engine === self {
        node.membership.isListed = false
        updateRules(of: node)
      }
    }
  }

  @MainActor private func updateConstants() {
    let constraints = changed
    changed = []
    for constraint in constraints {
      constraint.installation.isConstantChanged = false
      guard constraint.installation.engine === self, let row = constraint.installation.row else {
        continue
      }
      lower(constraint)
      mayMendBroken = true
      constraint.installation.hasNewConstant = true
      precarious.append(constraint)
      do {
        try solver.setConstant(sum.constant, of: row)
      } catch {
        // The number isn't finite. This is reported when the constraint is added.
        removeRow(row)
        constraint.installation.row = nil
        add(constraint)
      }
    }
  }

  @MainActor private func addWaiting() {
    var constraints = waiting.filter { isMeasuring || $0.installation.isWaiting(in: self) }
    waiting = []
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
  @MainActor func noteMoves(placing placer: UIView?) {
    var moved: [LayoutNode] = []
    for variable in solver.changes {
      guard let node = owners[variable.number], !node.membership.isMoved else { continue }
      node.membership.isMoved = true
      moved.append(node)
    }
    for node in moved {
      node.membership.isMoved = false
      if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints {
        if view.contentHeightDependsOnWidth, node.solvedWidth != node.membership.contentWidth {
          list(node)
        }
        guard !isMeasuring else { continue }
        let parent = view.storedSuperview ?? view
        if parent !== placer, !view.isPlaced(by: node) { parent.setNeedsLayout() }
      } else if !isMeasuring, let owner = node.guide?.owningView, owner !== placer {
        owner.setNeedsLayout()
      }
    }
  }
}
