internal import UIKitSolver

extension LayoutEngine {
  /// Adds a constraint to the solver.
  @MainActor func install(_ constraint: NSLayoutConstraint) {
    guard constraint.container != nil else { return }
    if constraint.installation.isProportionalLength { usesProportions = true }
    let relation = updateExpression(for: constraint)
    do {
      let row = try solver.add(
        expression.terms, constant: expression.constant, relation,
        strength: Strength(constraint.priority))
      setRow(row, .constraint(constraint))
      guard !isMeasuring else { return }
      constraint.installation.row = row
      constraint.installation.state = .installed
    } catch {
      guard !isMeasuring else { return }
      constraint.installation.state = .unsatisfied
      unsatisfiedConstraints.append(constraint)
      device.warn("A constraint with a number that is not finite does not count: \(constraint)")
    }
  }

  /// Returns the constraint to break in a conflict.
  ///
  /// Constraints with a new constant are broken first, then the one activated last. Constraints
  /// with `isBrokenLast` are broken only if no others remain. Implicit rules of views and guides
  /// are never broken.
  @MainActor func rowToRemove(of rows: [Constraint]) -> Constraint? {
    func rank(_ constraint: NSLayoutConstraint) -> (Int, Int) {
      let installation = constraint.installation
      if isMeasuring { return (0, installation.serial) }
      return (
        installation.hasNewConstant ? 2 : installation.isBrokenLast ? 0 : 1, installation.serial
      )
    }
    return rows.compactMap { row in constraint(of: row).map { (row, rank($0)) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// Adds unsatisfied constraints again, one by one, because they may be satisfiable now.
  @MainActor func retryUnsatisfiedConstraints(placing view: UIView?) {
    guard mayRetryUnsatisfied, !unsatisfiedConstraints.isEmpty else { return }
    mayRetryUnsatisfied = false
    let before = unsatisfiedConstraints.sorted { $0.installation.serial < $1.installation.serial }
    unsatisfiedConstraints = []
    for constraint in before where constraint.installation.isUnsatisfied(in: self) {
      install(constraint)
      guard let row = constraint.installation.row else { continue }
      handle(solver.solve { $0.contains(row) ? row : self.rowToRemove(of: $0) }, retrying: row)
      markMovedViews(placing: view)
    }
  }

  /// Records the rows that the solver removed, and reports the conflicts.
  ///
  /// - Parameter retrying: A row that is being retried. Removing it again isn't reported.
  @MainActor func handle(_ conflicts: [Conflict], retrying: Constraint? = nil) {
    for conflict in conflicts {
      switch row(conflict.removed) {
      case .constraint(let constraint):
        if !isMeasuring {
          if conflict.removed != retrying {
            report(conflict, broken: constraint)
            mayRetryUnsatisfied = true
          }
          constraint.installation.row = nil
          constraint.installation.state = .unsatisfied
          unsatisfiedConstraints.append(constraint)
        }
      case .rule(let node):
        for index in node.engineState.rules.indices
        where node.engineState.rules[index].row == conflict.removed {
          node.engineState.rules[index].row = nil
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
