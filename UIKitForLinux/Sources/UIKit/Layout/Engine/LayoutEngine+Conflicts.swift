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

  /// Returns the constraint to break in a conflict.
  ///
  /// Constraints with a new constant are broken first, then the one activated last. Constraints
  /// with `isBrokenLast` are broken only if no others remain. Implicit rules of views and guides
  /// are never broken.
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

  /// Adds unsatisfied constraints again, one by one, because they may be satisfiable now.
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

  /// Records the rows that the solver removed, and reports the conflicts.
  ///
  /// - Parameter retrying: A row that is being retried. Removing it again isn't reported.
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

  /// Reports constraints that can't be satisfied simultaneously, and the one that the engine
  /// breaks.
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
  /// A description of the item's implicit rules, such as its frame or its insets.
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
