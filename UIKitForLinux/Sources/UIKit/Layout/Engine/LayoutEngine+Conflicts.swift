internal import UIKitSolver

extension LayoutEngine {
  /// Adds a constraint to the solver.
  @MainActor func install(_ constraint: NSLayoutConstraint) {
    guard constraint.container != nil else { return }
    if constraint.installation.isProportion { usesProportions = true }
    let relation = lower(constraint)
    do {
      let row = try solver.add(
        sum.terms, constant: sum.constant, relation, strength: Strength(constraint.priority))
      setRow(row, .constraint(constraint))
      guard !isMeasuring else { return }
      constraint.installation.row = row
      constraint.installation.state = .added
    } catch {
      guard !isMeasuring else { return }
      constraint.installation.state = .broken
      broken.append(constraint)
      device.warn("A constraint with a number that is not finite does not count: \(constraint)")
    }
  }

  /// Which of the rows that contradict each other is to be removed.
  ///
  /// A constraint with a new constant gives way; of the others the one that was activated last does, but for those
  /// that insist. What items bring in by themselves stays.
  @MainActor func rowToBreak(of rows: [Constraint]) -> Constraint? {
    func rank(_ constraint: NSLayoutConstraint) -> (Int, Int) {
      let installation = constraint.installation
      if isMeasuring { return (0, installation.serial) }
      return (
        installation.hasNewConstant ? 2 : installation.insists ? 0 : 1, installation.serial
      )
    }
    return rows.compactMap { row in constraint(of: row).map { (row, rank($0)) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// Adds the constraints again that were broken, one by one, in case they have become possible.
  @MainActor func mendBroken(placing view: UIView?) {
    guard mayMendBroken, !broken.isEmpty else { return }
    mayMendBroken = false
    let before = broken.sorted { $0.installation.serial < $1.installation.serial }
    broken = []
    for constraint in before where constraint.installation.isBroken(in: self) {
      install(constraint)
      guard let row = constraint.installation.row else { continue }
      note(solver.solve { $0.contains(row) ? row : self.rowToBreak(of: $0) }, mending: row)
      noteMoves(placing: view)
    }
  }

  /// Notes which rows the solver has removed, and reports the conflicts.
  ///
  /// - Parameter mending: a row that may be removed again without a report.
  @MainActor func note(_ conflicts: [Conflict], mending: Constraint? = nil) {
    for conflict in conflicts {
      switch row(conflict.removed) {
      case .constraint(let constraint):
        if !isMeasuring {
          if conflict.removed != mending {
            report(conflict, broken: constraint)
            mayMendBroken = true
          }
          constraint.installation.row = nil
          constraint.installation.state = .broken
          broken.append(constraint)
        }
      case .rule(let node):
        for index in node.membership.rules.indices
        where node.membership.rules[index].row == conflict.removed {
          node.membership.rules[index].row = nil
        }
      case nil: break
      }
      rows[conflict.removed.number] = nil
    }
  }

  /// Warns if the solver stopped before it found the optimum.
  @MainActor func warnAboutLimits() {
    guard !isMeasuring, !solver.reachedLimits.isEmpty else { return }
    let limits = solver.reachedLimits.map { "\($0)" }.sorted().joined(separator: ", ")
    device.warn("The constraint solver stopped early, so the layout may be wrong: \(limits)")
  }

  private func row(_ row: Constraint) -> Row? {
    rows.indices.contains(row.number) ? rows[row.number] : nil
  }

  private func constraint(of row: Constraint) -> NSLayoutConstraint? {
    guard case .constraint(let constraint)? = self.row(row) else { return nil }
    return constraint
  }

  @MainActor var device: Device { root.window?.device ?? .current }

  /// Reports which constraints cannot all hold, and which of them does not count any more.
  @MainActor private func report(_ conflict: Conflict, broken: NSLayoutConstraint) {
    let constraints = conflict.constraints.compactMap { constraint(of: $0) }.sorted {
      $0.installation.serial < $1.installation.serial
    }
    var nodes: [LayoutNode] = []
    for row in conflict.constraints {
      guard case .rule(let node)? = self.row(row), !nodes.contains(where: { $0 === node }) else {
        continue
      }
      nodes.append(node)
    }
    device.report(
      LayoutConflict(
        constraints: constraints.map(LayoutConflict.Entry.init),
        broken: LayoutConflict.Entry(broken), rules: nodes.map { $0.describeRules() }))
  }
}

extension LayoutNode {
  /// What the item brings into a conflict by itself: its frame, its insets.
  @MainActor fileprivate func describeRules() -> String {
    if let guide { return "<\(guide.describedForLayout): its own place>" }
    guard let view else { return "" }
    if view.translatesAutoresizingMaskIntoConstraints {
      let (size, center) = (view.layer.bounds.size, view.layer.position)
      return
        "<\(view.describedForLayout): its frame, \(size.width) × \(size.height) around \(center.x), \(center.y)>"
    }
    return "<\(view.describedForLayout): its size, not below 0>"
  }
}
