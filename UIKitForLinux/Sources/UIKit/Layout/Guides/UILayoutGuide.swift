@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  final var existingNode: LayoutNode?

  final var node: LayoutNode {
    if let existingNode { return existingNode }
    let node = LayoutNode(guide: self)
    existingNode = node
    return node
  }

  open weak var owningView: UIView?
  open var identifier = ""

  open var layoutFrame: CGRect { node.solvedFrame ?? .zero }

  public override init() {
    super.init()
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: axis)
  }

  open var hasAmbiguousLayout: Bool { node.isAmbiguous }

  /// The rules by which UIKit places the guide.
  ///
  /// Guides of the app have none.
  package var ownRules: [GuideRule] { [] }
}

/// A rule for a guide's frame: multiplier × size of the owning view + constant.
package struct GuideRule {
  package enum Part {
    case minX, minY, midX, width, height
  }

  package var part: Part
  package var relation = NSLayoutConstraint.Relation.equal
  /// The multiple of the owning view's width or height that is added.
  package var ownerMultiplier: CGFloat = 0
  /// A Boolean value that indicates whether the owner's scroll offset is added, for guides that
  /// don't scroll.
  package var addsScrollOffset = false
  package var constant: CGFloat
  package var priority = UILayoutPriority.required
}
