/// A constraint for the content size in the constraints of a view.
///
/// UIKit has a private subclass for it, too.
///
/// The engine has its own rules for the content size, so the constraint is never active.
final class ContentSizeConstraint: NSLayoutConstraint {}

extension UIView {
  public final var constraints: [NSLayoutConstraint] {
    guard let layoutNode else { return [] }
    return layoutNode.constraintsInOrder + contentSizeConstraints(in: layoutNode)
  }

  private func contentSizeConstraints(in node: LayoutNode) -> [ContentSizeConstraint] {
    guard node.engine != nil else { return [] }
    let size = intrinsicContentSize
    let lengths = [(NSLayoutConstraint.Attribute.width, size.width), (.height, size.height)]
    let constraints = lengths.filter { $0.1 != UIView.noIntrinsicMetric }.map { attribute, length in
      node.contentSizeConstraints.first {
        $0.firstAttribute == attribute && $0.constant == length
      }
        ?? ContentSizeConstraint(
          item: self, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: length)
    }
    node.contentSizeConstraints = constraints
    return constraints
  }

  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container !== self else { return }
    var isInside = true
    constraint.forEachView { view in
      if let view, !view.isDescendant(of: self) { isInside = false }
    }
    assert(
      isInside, "A view holds constraints of itself and of what is inside: \(constraint.describe())"
    )
    guard isInside else { return }
    constraint.container?.removeConstraint(constraint)
    hold(constraint)
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    UIView.release([constraint])
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    UIView.release(constraints.filter { $0.container === self })
  }

  // MARK: Guides

  public final var layoutGuides: [UILayoutGuide] { layoutNode?.guides ?? [] }

  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self || !layoutGuides.contains(layoutGuide) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutNodeCreatedIfNeeded.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutNode?.guides.firstIndex(of: layoutGuide) else { return }
    UIView.release(layoutGuide.node.references.map(\.constraint))
    layoutGuide.node.removeFromEngine()
    layoutNode?.guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  // MARK: Hugging and resistance

  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging : contentPriorities.verticalHugging
  }

  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let path =
      axis == .horizontal ? \ContentPriorities.hugging : \ContentPriorities.verticalHugging
    setContentPriority(path, to: priority)
  }

  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? contentPriorities.resistance : contentPriorities.verticalResistance
  }

  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let path =
      axis == .horizontal ? \ContentPriorities.resistance : \ContentPriorities.verticalResistance
    setContentPriority(path, to: priority)
  }

  final var contentPriorities: ContentPriorities {
    layoutNode?.priorities ?? defaultContentPriorities
  }

  private func setContentPriority(
    _ path: WritableKeyPath<ContentPriorities, UILayoutPriority>, to priority: UILayoutPriority
  ) {
    var priorities = contentPriorities
    guard priorities[keyPath: path] != priority else { return }
    priorities[keyPath: path] = priority
    layoutNodeCreatedIfNeeded.priorities = priorities
    contentSizeMayHaveChanged()
  }

  // MARK: Looking for mistakes

  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    layoutNode?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Differs: An ambiguous layout has other frames than on iOS.
  ///
  /// Here, positions and sizes that the constraints leave open are as near to 0 as possible. Apple
  /// documents only that iOS chooses one of the possible layouts. Tests of other libraries expect a
  /// position with only an inequality to be at its limit.
  public final var hasAmbiguousLayout: Bool { layoutNode?.isAmbiguous ?? false }

  public final func exerciseAmbiguityInLayout() {
    layoutNode?.exerciseAmbiguity()
  }
}
