internal import UIKitSolver

extension LayoutEngine {
  /// Brings one member's own rules up to date.
  @MainActor func updateRules(of node: LayoutNode) {
    let rules = rules(of: node)
    let old = node.membership.rules
    if rules.count == old.count, zip(rules, old).allSatisfy({ $0.isLike($1) }) {
      for index in rules.indices
      where rules[index].constant != old[index].constant || old[index].row == nil {
        node.membership.rules[index].constant = rules[index].constant
        mayMendBroken = true
        guard let row = old[index].row else {
          addRule(index, of: node)
          continue
        }
        do {
          // Its terms stand on the other side, hence the sign.
          try solver.setConstant(-rules[index].constant, of: row)
        } catch {
          removeRow(row)
          node.membership.rules[index].row = nil
        }
      }
      return
    }
    for rule in old { if let row = rule.row { removeRow(row) } }
    node.membership.rules = rules
    for index in rules.indices { addRule(index, of: node) }
  }

  /// A view's frame says where it is, or does not any more; the variables stay.
  @MainActor func maskTranslationChanged(of node: LayoutNode) {
    if let view = node.view, isFree(view) {
      _ = variable(.width, of: node)
      _ = variable(.height, of: node)
      if !isMeasuring { view.storedSuperview?.setNeedsLayout() }
    }
    list(node)
  }

  /// Constraints that speak of baselines, or of a view with other alignment insets, have other constants.
  @MainActor func noteInsets(of node: LayoutNode) {
    guard let view = node.view else { return }
    let insets = view.alignmentRectInsets
    let isInset = insets != node.membership.insets
    node.membership.insets = insets
    for user in node.users where isInset || user.constraint.speaksOfBaselines {
      noteConstant(of: user.constraint)
    }
  }

  /// The baselines of a view are elsewhere in it, and so may be those of views around that take theirs from it.
  @MainActor func noteBaselines(of view: UIView) {
    guard usesBaselines, view.baselineOffsets != (0, 0) else { return }
    var around: UIView? = view
    while let current = around {
      for user in current.layoutNode?.users ?? [] where user.constraint.speaksOfBaselines {
        noteConstant(of: user.constraint)
      }
      around = current.storedSuperview
    }
  }

  /// Another view than before has the baselines of a view.
  @MainActor func noteBaselineView(of node: LayoutNode) {
    guard usesBaselines else { return }
    for user in node.users where user.constraint.speaksOfBaselines {
      let constraint = user.constraint
      guard constraint.installation.state == .added else { continue }
      remove(constraint)
      add(constraint)
    }
  }

  /// Adds a rule to the solver; one with a number that is not finite is left out.
  @MainActor private func addRule(_ index: Int, of node: LayoutNode) {
    let rule = node.membership.rules[index]
    sum.removeAll()
    switch rule.subject {
    case .part(let part): sum.add(variable(part, of: node), 1)
    case .midX:
      sum.add(variable(.minX, of: node), 1)
      sum.add(variable(.width, of: node), 0.5)
    }
    if let owner = owner(of: node) {
      if rule.ofOwner != 0 {
        sum.add(variable(rule.isHorizontal ? .width : .height, of: owner), -rule.ofOwner)
      }
      if rule.addsOffset, owner.view?.scrollsContents == true {
        sum.add(variable(rule.isHorizontal ? .offsetX : .offsetY, of: owner), -1)
      }
    }
    guard
      let row = try? solver.add(
        sum.terms, constant: -rule.constant, rule.relation, strength: rule.strength)
    else { return }
    node.membership.rules[index].row = row
    setRow(row, .rule(of: node))
  }

  /// The node of the view that a node's numbers are reckoned in.
  @MainActor private func owner(of node: LayoutNode) -> LayoutNode? {
    (node.view?.storedSuperview ?? node.guide?.owningView).map { self.node(of: $0.madeLayoutNode) }
  }

