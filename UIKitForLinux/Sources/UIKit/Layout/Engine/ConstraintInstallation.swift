internal import UIKitSolver

/// Where an active constraint stands in the lists of its items and in an engine.
struct ConstraintInstallation {
  enum State {
    /// In no engine: inactive, or its views have had no layout together yet.
    case outside
    /// Will be added at the next update.
    case waiting
    /// Counts.
    case added
    /// Contradicts others; is tried again when something else changes.
    case broken
  }

  /// Grows from one activation to the next, so that later ones give way.
  var serial = 0
  /// The index among the constraints of the container's node.
  var index = 0
  var state = State.outside
  /// Whether others have to give way instead, whenever they were activated.
  var insists = false
  /// A Boolean value that indicates whether a stack view gives a view its share of the length by
  /// it.
  var isProportion = false
  /// A Boolean value that indicates whether the stack view around the constraint's only item
  /// decides its length by it.
  var isFromStackAround = false
  /// Whether it gives way before those without another constant in this update.
  var hasNewConstant = false
  unowned(unsafe) var engine: LayoutEngine?
  var row: Constraint?
  /// Whether the engine will look at the constant again.
  var isConstantChanged = false
  /// The places in the users of the nodes that each side's item and origin have.
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
  /// How often constraints were activated, for benchmarks.
  package static var activationCount: Int { ConstraintInstallation.lastSerial }

  private func item(_ slot: Int) -> AnyObject? {
    switch slot {
    case 0: firstSide.item
    case 1: firstSide.originItem
    case 2: secondSide.item
    default: secondSide.originItem
    }
  }

  /// Tells the items' nodes of the constraint.
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
      // The last one takes the place.
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
