extension UIView {
  /// The view's node, made where there was none.
  final var madeLayoutNode: LayoutNode {
    if let node = layoutNode { return node }
    let node = LayoutNode(view: self)
    layoutNode = node
    markUsesAutoLayout()
    return node
  }

  /// Says to the views around that there is something for Auto Layout in here.
  final func markUsesAutoLayout() {
    guard !usesAutoLayoutInside else { return }
    usesAutoLayoutInside = true
    markUsesAutoLayoutAround()
  }

  final func markUsesAutoLayoutAround() {
    var view = storedSuperview
    while let current = view, !current.usesAutoLayoutInside {
      current.usesAutoLayoutInside = true
      view = current.storedSuperview
    }
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    let node = madeLayoutNode
    constraint.installation.index = node.constraints.count
    node.constraints.append(constraint)
    constraint.container = self
    constraint.installation.serial = ConstraintInstallation.nextSerial()
    constraint.joinUsers()
    layoutEngineInUse?.add(constraint)
    setNeedsConstraintLayout()
  }

  /// Deactivates constraints, whoever holds them.
  static func release(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let container = constraint.container else { continue }
      constraint.leaveEngine()
      constraint.leaveUsers()
      constraint.container = nil
      container.layoutNode?.remove(constraint)
      container.setNeedsConstraintLayout()
    }
  }

  /// The constraint's constant is another.
  final func constraintChanged(_ constraint: NSLayoutConstraint) {
    layoutEngineInUse?.noteConstant(of: constraint)
    setNeedsConstraintLayout()
  }

  final func constraintPriorityChanged(_ constraint: NSLayoutConstraint) {
    constraint.leaveEngine()
    layoutEngineInUse?.add(constraint)
    setNeedsConstraintLayout()
  }

  /// Wakes the next layout pass for the engine's sake.
  final func setNeedsConstraintLayout() {
    layer.tree?.needsLayout = true
  }

  /// The engine of the tree, once there has been a layout.
  final var layoutEngineInUse: LayoutEngine? {
    layoutNode?.engine ?? treeRoot.layoutEngine
  }
}
