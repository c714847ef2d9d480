extension UIView {
  final func markForConstraintUpdate() {
    guard !needsConstraintUpdate else { return }
    needsConstraintUpdate = true
    markPathForConstraintUpdate()
    setNeedsConstraintLayout()
  }

  /// Marks the views around, so that a pass goes only where there is something to do.
  final func markPathForConstraintUpdate() {
    var view = storedSuperview
    while let current = view, !current.constraintUpdateIsNeededInside {
      current.constraintUpdateIsNeededInside = true
      view = current.storedSuperview
    }
  }

  /// Calls `updateConstraints()` where it is due, what is inside first.
  final func updateConstraintsInside() {
    // An update that asks for another one gets it in this pass, but not for ever.
    var rounds = 0
    while constraintUpdateIsNeededInside || needsConstraintUpdate, rounds < 8 {
      rounds += 1
      if constraintUpdateIsNeededInside {
        constraintUpdateIsNeededInside = false
        for subview in storedSubviews
        where subview.needsConstraintUpdate || subview.constraintUpdateIsNeededInside {
          subview.updateConstraintsInside()
        }
      }
      guard needsConstraintUpdate else { continue }
      needsConstraintUpdate = false
      traitCollection.performAsCurrent {
        if let controller = owningController {
          controller.updateViewConstraints()
        } else {
          updateConstraints()
        }
      }
    }
  }

  /// Lays out now what needs it in the tree around: constraints, then views.
  final func layOutTree() {
    var rounds = 0
    layer.tree?.layoutPass += 1
    repeat {
      rounds += 1
      treeRoot.prepareLayout()
      layer.layoutIfNeeded()
    } while treeRoot.needsPreparation(for: self) && rounds < 4
  }

  /// Whether what was laid out has changed constraints in the tree of this root, or places that they give.
  private func needsPreparation(for view: UIView) -> Bool {
    if needsConstraintUpdate || constraintUpdateIsNeededInside { return true }
    guard let layoutEngine else { return false }
    return layoutEngine.needsUpdate || view.layer.needsLayoutFlag
      || view.layer.subtreeNeedsLayoutFlag
  }

  /// Brings the constraints of the tree of this root up to date and solves them.
  final func prepareLayout() {
    if needsConstraintUpdate || constraintUpdateIsNeededInside { updateConstraintsInside() }
    if usesAutoLayoutInside {
      updateProportions()
      updateEngine()
    }
  }
}
