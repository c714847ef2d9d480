@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    var whenNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The edges of the owning view that are near the tracked object.
  package var nearEdges: NSDirectionalRectEdge { [] }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, edge, whenNear: true)
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && $0.whenNear }?.constraints ?? []
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, edge, whenNear: false)
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.whenNear }?.constraints ?? []
  }

  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, whenNear: Bool
  ) {
    for entry in tracked where entry.edges == edges && entry.whenNear == whenNear {
      NSLayoutConstraint.deactivate(entry.constraints)
    }
    tracked.removeAll { $0.edges == edges && $0.whenNear == whenNear }
    guard !constraints.isEmpty else { return }
    tracked.append(Tracked(edges: edges, whenNear: whenNear, constraints: constraints))
    followEdges()
  }

  /// Activates the constraints for the edges that are near now.
  final func followEdges() {
    let near = nearEdges
    func counts(_ entry: Tracked) -> Bool {
      entry.whenNear ? near.isSuperset(of: entry.edges) : near.isDisjoint(with: entry.edges)
    }
    for entry in tracked where !counts(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where counts(entry) { NSLayoutConstraint.activate(entry.constraints) }
  }
}
