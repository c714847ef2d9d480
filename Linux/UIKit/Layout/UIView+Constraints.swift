/// What UIKit lists among a view's constraints for the size of its contents, in a private subclass there too.
///
/// The engine has rules of its own for that size, so that this one is never active.
final class ContentSizeConstraint: NSLayoutConstraint {}

extension UIView {
  /// The constraints that the view holds: those between itself, what is inside and their guides.
  ///
  /// As on iOS, the system's own for the size of the view's contents follow once layout has used them.
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

  /// Holds a constraint, which then counts; its items are this view or inside it.
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

  /// Holds constraints, in order.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint, which counts no more.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    UIView.release([constraint])
  }

  /// Lets go of constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    UIView.release(constraints.filter { $0.container === self })
  }

  // MARK: Guides

  /// The guides that were added, in order.
  public final var layoutGuides: [UILayoutGuide] { layoutNode?.guides ?? [] }

  /// Makes a guide a part of the view's layout; it leaves the view that it had before.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self || !layoutGuides.contains(layoutGuide) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    madeLayoutNode.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide out, and with it the constraints that speak of it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutNode?.guides.firstIndex(of: layoutGuide) else { return }
    UIView.release(layoutGuide.node.users.map(\.constraint))
    layoutGuide.node.leaveEngine()
    layoutNode?.guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  // MARK: Hugging and resistance

  /// Returns how much the view resists being larger than its contents.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging : contentPriorities.verticalHugging
  }

  /// Sets how much the view resists being larger than its contents; 250 in a plain view.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let path =
      axis == .horizontal ? \ContentPriorities.hugging : \ContentPriorities.verticalHugging
    setContentPriority(path, to: priority)
  }

  /// Returns how much the view resists being smaller than its contents.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? contentPriorities.resistance : contentPriorities.verticalResistance
  }

  /// Sets how much the view resists being smaller than its contents; 750 in a plain view.
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
    madeLayoutNode.priorities = priorities
    contentSizeMayHaveChanged()
  }

  // MARK: Looking for mistakes

  /// Returns the active constraints that speak of the view along an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    layoutNode?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Whether the constraints leave the view more than one place or size.
  public final var hasAmbiguousLayout: Bool { layoutNode?.isAmbiguous ?? false }

  /// Gives a view with an ambiguous layout another place or size that its constraints allow.
  public final func exerciseAmbiguityInLayout() {
    layoutNode?.exerciseAmbiguity()
  }
}
