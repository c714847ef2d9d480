extension UIView {
  /// The view's layout node, created if needed.
  final var layoutNodeCreatedIfNeeded: LayoutNode {
    if let node = layoutNode { return node }
    let node = LayoutNode(view: self)
    layoutNode = node
    markUsesAutoLayout()
    return node
  }

  /// Marks the superviews as containing views with Auto Layout.
  final func markUsesAutoLayout() {
    guard !usesAutoLayoutInside else { return }
    usesAutoLayoutInside = true
    markSuperviewsUseAutoLayout()
  }

  final func markSuperviewsUseAutoLayout() {
    var view = storedSuperview
    while let current = view, !current.usesAutoLayoutInside {
      current.usesAutoLayoutInside = true
      view = current.storedSuperview
    }
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    let node = layoutNodeCreatedIfNeeded
    constraint.installation.index = node.constraints.count
    node.constraints.append(constraint)
    constraint.container = self
    constraint.installation.serial = ConstraintInstallation.nextSerial()
    constraint.addReferences()
    layoutEngineInUse?.add(constraint)
    setNeedsConstraintLayout()
  }

  /// Deactivates constraints, regardless of the views that hold them.
  static func release(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let container = constraint.container else { continue }
      constraint.removeFromEngine()
      constraint.removeReferences()
      constraint.container = nil
      container.layoutNode?.remove(constraint)
      container.setNeedsConstraintLayout()
    }
  }

  /// Called when the constant of a constraint has changed.
  final func constraintChanged(_ constraint: NSLayoutConstraint) {
    layoutEngineInUse?.constantChanged(of: constraint)
    setNeedsConstraintLayout()
  }

  final func constraintPriorityChanged(_ constraint: NSLayoutConstraint) {
    constraint.removeFromEngine()
    layoutEngineInUse?.add(constraint)
    setNeedsConstraintLayout()
  }

  /// Schedules a layout pass for the layout engine.
  final func setNeedsConstraintLayout() {
    layer.tree?.needsLayout = true
  }

  /// The engine of the hierarchy, or `nil` before the first layout.
  final var layoutEngineInUse: LayoutEngine? {
    layoutNode?.engine ?? treeRoot.layoutEngine
  }
}
