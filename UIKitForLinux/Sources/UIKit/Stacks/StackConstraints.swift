/// The constraints and the guides that a stack view has created.
@MainActor struct StackConstraints {
  /// The identity of a constraint, without the numbers that can change.
  private struct Identity: Hashable {
    let role: StackConstraint.Role
    let first: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let isSystemSpacing: Bool
    let isRequired: Bool
  }

  private var constraints: [(identity: Identity, constraint: NSLayoutConstraint)] = []
  /// The guides between views, keyed by the view before each guide.
  private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]
  private var spanner: UILayoutGuide?

  /// Adds the plan's new constraints, removes obsolete ones, and keeps the rest.
  mutating func update(to plan: StackPlan, of stack: UIStackView) {
    addGuides(for: plan, in: stack)
    var old = Dictionary(
      constraints.map { ($0.identity, $0.constraint) }, uniquingKeysWith: { first, _ in first })
    var new: [(identity: Identity, constraint: NSLayoutConstraint)] = []
    var changes: [(constraint: NSLayoutConstraint, planned: StackConstraint)] = []
    for planned in plan.constraints {
      guard let first = item(planned.first, plan, stack) else { continue }
      let second = planned.second.flatMap { item($0, plan, stack) }
      let identity = Identity(
        role: planned.role, first: ObjectIdentifier(first), attribute: planned.attribute,
        relation: planned.relation, second: second.map { ObjectIdentifier($0) },
        secondAttribute: planned.secondAttribute, multiplier: planned.multiplier,
        isSystemSpacing: planned.isSystemSpacing, isRequired: planned.priority == 1000)
      let constraint = old.removeValue(forKey: identity) ?? make(planned, first, second)
      new.append((identity, constraint))
      changes.append((constraint, planned))
    }
    // Obsolete constraints are deactivated first, so that they can't conflict with the new ones.
    NSLayoutConstraint.deactivate(
      constraints.filter { old[$0.identity] != nil }.map(\.constraint))
    for (constraint, planned) in changes {
      if !planned.isSystemSpacing, constraint.constant != planned.constant {
        constraint.constant = planned.constant
      }
      if constraint.priority.rawValue != planned.priority {
        constraint.priority = UILayoutPriority(planned.priority)
      }
    }
    constraints = new
    NSLayoutConstraint.activate(new.map(\.constraint).filter { !$0.isActive })
    removeGuides(beyond: plan, in: stack)
  }

  /// Removes the constraints of a view that is no longer arranged.
  mutating func removeConstraints(of view: UIView) {
    let removed = constraints.filter {
      $0.constraint.firstItem === view || $0.constraint.secondItem === view
    }
    NSLayoutConstraint.deactivate(removed.map(\.constraint))
    constraints.removeAll { entry in removed.contains { $0.constraint === entry.constraint } }
  }

  private func make(_ planned: StackConstraint, _ first: AnyObject, _ second: AnyObject?)
    -> NSLayoutConstraint
  {
    let constraint =
      systemSpacing(planned, first, second)
      ?? NSLayoutConstraint(
        item: first, attribute: planned.attribute, relatedBy: planned.relation, toItem: second,
        attribute: planned.secondAttribute, multiplier: planned.multiplier,
        constant: planned.constant)
    constraint.identifier = planned.role.rawValue
    // A hidden view collapses, even if another constraint gives it a size.
    constraint.installation.isBrokenLast = planned.role == .hiding
    constraint.installation.isProportionalLength = planned.role == .fillProportionally
    constraint.installation.isForEnclosingStackView =
      planned.role == .hiding || planned.role == .fillProportionally && second == nil
    constraint.priority = UILayoutPriority(planned.priority)
    return constraint
  }

  private func systemSpacing(
    _ planned: StackConstraint, _ first: AnyObject, _ second: AnyObject?
  ) -> NSLayoutConstraint? {
    guard planned.isSystemSpacing, let next = first as? UIView, let view = second as? UIView
    else { return nil }
    let isAtLeast = planned.relation == .greaterThanOrEqual
    switch planned.attribute {
    case .leading:
      let (start, end) = (next.leadingAnchor, view.trailingAnchor)
      return isAtLeast
        ? start.constraint(greaterThanOrEqualToSystemSpacingAfter: end, multiplier: 1)
        : start.constraint(equalToSystemSpacingAfter: end, multiplier: 1)
    case .top:
      let (start, end) = (next.topAnchor, view.bottomAnchor)
      return isAtLeast
        ? start.constraint(greaterThanOrEqualToSystemSpacingBelow: end, multiplier: 1)
        : start.constraint(equalToSystemSpacingBelow: end, multiplier: 1)
    default:
      let (start, end) = (next.firstBaselineAnchor, view.lastBaselineAnchor)
      return isAtLeast
        ? start.constraint(greaterThanOrEqualToSystemSpacingBelow: end, multiplier: 1)
        : start.constraint(equalToSystemSpacingBelow: end, multiplier: 1)
    }
  }

  // MARK: Guides

  private func item(
    _ item: StackConstraint.Item, _ plan: StackPlan, _ stack: UIStackView
  ) -> AnyObject? {
    switch item {
    case .canvas: plan.isMarginsRelative ? stack.layoutMarginsGuide : stack
    case .view(let index): stack.arrangedSubviews[index]
    case .gap(let index): gaps[ObjectIdentifier(stack.arrangedSubviews[index])]
    case .spanner: spanner
    }
  }

  private mutating func addGuides(for plan: StackPlan, in stack: UIStackView) {
    for index in plan.gaps {
      let view = ObjectIdentifier(stack.arrangedSubviews[index])
      if gaps[view] == nil { gaps[view] = makeGuide("UISV-distributing", in: stack) }
    }
    if spanner == nil, plan.hasSpanner {
      spanner = makeGuide("UISV-alignment-spanner", in: stack)
    }
  }

  private func makeGuide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }

  private mutating func removeGuides(beyond plan: StackPlan, in stack: UIStackView) {
    let kept = Set(plan.gaps.map { ObjectIdentifier(stack.arrangedSubviews[$0]) })
    if kept.count < gaps.count {
      let removed = Set(gaps.filter { !kept.contains($0.key) }.values)
      // The order of the guides is used, because the order of a set would differ between runs.
      for guide in stack.layoutGuides where removed.contains(guide) {
        stack.removeLayoutGuide(guide)
      }
      gaps = gaps.filter { kept.contains($0.key) }
    }
    if let guide = spanner, !plan.hasSpanner {
      stack.removeLayoutGuide(guide)
      spanner = nil
    }
  }
}
