/// The constraints and the guides that a stack view has created.
@MainActor struct StackTies {
  /// The identity of a constraint, without the numbers that can change.
  private struct Identity: Hashable {
    let role: StackTie.Role
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
  mutating func follow(_ plan: StackPlan, of stack: UIStackView) {
    provideGuides(for: plan, in: stack)
    var old = Dictionary(
      constraints.map { ($0.identity, $0.constraint) }, uniquingKeysWith: { first, _ in first })
    var new: [(identity: Identity, constraint: NSLayoutConstraint)] = []
    var changes: [(constraint: NSLayoutConstraint, tie: StackTie)] = []
    for tie in plan.ties {
      guard let first = item(at: tie.first, plan, stack) else { continue }
      let second = tie.second.flatMap { item(at: $0, plan, stack) }
      let identity = Identity(
        role: tie.role, first: ObjectIdentifier(first), attribute: tie.attribute,
        relation: tie.relation, second: second.map { ObjectIdentifier($0) },
        secondAttribute: tie.secondAttribute, multiplier: tie.multiplier,
        isSystemSpacing: tie.isSystemSpacing, isRequired: tie.priority == 1000)
      let constraint = old.removeValue(forKey: identity) ?? make(tie, first, second)
      new.append((identity, constraint))
      changes.append((constraint, tie))
    }
    // Obsolete constraints are deactivated first, so that they can't conflict with the new ones.
    NSLayoutConstraint.deactivate(
      constraints.filter { old[$0.identity] != nil }.map(\.constraint))
    for (constraint, tie) in changes {
      if !tie.isSystemSpacing, constraint.constant != tie.constant {
        constraint.constant = tie.constant
      }
      if constraint.priority.rawValue != tie.priority {
        constraint.priority = UILayoutPriority(tie.priority)
      }
    }
    constraints = new
    NSLayoutConstraint.activate(new.map(\.constraint).filter { !$0.isActive })
    dropGuides(beyond: plan, in: stack)
  }

  /// Removes the constraints of a view that is no longer arranged.
  mutating func drop(_ view: UIView) {
    let gone = constraints.filter {
      $0.constraint.firstItem === view || $0.constraint.secondItem === view
    }
    NSLayoutConstraint.deactivate(gone.map(\.constraint))
    constraints.removeAll { entry in gone.contains { $0.constraint === entry.constraint } }
  }

  private func make(_ tie: StackTie, _ first: AnyObject, _ second: AnyObject?) -> NSLayoutConstraint
  {
    let constraint =
      systemSpacing(tie, first, second)
      ?? NSLayoutConstraint(
        item: first, attribute: tie.attribute, relatedBy: tie.relation, toItem: second,
        attribute: tie.secondAttribute, multiplier: tie.multiplier, constant: tie.constant)
    constraint.identifier = tie.role.rawValue
    // A hidden view collapses, even if another constraint gives it a size.
    constraint.installation.insists = tie.role == .hiding
    constraint.installation.isProportion = tie.role == .fillProportionally
    constraint.installation.isFromStackAround =
      tie.role == .hiding || tie.role == .fillProportionally && second == nil
    constraint.priority = UILayoutPriority(tie.priority)
    return constraint
  }

  private func systemSpacing(
    _ tie: StackTie, _ first: AnyObject, _ second: AnyObject?
  ) -> NSLayoutConstraint? {
    guard tie.isSystemSpacing, let next = first as? UIView, let view = second as? UIView
    else { return nil }
    let isAtLeast = tie.relation == .greaterThanOrEqual
    switch tie.attribute {
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
    at place: StackTie.Place, _ plan: StackPlan, _ stack: UIStackView
  ) -> AnyObject? {
    switch place {
    case .canvas: plan.isMarginsRelative ? stack.layoutMarginsGuide : stack
    case .item(let index): stack.arrangedSubviews[index]
    case .gap(let index): gaps[ObjectIdentifier(stack.arrangedSubviews[index])]
    case .spanner: spanner
    }
  }

  private mutating func provideGuides(for plan: StackPlan, in stack: UIStackView) {
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

  private mutating func dropGuides(beyond plan: StackPlan, in stack: UIStackView) {
    let kept = Set(plan.gaps.map { ObjectIdentifier(stack.arrangedSubviews[$0]) })
    if kept.count < gaps.count {
      let gone = Set(gaps.filter { !kept.contains($0.key) }.values)
      // The order of the guides is used, because the order of a set would differ between runs.
      for guide in stack.layoutGuides where gone.contains(guide) { stack.removeLayoutGuide(guide) }
      gaps = gaps.filter { kept.contains($0.key) }
    }
    if let guide = spanner, !plan.hasSpanner {
      stack.removeLayoutGuide(guide)
      spanner = nil
    }
  }
}
