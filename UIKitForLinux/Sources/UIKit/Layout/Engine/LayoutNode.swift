internal import UIKitSolver

/// What Auto Layout knows of a view or a layout guide; made when something first speaks of it.
///
/// The item keeps it. An engine keeps it too while the item takes part, and lets go of it first.
final class LayoutNode {
  unowned let view: UIView?
  unowned let guide: UILayoutGuide?
  /// The constraints that speak of the item and are active, in no order.
  var users: [User] = []
  /// The constraints that the view holds, in no order.
  var constraints: [NSLayoutConstraint] = []
  /// What the view lists for the size of its contents, besides the constraints that it holds.
  var contentSizeConstraints: [ContentSizeConstraint] = []
  /// The guides that the app gave the view.
  var guides: [UILayoutGuide] = []
  /// What was set of the view's hugging and resistance; nil for what its class has.
  var priorities: ContentPriorities?
  /// What the item is in the engine that it takes part in.
  var membership = LayoutMembership()
  /// What is known of the view's growth with its own safe area.
  var safeAreaFeedback = SafeAreaFeedback()

  init(view: UIView) {
    self.view = view
    guide = nil
  }

  init(guide: UILayoutGuide) {
    view = nil
    self.guide = guide
  }

  /// A node of the same item, for an engine that only measures.
  init(copyOf node: LayoutNode) {
    view = node.view
    guide = node.guide
  }

  /// A constraint that speaks of the item, and which of its items that is.
  struct User {
    let constraint: NSLayoutConstraint
    let slot: Int
  }

  var engine: LayoutEngine? { membership.engine }

  /// The constraints that the view holds, in the order of their activation.
  @MainActor var constraintsInOrder: [NSLayoutConstraint] {
    constraints.sorted { $0.installation.serial < $1.installation.serial }
  }

  /// Removes a constraint that the view holds; the last one takes its index.
  @MainActor func remove(_ constraint: NSLayoutConstraint) {
    let index = constraint.installation.index
    guard constraints.indices.contains(index), constraints[index] === constraint else { return }
    let last = constraints.removeLast()
    guard last !== constraint else { return }
    constraints[index] = last
    last.installation.index = index
  }
}

/// How much a view resists being larger or smaller than its contents.
package struct ContentPriorities {
  /// Against being larger.
  package var hugging = UILayoutPriority.defaultLow
  package var verticalHugging = UILayoutPriority.defaultLow
  /// Against being smaller.
  package var resistance = UILayoutPriority.defaultHigh
  package var verticalResistance = UILayoutPriority.defaultHigh

  package init() {}
}
