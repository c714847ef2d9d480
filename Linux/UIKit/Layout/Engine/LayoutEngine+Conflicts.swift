internal import UIKitSolver

extension LayoutEngine {
  /// Lets a constraint count, or puts it aside where it contradicts others.
  @MainActor func install(_ constraint: NSLayoutConstraint, tells: Bool = true) {
    guard constraint.container != nil else { return }
    let relation = lower(constraint)
    settleRules()
    do {
      let row = try solver.add(
        sum.terms, constant: sum.constant, relation, strength: Strength(constraint.priority))
      guard !isMeasuring else { return }
      constraint.installation.row = row
      constraint.installation.state = .added
      setRow(row, .constraint(constraint))
    } catch {
      if constraint.installation.insists, case .unsatisfiable(let rows) = error,
        breakLast(of: rows, for: constraint)
      {
        return install(constraint, tells: tells)
      }
      guard !isMeasuring else { return }
      constraint.installation.state = .broken
      broken.append(constraint)
      guard tells else { return }
      if case .unsatisfiable(let rows) = error {
        tell(of: constraint, in: rows)
      } else {
        device.warn("A constraint with a number that is not finite does not count: \(constraint)")
      }
    }
  }

  /// Puts the constraint aside that was activated last of some rows; returns whether there was one.
  @MainActor func breakLast(of rows: [Constraint], for node: LayoutNode) -> Bool {
    let constraints = constraints(among: rows)
    guard
      let last = constraints.max(by: { $0.installation.serial < $1.installation.serial }),
      let row = last.installation.row
    else { return false }
    removeRow(row)
    last.installation.row = nil
    last.installation.state = .broken
    broken.append(last)
    tell(of: last, in: rows, with: node)
    return true
  }

  /// Makes room for a constraint that has to hold; returns whether anything could give way.
  @MainActor private func breakLast(
    of rows: [Constraint], for constraint: NSLayoutConstraint
  ) -> Bool {
    let others = constraints(among: rows).filter { !$0.installation.insists }
    guard
      let last = others.max(by: { $0.installation.serial < $1.installation.serial }),
      let row = last.installation.row
    else { return false }
    tell(of: last, in: rows, against: constraint)
    removeRow(row)
    last.installation.row = nil
    last.installation.state = .broken
    broken.append(last)
    return true
  }

  @MainActor private func constraints(among rows: [Constraint]) -> [NSLayoutConstraint] {
    rows.compactMap { row in
      guard self.rows.indices.contains(row.number),
        case .constraint(let constraint)? = self.rows[row.number]
      else { return nil }
      return constraint
    }
  }

  @MainActor private var device: Device { root.window?.device ?? .current }

  /// Says which constraints cannot all hold, and which of them does not count any more.
  @MainActor private func tell(
    of constraint: NSLayoutConstraint, in rows: [Constraint], with node: LayoutNode? = nil,
    against winner: NSLayoutConstraint? = nil
  ) {
    let others = constraints(among: rows).filter { $0 !== constraint }
    let ordered = (others + [constraint, winner].compactMap(\.self)).sorted {
      $0.installation.serial < $1.installation.serial
    }
    var nodes: [LayoutNode] = node.map { [$0] } ?? []
    for row in rows {
      guard self.rows.indices.contains(row.number), case .rule(let node)? = self.rows[row.number],
        !nodes.contains(where: { $0 === node })
      else { continue }
      nodes.append(node)
    }
    let conflict = LayoutConflict(
      constraints: ordered.map(LayoutConflict.Entry.init),
      broken: LayoutConflict.Entry(constraint), rules: nodes.map { $0.describeRules() })
    device.tell(of: conflict)
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
