internal import UIKitSolver

/// The Auto Layout data of a view or a layout guide, created on first use.
///
/// The item owns the node. An engine that has the node as a member also keeps a reference, and
/// releases it before the item does.
final class LayoutNode {
  unowned let view: UIView?
  unowned let guide: UILayoutGuide?
  /// The active constraints that refer to the item, in no particular order.
  var references: [Reference] = []
  /// The constraints that the view holds, in no particular order.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints for the intrinsic content size, which `constraints` lists in addition to those
  /// that the view holds.
  var contentSizeConstraints: [ContentSizeConstraint] = []
  /// The layout guides that the app added to the view.
  var guides: [UILayoutGuide] = []
  /// The content hugging and compression resistance priorities set by the app, or `nil` for the
  /// default of the class.
  var priorities: ContentPriorities?
  /// The node's state in the engine that it belongs to.
  var engineState = LayoutEngineState()
  /// The detection of a view that grows with its own safe area.
  var safeAreaFeedback = SafeAreaFeedback()

  init(view: UIView) {
    self.view = view
    guide = nil
  }

  init(guide: UILayoutGuide) {
    view = nil
    self.guide = guide
  }

  /// Creates a node for the same item in an engine that only measures.
  init(copyOf node: LayoutNode) {
    view = node.view
    guide = node.guide
  }

  /// A constraint that refers to the item, and the slot in which it does.
  struct Reference {
    let constraint: NSLayoutConstraint
    let slot: Int
  }

  var engine: LayoutEngine? { engineState.engine }

  /// The constraints that the view holds, in order of activation.
  @MainActor var constraintsInOrder: [NSLayoutConstraint] {
    constraints.sorted { $0.installation.serial < $1.installation.serial }
  }

  /// Removes a constraint that the view holds.
  ///
  /// The last constraint takes its index.
  @MainActor func remove(_ constraint: NSLayoutConstraint) {
    let index = constraint.installation.index
    guard constraints.indices.contains(index), constraints[index] === constraint else { return }
    let last = constraints.removeLast()
    guard last !== constraint else { return }
    constraints[index] = last
    last.installation.index = index
  }
}

/// Content hugging and compression resistance priorities.
package struct ContentPriorities {
  /// The content hugging priority.
  package var hugging = UILayoutPriority.defaultLow
  package var verticalHugging = UILayoutPriority.defaultLow
  /// The compression resistance priority.
  package var resistance = UILayoutPriority.defaultHigh
  package var verticalResistance = UILayoutPriority.defaultHigh

  package init() {}
}
