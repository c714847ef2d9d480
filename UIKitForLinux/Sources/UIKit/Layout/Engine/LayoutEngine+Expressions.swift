internal import UIKitSolver

extension LayoutEngine {
  /// Converts a constraint to a linear expression in `expression`, and returns the expression's
  /// relation to 0.
  ///
  /// Coordinates are relative to the left and top of the view that holds the constraint. The
  /// positions of the views between that view and an item are added. With a right-to-left
  /// direction, the signs of the whole expression are reversed.
  @MainActor @discardableResult func updateExpression(for constraint: NSLayoutConstraint)
    -> Relation
  {
    expression.removeAll()
    guard let container = constraint.container else { return .equal }
    let (first, second) = (constraint.firstSide, constraint.secondSide)
    let context = ExpressionContext(
      container: container,
      isMirrored: (first.isDirectional || second.isDirectional)
        && container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // Distances are mirrored one by one, so that they can still be compared with sizes.
    let flips = context.isMirrored && !first.isDistance && first.isLocation
    add(first, other: second, 1, context)
    if second.item != nil {
      add(second, other: first, -Double(constraint.multiplier), context)
    }
    expression.constant += (flips ? 1 : -1) * Double(constraint.constant)
    let relation = Relation(constraint.relation)
    return flips ? relation.mirrored : relation
  }

  struct ExpressionContext {
    let container: UIView
    /// A Boolean value that indicates whether leading is on the right in the view that holds the
    /// constraint.
    let isMirrored: Bool
  }

  @MainActor private func add(
    _ side: ConstraintSide, other: ConstraintSide, _ factor: Double, _ context: ExpressionContext
  ) {
    guard let item = side.item else { return }
    guard side.isDistance, let origin = side.originItem else {
      return add(item, side.attribute, other: other.item, factor, context)
    }
    let factor = context.isMirrored && side.isDirectional ? -factor : factor
    add(item, side.attribute, other: origin, factor, context)
    add(origin, side.originAttribute, other: item, -factor, context)
  }

  /// Adds a multiple of an item's attribute.
  @MainActor private func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?,
    _ factor: Double, _ context: ExpressionContext
  ) {
    guard let view = item as? UIView else {
      if let guide = item as? UILayoutGuide { add(guide, attribute, factor, context) }
      return
    }
    if attribute.isLocation, other !== view, let guide = view.guideForSubviews(for: attribute),
      let inside = LayoutItem.view(of: other), inside.isDescendant(of: view)
    {
      return add(guide, attribute, factor, context)
    }
    if let inner = attribute.withinMargins {
      return add(view.layoutMarginsGuide, inner, factor, context)
    }
    switch attribute {
    case .firstBaseline where view.forFirstBaselineLayout !== view:
      return add(view.forFirstBaselineLayout, attribute, other: nil, factor, context)
    case .lastBaseline where view.forLastBaselineLayout !== view:
      return add(view.forLastBaselineLayout, attribute, other: nil, factor, context)
    default: break
    }
    let node = node(of: view.layoutNodeCreatedIfNeeded)
    addMember(node)
    let insets = view.alignmentRectInsets
    let (near, far): (CGFloat, CGFloat) =
      attribute.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    add(node, attribute, factor, context, near: near, far: far)
    switch attribute {
    case .firstBaseline:
      expression.constant += factor * Double(view.baselineOffsets.fromTop)
      usesBaselines = true
    case .lastBaseline:
      expression.constant -= factor * Double(view.baselineOffsets.fromBottom)
      usesBaselines = true
    default: break
    }
  }

  @MainActor private func add(
    _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ context: ExpressionContext
  ) {
    let node = node(of: guide.node)
    addMember(node)
    add(node, attribute.withinMargins ?? attribute, factor, context, near: 0, far: 0)
  }

  /// Adds an attribute of a node's rectangle, inset by `near` and `far`.
  @MainActor private func add(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ context: ExpressionContext, near: CGFloat, far: CGFloat
  ) {
    let isHorizontal = attribute.axis == .horizontal
    /// The fraction of the size between the origin and the attribute's location.
    let share: Double
    switch attribute.resolved(isMirrored: context.isMirrored) {
    case .left, .top, .firstBaseline:
      share = 0
      expression.constant += factor * Double(near)
    case .right, .bottom, .lastBaseline:
      share = 1
      expression.constant -= factor * Double(far)
    case .centerX, .centerY:
      share = 0.5
      expression.constant += factor * Double(near - far) / 2
    default:
      expression.add(variable(isHorizontal ? .width : .height, of: node), factor)
      expression.constant -= factor * Double(near + far)
      return
    }
    if share != 0 {
      expression.add(variable(isHorizontal ? .width : .height, of: node), factor * share)
    }
    addPosition(of: node, isHorizontal: isHorizontal, factor, in: context.container)
  }

  /// Adds the node's position in the container to the expression.
  @MainActor private func addPosition(
    of node: LayoutNode, isHorizontal: Bool, _ factor: Double, in container: UIView
  ) {
    guard node.view !== container else { return }
    let (position, offset): (LayoutEngineState.Part, LayoutEngineState.Part) =
      isHorizontal ? (.minX, .offsetX) : (.minY, .offsetY)
    expression.add(variable(position, of: node), factor)
    var around = node.view?.storedSuperview ?? node.guide?.owningView
    while let view = around, view !== container {
      let between = self.node(of: view.layoutNodeCreatedIfNeeded)
      expression.add(variable(position, of: between), factor)
      expression.add(variable(offset, of: between), -factor)
      around = view.storedSuperview
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns the attribute with left and right instead of leading and trailing.
  fileprivate func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
