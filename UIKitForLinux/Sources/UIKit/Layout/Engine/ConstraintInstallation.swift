internal import UIKitSolver

/// The state of an active constraint in its items' lists and in a layout engine.
struct ConstraintInstallation {
  enum State {
    /// The constraint isn't in an engine, because it's inactive or its views haven't been laid out
    /// together.
    case outside
    /// The constraint is added at the next update.
    case waiting
    /// The constraint is in the solver.
    case added
    /// The constraint conflicts with others. The engine retries it after other changes.
    case broken
  }

  /// The activation number. Among conflicting constraints, the one activated last is broken.
  var serial = 0
  /// The index in the list of constraints that the container holds.
  var index = 0
  var state = State.outside
  /// A Boolean value that indicates whether conflicting constraints are broken first, even if they
  /// were activated earlier.
  var insists = false
  /// A Boolean value that indicates whether the constraint gives a view its proportional length in
  /// a stack view.
  var isProportion = false
  /// A Boolean value that indicates whether the constraint sets the length of its only item for the
  /// enclosing stack view.
  var isFromStackAround = false
  /// A Boolean value that indicates whether the constant changed in this update. Such a constraint
  /// is broken first.
  var hasNewConstant = false
  unowned(unsafe) var engine: LayoutEngine?
  var row: Constraint?
  /// A Boolean value that indicates whether the next update reads the constant again.
  var isConstantChanged = false
  /// The indices in the reference lists of both items and both origin items, or -1.
  var places = SIMD4<Int32>(repeating: -1)

  mutating func forgetEngine(_ gone: LayoutEngine) {
    guard engine === gone else { return }
    engine = nil
    state = .outside
    row = nil
    isConstantChanged = false
  }

  func isWaiting(in engine: LayoutEngine) -> Bool { self.engine === engine && state == .waiting }

  func isBroken(in engine: LayoutEngine) -> Bool { self.engine === engine && state == .broken }

  @MainActor fileprivate static var lastSerial = 0

  @MainActor static func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }
}

extension NSLayoutConstraint {
  /// The number of activations so far, for benchmarks.
  package static var activationCount: Int { ConstraintInstallation.lastSerial }

  private func item(_ slot: Int) -> AnyObject? {
    switch slot {
    case 0: firstSide.item
    case 1: firstSide.originItem
    case 2: secondSide.item
    default: secondSide.originItem
    }
  }

  /// Adds the constraint to the reference lists of its items' nodes.
  final func joinUsers() {
    for slot in 0..<4 {
      guard let node = LayoutItem.madeNode(of: item(slot)) else { continue }
      installation.places[slot] = Int32(node.users.count)
      node.users.append(LayoutNode.User(constraint: self, slot: slot))
    }
  }

  final func leaveUsers() {
    for slot in 0..<4 where installation.places[slot] >= 0 {
      let index = Int(installation.places[slot])
      installation.places[slot] = -1
      guard let node = LayoutItem.node(of: item(slot)), node.users.indices.contains(index) else {
        continue
      }
      // The last reference fills the gap.
      let last = node.users.removeLast()
      guard index < node.users.count else { continue }
      node.users[index] = last
      last.constraint.installation.places[last.slot] = Int32(index)
    }
  }

  final func leaveEngine() {
    installation.engine?.remove(self)
  }
}
