internal import UIKitSolver

extension LayoutEngine {
  /// Updates the implicit constraints of one node.
  @MainActor func updateRules(of node: LayoutNode) {
    let rules = rules(of: node)
    let old = node.engineState.rules
    if rules.count == old.count, zip(rules, old).allSatisfy({ $0.hasSameTerms(as: $1) }) {
      for index in rules.indices
      where rules[index].constant != old[index].constant || old[index].row == nil {
        node.engineState.rules[index].constant = rules[index].constant
        mayRetryUnsatisfied = true
        guard let row = old[index].row else {
          addRule(index, of: node)
          continue
        }
        do {
          // The terms are on the other side of the relation, so the sign changes.
          try solver.setConstant(-rules[index].constant, of: row)
        } catch {
          removeRow(row)
          node.engineState.rules[index].row = nil
        }
      }
      return
    }
    for rule in old { if let row = rule.row { removeRow(row) } }
    node.engineState.rules = rules
    for index in rules.indices { addRule(index, of: node) }
  }

  /// Called when `translatesAutoresizingMaskIntoConstraints` changes.
  ///
  /// The variables are kept.
  @MainActor func maskTranslationChanged(of node: LayoutNode) {
    if let view = node.view, isPositionedByConstraints(view) {
      _ = variable(.width, of: node)
      _ = variable(.height, of: node)
      if !isMeasuring { view.storedSuperview?.setNeedsLayout() }
    }
    setNeedsRuleUpdate(node)
  }

  /// Called when alignment insets or baselines may have changed, which are part of the constants.
  @MainActor func alignmentInsetsChanged(of node: LayoutNode) {
    guard let view = node.view else { return }
    let insets = view.alignmentRectInsets
    let isInset = insets != node.engineState.insets
    node.engineState.insets = insets
    for reference in node.references where isInset || reference.constraint.refersToBaselines {
      constantChanged(of: reference.constraint)
    }
  }

  /// Called when a view's baselines have moved, because ancestors can take their baselines from it.
  @MainActor func baselinesChanged(of view: UIView) {
    guard usesBaselines, view.baselineOffsets != (0, 0) else { return }
    var around: UIView? = view
    while let current = around {
      for reference in current.layoutNode?.references ?? []
      where reference.constraint.refersToBaselines {
        constantChanged(of: reference.constraint)
      }
      around = current.storedSuperview
    }
  }

  /// Updates constraints after a view's baseline view has changed.
  @MainActor func baselineViewChanged(of node: LayoutNode) {
    guard usesBaselines else { return }
    for reference in node.references where reference.constraint.refersToBaselines {
      let constraint = reference.constraint
      guard constraint.installation.state == .installed else { continue }
      remove(constraint)
      add(constraint)
    }
  }

  /// Adds a rule to the solver, unless one of its numbers isn't finite.
  @MainActor private func addRule(_ index: Int, of node: LayoutNode) {
    let rule = node.engineState.rules[index]
    expression.removeAll()
    switch rule.subject {
    case .part(let part): expression.add(variable(part, of: node), 1)
    case .midX:
      expression.add(variable(.minX, of: node), 1)
      expression.add(variable(.width, of: node), 0.5)
    }
    if let owner = owner(of: node) {
      if rule.ownerMultiplier != 0 {
        expression.add(
          variable(rule.isHorizontal ? .width : .height, of: owner), -rule.ownerMultiplier)
      }
      if rule.addsScrollOffset, owner.view?.scrollsContents == true {
        expression.add(variable(rule.isHorizontal ? .offsetX : .offsetY, of: owner), -1)
      }
    }
    guard
      let row = try? solver.add(
        expression.terms, constant: -rule.constant, rule.relation, strength: rule.strength)
    else { return }
    node.engineState.rules[index].row = row
    setRow(row, .rule(of: node))
  }

  /// Returns the node of the view in whose coordinates a node's rules are.
  @MainActor private func owner(of node: LayoutNode) -> LayoutNode? {
    (node.view?.storedSuperview ?? node.guide?.owningView).map {
      self.node(of: $0.layoutNodeCreatedIfNeeded)
    }
  }

