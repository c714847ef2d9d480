extension UIView {
  /// Solves the constraints of the tree of this root.
  final func updateEngine() {
    let engine = layoutEngine ?? LayoutEngine(root: self)
    layoutEngine = engine
    guard engine.needsUpdate else { return }
    engine.update()
    // A root without a window has only itself to be placed by.
    if storedSuperview == nil { takeSolvedFrame() }
  }

  /// Gives the subviews that follow constraints their places.
  final func placeSubviewsByConstraints() {
    guard let engine = layoutEngineInUse else { return }
    if engine.needsUpdate { engine.update(placing: self) }
    for subview in storedSubviews where subview.layoutNode != nil { subview.takeSolvedFrame() }
    guidesWerePlaced()
  }

  /// Frame and mask say where the view is from now on, or do so no more.
  final func maskTranslationChanged() {
    let node = madeLayoutNode
    guard let engine = layoutEngineInUse else { return setNeedsConstraintLayout() }
    if !translatesAutoresizingMaskIntoConstraints { engine.join(node) }
    guard node.engine === engine else { return }
    engine.maskTranslationChanged(of: node)
  }

  /// The contents may have another size, or resist in another way.
  final func contentSizeMayHaveChanged() {
    guard let node = layoutNode, let engine = node.engine else { return }
    engine.list(node)
    engine.noteInsets(of: node)
    engine.noteBaselines(of: self)
  }

  /// Frame or bounds are others.
  final func geometryChanged(_ node: LayoutNode) {
    guard let engine = node.engine else { return }
    if translatesAutoresizingMaskIntoConstraints || node.membership.hasOffset { engine.list(node) }
    if preservesSuperviewLayoutMargins || owningController != nil {
      // These margins depend on where the view lies, or how wide it is.
      insetGuidesChanged()
    } else if let guide = storedKeyboardLayoutGuide {
      guideChanged(guide)
    }
  }

  final func guideChanged(_ guide: UILayoutGuide) {
    guard let node = guide.madeNode, let engine = node.engine else { return }
    engine.list(node)
  }

  /// The safe area or the margins are others.
  final func insetGuidesChanged() {
    if let guide = ownLayoutGuides.safeArea { guideChanged(guide) }
    if let guide = ownLayoutGuides.margins { guideChanged(guide) }
    if let guide = ownLayoutGuides.readable { guideChanged(guide) }
    if let guide = storedKeyboardLayoutGuide { guideChanged(guide) }
  }

  /// The direction in which the interface runs may be another.
  final func layoutDirectionMayHaveChanged() {
    guard let node = layoutNode, let engine = layoutEngineInUse else { return }
    for constraint in node.constraints
    where constraint.firstSide.isDirectional || constraint.secondSide.isDirectional {
      engine.remove(constraint)
      engine.add(constraint)
    }
  }

  // MARK: Joining and leaving a tree

  /// Calls a closure with the nodes of this view, of those inside and of their guides.
  final func forEachNodeInside(_ body: (LayoutNode) -> Void) {
    guard usesAutoLayoutInside else { return }
    if let node = layoutNode {
      body(node)
      for guide in node.guides { guide.madeNode.map(body) }
    }
    for case let guide? in [
      ownLayoutGuides.safeArea, ownLayoutGuides.margins, ownLayoutGuides.readable,
      storedKeyboardLayoutGuide,
    ] as [UILayoutGuide?] {
      guide.madeNode.map(body)
    }
    for guide in guidesOfItsKind { guide.madeNode.map(body) }
    for subview in storedSubviews { subview.forEachNodeInside(body) }
  }

  /// Releases the constraints between the view and its ancestors, and the engine, before the view is removed.
  final func leaveLayoutTree() {
    guard usesAutoLayoutInside else { return }
    var nodes: [LayoutNode] = []
    var crossing: [NSLayoutConstraint] = []
    forEachNodeInside { node in
      nodes.append(node)
      for user in node.users {
        // Its holder is around both items: either in here, or around this view.
        guard let container = user.constraint.container, container !== self,
          isDescendant(of: container)
        else { continue }
        crossing.append(user.constraint)
      }
    }
    UIView.release(crossing)
    for node in nodes { for constraint in node.constraints { constraint.leaveEngine() } }
    for node in nodes { node.leaveEngine() }
  }

  /// Tells the new tree's engine of what is inside.
  final func joinLayoutTree() {
    guard usesAutoLayoutInside else { return }
    layoutEngine = nil
    markUsesAutoLayoutAround()
    treeRoot.layoutEngine?.welcome(self)
  }
}
