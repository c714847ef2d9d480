internal import UIKitSolver

extension LayoutEngine {
  /// Returns the node that represents an item in this engine.
  @MainActor func node(of item: LayoutNode) -> LayoutNode {
    guard isMeasuring else { return item }
    let key = ObjectIdentifier(item)
    if let node = measuredNodes[key] { return node }
    let node = LayoutNode(copyOf: item)
    measuredNodes[key] = node
    return node
  }

  /// Adds a node to the engine's members.
  @MainActor func addMember(_ node: LayoutNode) {
    guard node.engine !== self else { return }
    node.engineState = LayoutEngineState()
    node.engineState.engine = self
    node.engineState.index = members.count
    members.append(node)
    if let view = node.view {
      node.engineState.insets = view.alignmentRectInsets
      if isPositionedByConstraints(view) {
        _ = variable(.width, of: node)
        _ = variable(.height, of: node)
        if !isMeasuring { view.storedSuperview?.setNeedsLayout() }
      }
    }
    setNeedsRuleUpdate(node)
  }

  /// Returns a Boolean value that indicates whether constraints determine the view's frame.
  @MainActor func isPositionedByConstraints(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || isMeasuring && view === root
  }

  /// Removes a node whose constraints have been removed before.
  @MainActor func removeMember(_ node: LayoutNode) {
    guard node.engine === self else { return }
    for rule in node.engineState.rules { if let row = rule.row { removeRow(row) } }
    for variable in node.engineState.variables {
      if exercisedVariables.remove(variable) != nil { try? solver.removeEdit(variable) }
      discardWhenUnused(variable)
      variableOwners[variable.number] = nil
    }
    let index = node.engineState.index
    let last = members.removeLast()
    if last !== node {
      members[index] = last
      last.engineState.index = index
    }
    node.engineState = LayoutEngineState()
  }

  /// Returns the variable of one part of an item, and creates it if needed.
  @MainActor func variable(_ part: LayoutEngineState.Part, of node: LayoutNode) -> Variable {
    addMember(node)
    if let variable = node.engineState[part] { return variable }
    let variable = solver.makeVariable()
    node.engineState[part] = variable
    while variableOwners.count <= variable.number { variableOwners.append(nil) }
    variableOwners[variable.number] = node
    setNeedsRuleUpdate(node)
    return variable
  }

  /// Returns the value of one part of an item in the last solution.
  func value(_ part: LayoutEngineState.Part, of node: LayoutNode) -> CGFloat {
    node.engineState[part].map { CGFloat(solver.value(of: $0)) } ?? 0
  }

  /// A Boolean value that indicates whether constraints use keyboard guides.
  @MainActor var hasKeyboardGuides: Bool {
    members.contains { $0.guide is UIKeyboardLayoutGuide }
  }

  /// Marks the keyboard guides, so that the next update reads their frames again.
  @MainActor func setNeedsKeyboardGuideUpdate() {
    for node in members {
      guard let guide = node.guide as? UIKeyboardLayoutGuide else { continue }
      guide.followEdges()
      setNeedsRuleUpdate(node)
    }
  }

  func setRow(_ row: Constraint, _ kind: Row) {
    while rows.count <= row.number { rows.append(nil) }
    rows[row.number] = kind
  }
}

extension LayoutNode {
  @MainActor func removeFromEngine() {
    engine?.removeMember(self)
  }

  /// The frame of the last solution, in the superview or owning view, aligned to pixels.
  @MainActor var solvedFrame: CGRect? {
    guard let engine else { return nil }
    return unalignedFrame.roundedToPixels(engine.root.layoutScale)
  }

  /// The frame of the last solution, not aligned to pixels.
  var unalignedFrame: CGRect {
    guard let engine else { return .zero }
    return CGRect(
      x: engine.value(.minX, of: self), y: engine.value(.minY, of: self),
      width: engine.value(.width, of: self), height: engine.value(.height, of: self))
  }

  var solvedWidth: CGFloat { engine?.value(.width, of: self) ?? 0 }
}

extension CGRect {
  /// Returns the rectangle with edges aligned to pixels; edges between two pixels move right and
  /// down.
  ///
  /// The size is the difference of the aligned edges.
  fileprivate func roundedToPixels(_ scale: CGFloat) -> CGRect {
    // Allows for the solver's rounding error.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
    let (left, top) = (pixel(minX), pixel(minY))
    return CGRect(
      x: left / scale, y: top / scale,
      width: max(pixel(minX + width) - left, 0) / scale,
      height: max(pixel(minY + height) - top, 0) / scale)
  }
}

extension UILayoutGuide {
  /// The frame of the last solution, not aligned to pixels.
  package final var unalignedFrame: CGRect { node.unalignedFrame }
}

extension UIView {
  /// The frame of the last solution, not aligned to pixels.
  package final var unalignedFrame: CGRect { layoutNode?.unalignedFrame ?? .zero }

  /// The scale of the screen that shows the view.
  final var layoutScale: CGFloat { (window?.windowScene?.screen ?? .main).scale }

  /// Returns a Boolean value that indicates whether the view has the frame of the last solution.
  final func hasSolvedFrame(of node: LayoutNode) -> Bool {
    guard let frame = node.solvedFrame else { return true }
    let place = place(for: frame)
    return bounds.size == frame.size && (storedSuperview == nil || center == place)
  }

  fileprivate final func place(for frame: CGRect) -> CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// Applies the frame of the last solution.
  final func applySolvedFrame() {
    guard !translatesAutoresizingMaskIntoConstraints, let frame = layoutNode?.solvedFrame else {
      return
    }
    let place = place(for: frame)
    // The safe area depends on both the size and the position, so it's updated once, after both are
    // set.
    isApplyingSolvedFrame = true
    if bounds.size != frame.size {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      layoutNode?.engine?.baselinesChanged(of: self)
    }
    if storedSuperview != nil, center != place { center = place }
    isApplyingSolvedFrame = false
    updateSafeArea()
  }
}