  /// What holds of a member's own numbers, as far as they are variables.
  @MainActor private func rules(of node: LayoutNode) -> [LayoutRule] {
    guard let view = node.view else { return rules(ofGuide: node) }
    var rules: [LayoutRule] = []
    if isFree(view) {
      rules = contentRules(of: view, node)
    } else {
      let bounds = view.layer.bounds
      let (center, anchor) = (view.layer.position, view.layer.anchorPoint)
      func add(_ part: LayoutMembership.Part, _ value: CGFloat) {
        if node.membership[part] != nil { rules.append(LayoutRule(part, .equal, value)) }
      }
      add(.minX, center.x - bounds.width * anchor.x)
      add(.minY, center.y - bounds.height * anchor.y)
      add(.width, bounds.width)
      add(.height, bounds.height)
      if isMeasuring { rules = rules.map { followingSuperview($0, view) } }
    }
    if node.membership[.offsetX] != nil {
      rules.append(LayoutRule(.offsetX, .equal, view.bounds.minX))
    }
    if node.membership[.offsetY] != nil {
      rules.append(LayoutRule(.offsetY, .equal, view.bounds.minY))
    }
    return rules
  }

  /// While measuring nothing is resized, so what is flexible has to follow by itself.
  @MainActor private func followingSuperview(_ rule: LayoutRule, _ view: UIView) -> LayoutRule {
    guard let parent = view.storedSuperview, parent.isDescendant(of: root) else { return rule }
    var rule = rule
    let mask = view.autoresizingMask
    if rule.subject == .part(.width), mask.contains(.flexibleWidth) {
      rule.ofOwner = 1
      rule.constant -= Double(parent.layer.bounds.width)
    } else if rule.subject == .part(.height), mask.contains(.flexibleHeight) {
      rule.ofOwner = 1
      rule.constant -= Double(parent.layer.bounds.height)
    }
    return rule
  }

  /// No negative size, and the wishes that the contents have.
  @MainActor private func contentRules(of view: UIView, _ node: LayoutNode) -> [LayoutRule] {
    var rules: [LayoutRule] = []
    rules.reserveCapacity(6)
    rules.append(LayoutRule(.width, .greaterThanOrEqual, 0))
    rules.append(LayoutRule(.height, .greaterThanOrEqual, 0))
    var size = view.intrinsicContentSize
    let insets = view.alignmentRectInsets
    let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
    if view.contentHeightDependsOnWidth {
      let width = node.solvedWidth
      node.membership.contentWidth = width
      if width > across { size.height = view.contentSize(forWidth: width - across).height }
    }
    let priorities = view.contentPriorities
    func add(
      _ part: LayoutMembership.Part, _ length: CGFloat, _ hugging: UILayoutPriority,
      _ resistance: UILayoutPriority
    ) {
      var most = LayoutRule(part, .lessThanOrEqual, length)
      most.strength = Strength(hugging)
      var least = LayoutRule(part, .greaterThanOrEqual, length)
      least.strength = Strength(resistance)
      rules.append(most)
      rules.append(least)
    }
    // −1 stands for no size of the contents.
    if size.width >= 0 {
      add(.width, size.width + across, priorities.hugging, priorities.resistance)
    }
    if size.height >= 0 {
      add(
        .height, size.height + along, priorities.verticalHugging, priorities.verticalResistance)
    }
    return rules
  }

  /// Wishes other values for numbers that nothing decides, weaker than anything that does; the next time no more.
  @MainActor func exercise(_ parts: [LayoutMembership.Part], of node: LayoutNode) {
    for part in parts {
      let variable = variable(part, of: node)
      if exercised.remove(variable) != nil {
        try? solver.removeEdit(variable)
      } else {
        exercised.insert(variable)
        try? solver.addEdit(variable, strength: Strength(1e-6))
        try? solver.suggest(solver.value(of: variable) + 20, for: variable)
      }
    }
    list(node)
  }

  @MainActor private func rules(ofGuide node: LayoutNode) -> [LayoutRule] {
    let own = node.guide?.ownRules ?? []
    guard own.isEmpty else { return own.map(LayoutRule.init) }
    return [
      LayoutRule(.width, .greaterThanOrEqual, 0), LayoutRule(.height, .greaterThanOrEqual, 0),
    ]
  }
}
