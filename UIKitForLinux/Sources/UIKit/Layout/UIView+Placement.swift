extension UIView {
  /// Solves the constraints of the tree of this root.
  final func updateEngine() {
    let engine = layoutEngine ?? LayoutEngine(root: self)
    layoutEngine = engine
    guard engine.needsUpdate else { return }
    engine.update()
    // A root view without a window has no superview that could place it.
    if storedSuperview == nil { applySolvedFrame() }
  }

  /// Applies the solved frames to the subviews that are positioned by constraints.
  final func placeSubviewsByConstraints() {
    guard let engine = layoutEngineInUse else { return }
    if engine.needsUpdate { engine.update(placing: self) }
    for subview in storedSubviews where subview.layoutNode != nil { subview.applySolvedFrame() }
    guidesWerePlaced()
  }

  /// Called when `translatesAutoresizingMaskIntoConstraints` changes.
  final func maskTranslationChanged() {
    let node = layoutNodeCreatedIfNeeded
    guard let engine = layoutEngineInUse else { return setNeedsConstraintLayout() }
    if !translatesAutoresizingMaskIntoConstraints { engine.addMember(node) }
    guard node.engine === engine else { return }
    engine.maskTranslationChanged(of: node)
  }

  /// Called when the intrinsic content size or its priorities may have changed.
  final func contentSizeMayHaveChanged() {
    guard let node = layoutNode, let engine = node.engine else { return }
    engine.setNeedsRuleUpdate(node)
    engine.alignmentInsetsChanged(of: node)
    engine.baselinesChanged(of: self)
  }

  /// Called when the frame or the bounds change.
  final func geometryChanged(_ node: LayoutNode) {
    guard let engine = node.engine else { return }
    if translatesAutoresizingMaskIntoConstraints || node.engineState.hasOffset {
      engine.setNeedsRuleUpdate(node)
    }
    if preservesSuperviewLayoutMargins || owningController != nil {
      // These margins depend on the view's position or width.
      insetGuidesChanged()
    } else if let guide = storedKeyboardLayoutGuide {
      guideChanged(guide)
    }
  }

  final func guideChanged(_ guide: UILayoutGuide) {
    guard let node = guide.existingNode, let engine = node.engine else { return }
    engine.setNeedsRuleUpdate(node)
  }

  /// Called when the safe area or the margins change.
  final func insetGuidesChanged() {
    if let guide = ownLayoutGuides.safeArea { guideChanged(guide) }
    if let guide = ownLayoutGuides.margins { guideChanged(guide) }
    if let guide = ownLayoutGuides.readable { guideChanged(guide) }
    if let guide = storedKeyboardLayoutGuide { guideChanged(guide) }
  }

  /// Called when the layout direction may have changed.
  final func layoutDirectionMayHaveChanged() {
    guard let node = layoutNode, let engine = layoutEngineInUse else { return }
    for constraint in node.constraints
    where constraint.firstSide.isDirectional || constraint.secondSide.isDirectional {
      engine.remove(constraint)
      engine.add(constraint)
    }
  }

  // MARK: Joining and leaving a tree

  /// Calls a closure with the nodes of this view, its descendants, and their guides.
  final func forEachNodeInHierarchy(_ body: (LayoutNode) -> Void) {
    guard usesAutoLayoutInside else { return }
    if let node = layoutNode {
      body(node)
      for guide in node.guides { guide.existingNode.map(body) }
    }
    for case let guide? in [
      ownLayoutGuides.safeArea, ownLayoutGuides.margins, ownLayoutGuides.readable,
      storedKeyboardLayoutGuide,
    ] as [UILayoutGuide?] {
      guide.existingNode.map(body)
    }
    for guide in classSpecificGuides { guide.existingNode.map(body) }
    for subview in storedSubviews { subview.forEachNodeInHierarchy(body) }
  }

  /// Deactivates the constraints between the view and its ancestors, and removes the view's nodes
  /// from the engine, before the view is removed.
  final func disconnectFromLayoutEngine() {
    guard usesAutoLayoutInside else { return }
    var nodes: [LayoutNode] = []
    var crossing: [NSLayoutConstraint] = []
    forEachNodeInHierarchy { node in
      nodes.append(node)
      for reference in node.references {
        // The container is an ancestor of both items: either inside this view or outside.
        guard let container = reference.constraint.container, container !== self,
          isDescendant(of: container)
        else { continue }
        crossing.append(reference.constraint)
      }
    }
    UIView.release(crossing)
    for node in nodes { for constraint in node.constraints { constraint.removeFromEngine() } }
    for node in nodes { node.removeFromEngine() }
  }

  /// Adds the view and its descendants to the engine of the new hierarchy.
  final func connectToLayoutEngine() {
    guard usesAutoLayoutInside else { return }
    layoutEngine = nil
    markSuperviewsUseAutoLayout()
    treeRoot.layoutEngine?.addHierarchy(self)
  }
}
