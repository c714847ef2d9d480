internal import UIKitSolver

extension LayoutEngine {
  /// Warns once for each view that appears with an ambiguous layout.
  @MainActor func warnAboutAmbiguity() {
    let nodes = members.filter { node in
      guard !node.engineState.isCheckedForAmbiguity, let view = node.view else { return false }
      return isPositionedByConstraints(view) && view.isShown
    }
    guard !nodes.isEmpty, !needsUpdate else { return }
    let openVariables = solver.openVariables()
    for node in nodes {
      node.engineState.isCheckedForAmbiguity = true
      guard let view = node.view, node.engineState.variables.contains(where: openVariables.contains)
      else {
        continue
      }
      device.warn(
        "The layout of \(view.describedForLayout) is ambiguous. On iOS it can have another frame than \(view.frame)."
      )
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is in a window, and neither it nor an ancestor
  /// is hidden.
  fileprivate final var isShown: Bool {
    guard window != nil else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.storedSuperview
    }
    return true
  }
}

extension LayoutNode {
  @MainActor func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    let matching = references.filter { reference in
      let constraint = reference.constraint
      let attribute =
        switch reference.slot {
        case 0: constraint.firstSide.attribute
        case 1: constraint.firstSide.originAttribute
        case 2: constraint.secondSide.attribute
        default: constraint.secondSide.originAttribute
        }
      return attribute.axis == axis
    }
    // A constraint can refer to an item twice.
    var found: [NSLayoutConstraint] = []
    for constraint in matching.map(\.constraint).sorted(by: {
      $0.installation.serial < $1.installation.serial
    }) where found.last !== constraint { found.append(constraint) }
    return found
  }

  /// A Boolean value that indicates whether the constraints allow more than one frame.
  @MainActor var isAmbiguous: Bool {
    (view ?? guide?.owningView)?.treeRoot.prepareLayout()
    guard let engine else { return false }
    if let view, view.translatesAutoresizingMaskIntoConstraints { return false }
    return ambiguousParts(in: engine).count > 0
  }

  /// The parts of the frame that the constraints don't determine.
  @MainActor private func ambiguousParts(in engine: LayoutEngine) -> [LayoutEngineState.Part] {
    let hasPlace = view?.storedSuperview != nil || guide != nil
    let parts: [LayoutEngineState.Part] =
      hasPlace ? [.minX, .minY, .width, .height] : [.width, .height]
    return parts.filter { part in
      engineState[part].map {
        engine.exercisedVariables.contains($0) || !engine.solver.isUnique($0)
      } ?? true
    }
  }

  /// Changes the ambiguous parts of the frame, until the constraints change.
  @MainActor func exerciseAmbiguity() {
    guard isAmbiguous, let engine else { return }
    engine.exercise(ambiguousParts(in: engine), of: self)
  }
}
