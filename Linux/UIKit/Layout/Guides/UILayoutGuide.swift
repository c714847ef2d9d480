/// A rectangle of a view that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  final var madeNode: LayoutNode?

  final var node: LayoutNode {
    if let madeNode { return madeNode }
    let node = LayoutNode(guide: self)
    madeNode = node
    return node
  }

  /// The view in whose coordinates the rectangle lies; `addLayoutGuide(_:)` sets it.
  open weak var owningView: UIView?
  /// A name that messages show.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect { node.solvedFrame ?? .zero }

  /// A guide that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// Returns the active constraints that speak of the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: axis)
  }

  /// Whether the constraints leave the guide more than one place or size.
  open var hasAmbiguousLayout: Bool { node.isAmbiguous }

  /// The rules that UIKit itself places the guide by; none for an app's own.
  package var ownRules: [GuideRule] { [] }
}

/// What UIKit says of a guide's own numbers: guide = factor × the owning view's size + constant.
package struct GuideRule {
  package enum Part {
    case minX, minY, midX, width, height
  }

  package var part: Part
  package var relation = NSLayoutConstraint.Relation.equal
  /// How much of the owning view's width or height is added.
  package var ofOwner: CGFloat = 0
  /// Whether the owner's scroll offset is added, for what does not scroll.
  package var addsOffset = false
  package var constant: CGFloat
  package var priority = UILayoutPriority.required
}
