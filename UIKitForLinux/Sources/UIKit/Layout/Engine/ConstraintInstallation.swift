internal import UIKitSolver

/// The state of an active constraint in its items' lists and in a layout engine.
struct ConstraintInstallation {
  enum State {
    /// The constraint isn't in an engine, because it's inactive or its views haven't been laid out
    /// together.
    case notInstalled
    /// The constraint is added at the next update.
    case pending
    /// The constraint is in the solver.
    case installed
    /// The constraint conflicts with others. The engine retries it after other changes.
    case unsatisfied
  }

  /// The activation number.
  ///
  /// Among conflicting constraints, the one activated last is broken.
  var serial = 0
  /// The index in the list of constraints that the container holds.
  var index = 0
  var state = State.notInstalled
  /// A Boolean value that indicates whether conflicting constraints are broken first, even if they
  /// were activated earlier.
  var isBrokenLast = false
  /// A Boolean value that indicates whether the constraint gives a view its proportional length in
  /// a stack view.
  var isProportionalLength = false
  /// A Boolean value that indicates whether the constraint sets the length of its only item for the
  /// enclosing stack view.
  var isForEnclosingStackView = false
  /// A Boolean value that indicates whether the constant changed in this update.
  ///
  /// Such a constraint is broken first.
  var hasNewConstant = false
  unowned(unsafe) var engine: LayoutEngine?
  var row: Constraint?
  /// A Boolean value that indicates whether the next update reads the constant again.
  var isConstantChanged = false
  /// The indices in the reference lists of both items and both origin items, or -1.
  var referenceIndices = SIMD4<Int32>(repeating: -1)

  mutating func forgetEngine(_ gone: LayoutEngine) {
    guard engine === gone else { return }
    engine = nil
    state = .notInstalled
    row = nil
    isConstantChanged = false
  }

  func isPending(in engine: LayoutEngine) -> Bool { self.engine === engine && state == .pending }

  func isUnsatisfied(in engine: LayoutEngine) -> Bool {
    self.engine === engine && state == .unsatisfied
  }

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
  final func addReferences() {
    for slot in 0..<4 {
      guard let node = LayoutItem.nodeCreatedIfNeeded(of: item(slot)) else { continue }
      installation.referenceIndices[slot] = Int32(node.references.count)
      node.references.append(LayoutNode.Reference(constraint: self, slot: slot))
    }
  }

  final func removeReferences() {
    for slot in 0..<4 where installation.referenceIndices[slot] >= 0 {
      let index = Int(installation.referenceIndices[slot])
      installation.referenceIndices[slot] = -1
      guard let node = LayoutItem.node(of: item(slot)), node.references.indices.contains(index)
      else {
        continue
      }
      // The last reference fills the gap.
      let last = node.references.removeLast()
      guard index < node.references.count else { continue }
      node.references[index] = last
      last.constraint.installation.referenceIndices[last.slot] = Int32(index)
    }
  }

  final func removeFromEngine() {
    installation.engine?.remove(self)
  }
}
