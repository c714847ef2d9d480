internal import UIKitSolver

/// Solves the constraints of one tree of views: those of a window, or of views that are in none.
///
/// The root keeps it. Changes are noted as they come and solved together when a layout pass begins. Views take
/// part only if a constraint speaks of them, of what lies between, or if they leave their frame to constraints.
final class LayoutEngine {
  /// What a row of the solver is.
  enum Row {
    case constraint(NSLayoutConstraint)
    case rule(of: LayoutNode)
  }

  let solver = Solver()
  unowned(unsafe) let root: UIView
  /// Whether the engine only measures: its members' own nodes take part elsewhere.
  let isMeasuring: Bool
  /// A Boolean value that indicates whether the length counts that a stack view around the root
  /// gives it, while measuring.
  var countsStackAround = true
  var members: [LayoutNode] = []
  /// The nodes of items while measuring.
  var measuredNodes: [ObjectIdentifier: LayoutNode] = [:]
  /// Whose each variable is, by number.
  var owners: [LayoutNode?] = []
  /// What each row is, by number.
  var rows: [Row?] = []

  /// Views that have joined the tree with what is inside them.
  private var arrivals: [UIView]
  /// Constraints to be added.
  var waiting: [NSLayoutConstraint] = []
  /// Constraints with another constant.
  private var changed: [NSLayoutConstraint] = []
  /// Nodes whose own rules may be others.
  private var listed: [LayoutNode] = []
  /// Constraints that contradict others.
  var broken: [NSLayoutConstraint] = []
  /// Constraints with new constants, which give way before others in this update.
  private var precarious: [NSLayoutConstraint] = []
  /// Variables of items that have left, which constraints of other items still name.
  private var abandoned: [Variable] = []
  /// Variables that were given values for their ambiguity's sake.
  var exercised: Set<Variable> = []
  /// Whether a constraint has ever spoken of baselines.
  var usesBaselines = false
  /// A Boolean value that indicates whether a constraint has ever given a view its share of a stack
  /// view.
  var usesProportions = false
  /// A Boolean value that indicates whether something has changed that proportions in stack views
  /// may depend on.
  var mayChangeProportions = false
  /// Whether what is broken may have become possible.
  var mayMendBroken = false
  private(set) var needsUpdate = true
  private var isUpdating = false
  /// Terms of the constraint that is being lowered.
  var sum = LayoutSum()

  @MainActor init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    arrivals = [root]
  }

  deinit {
    // Without it its members take part in nothing; they outlive it when a tree becomes part of another.
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

  /// Discards a variable of an item that has left, now or when nothing names it any more.
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

  /// Solves what was noted.
  ///
  /// Views whose subviews get other places are marked for layout, but for the one that places them right away.
  @MainActor func update(placing view: UIView? = nil) {
    var rounds = 0
    // Text that wraps at the width that it gets has its height only in the next round.
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
      // What the app's code was asked for on the way may have changed more.
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

  /// Brings the members' own rules up to date.
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
        // The number is not finite, which is reported when it is added.
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
  /// In a function of the main actor each comparison would check the actor.
  private nonisolated static func order(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { numbers[$0] < numbers[$1] }
  }

  /// Marks what has to be laid out for the new values.
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
