extension UIView {
  final func markForConstraintUpdate() {
    guard !needsConstraintUpdate else { return }
    needsConstraintUpdate = true
    markPathForConstraintUpdate()
    setNeedsConstraintLayout()
  }

  /// Marks the superviews, so that an update pass visits only views that need it.
  final func markPathForConstraintUpdate() {
    var view = storedSuperview
    while let current = view, !current.constraintUpdateIsNeededInside {
      current.constraintUpdateIsNeededInside = true
      view = current.storedSuperview
    }
  }

  /// Calls `updateConstraints()` on the views that need it, subviews first.
  final func updateConstraintsInside() {
    // `updateConstraints()` can request another update, which runs in the same pass. The number of
    // rounds is limited.
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

  /// Performs pending constraint updates and layout in the whole view hierarchy.
  final func layOutTree() {
    var rounds = 0
    layer.tree?.layoutPass += 1
    repeat {
      rounds += 1
      treeRoot.prepareLayout()
      layer.layoutIfNeeded()
    } while treeRoot.needsPreparation(for: self) && rounds < 4
  }

  /// Returns a Boolean value that indicates whether the layout changed constraints in the
  /// hierarchy, or frames that they determine.
  private func needsPreparation(for view: UIView) -> Bool {
    if needsConstraintUpdate || constraintUpdateIsNeededInside { return true }
    guard let layoutEngine else { return false }
    return layoutEngine.needsUpdate || view.layer.needsLayoutFlag
      || view.layer.subtreeNeedsLayoutFlag
  }

  /// Updates and solves the constraints of the hierarchy of this root view.
  final func prepareLayout() {
    if needsConstraintUpdate || constraintUpdateIsNeededInside { updateConstraintsInside() }
    if usesAutoLayoutInside {
      updateProportions()
      updateEngine()
    }
  }
}