  /// Returns the constraints that UIKit requires for a node's own variables.
  @MainActor private func rules(of node: LayoutNode) -> [LayoutRule] {
    guard let view = node.view else { return rules(ofGuide: node) }
    var rules: [LayoutRule] = []
    if isPositionedByConstraints(view) {
      rules = contentRules(of: view, node)
    } else {
      let bounds = view.layer.bounds
      let (center, anchor) = (view.layer.position, view.layer.anchorPoint)
      func add(_ part: LayoutEngineState.Part, _ value: CGFloat) {
        if node.engineState[part] != nil { rules.append(LayoutRule(part, .equal, value)) }
      }
      add(.minX, center.x - bounds.width * anchor.x)
      add(.minY, center.y - bounds.height * anchor.y)
      add(.width, bounds.width)
      add(.height, bounds.height)
      if isMeasuring { rules = rules.map { followingSuperview($0, view) } }
    }
    if node.engineState[.offsetX] != nil {
      rules.append(LayoutRule(.offsetX, .equal, view.bounds.minX))
    }
    if node.engineState[.offsetY] != nil {
      rules.append(LayoutRule(.offsetY, .equal, view.bounds.minY))
    }
    return rules
  }

  /// Returns a rule that resizes a view with its superview, because autoresizing doesn't run while
  /// measuring.
  @MainActor private func followingSuperview(_ rule: LayoutRule, _ view: UIView) -> LayoutRule {
    guard let parent = view.storedSuperview, parent.isDescendant(of: root) else { return rule }
    var rule = rule
    let mask = view.autoresizingMask
    if rule.subject == .part(.width), mask.contains(.flexibleWidth) {
      rule.ownerMultiplier = 1
      rule.constant -= Double(parent.layer.bounds.width)
    } else if rule.subject == .part(.height), mask.contains(.flexibleHeight) {
      rule.ownerMultiplier = 1
      rule.constant -= Double(parent.layer.bounds.height)
    }
    return rule
  }

  /// Returns the rules for a nonnegative size and for the intrinsic content size.
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
      node.engineState.contentWidth = width
      if width > across { size.height = view.contentSize(forWidth: width - across).height }
    }
    let priorities = view.contentPriorities
    func add(
      _ part: LayoutEngineState.Part, _ length: CGFloat, _ hugging: UILayoutPriority,
      _ resistance: UILayoutPriority
    ) {
      var most = LayoutRule(part, .lessThanOrEqual, length)
      most.strength = Strength(hugging)
      var least = LayoutRule(part, .greaterThanOrEqual, length)
      least.strength = Strength(resistance)
      rules.append(most)
      rules.append(least)
    }
    // A value of -1 (`noIntrinsicMetric`) means no intrinsic size.
    if size.width >= 0 {
      add(.width, size.width + across, priorities.hugging, priorities.resistance)
    }
    if size.height >= 0 {
      add(
        .height, size.height + along, priorities.verticalHugging, priorities.verticalResistance)
    }
    return rules
  }

  /// Changes the values of ambiguous variables with very weak constraints, or removes these
  /// constraints at the next call.
  @MainActor func exercise(_ parts: [LayoutEngineState.Part], of node: LayoutNode) {
    for part in parts {
      let variable = variable(part, of: node)
      if exercisedVariables.remove(variable) != nil {
        try? solver.removeEdit(variable)
      } else {
        exercisedVariables.insert(variable)
        try? solver.addEdit(variable, strength: Strength(1e-6))
        try? solver.suggest(solver.value(of: variable) + 20, for: variable)
      }
    }
    setNeedsRuleUpdate(node)
  }

  @MainActor private func rules(ofGuide node: LayoutNode) -> [LayoutRule] {
    let own = node.guide?.ownRules ?? []
    guard own.isEmpty else { return own.map(LayoutRule.init) }
    return [
      LayoutRule(.width, .greaterThanOrEqual, 0), LayoutRule(.height, .greaterThanOrEqual, 0),
    ]
  }
}
