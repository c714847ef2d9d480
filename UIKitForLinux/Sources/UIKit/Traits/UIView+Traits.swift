extension UIView {
  public final var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      traitsMayHaveChanged()
    }
  }

  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.style }
    set { traitOverrides.style = newValue }
  }

  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.maximumContentSizeCategory }
    set {
      traits.maximumContentSizeCategory = newValue
      traitsMayHaveChanged()
    }
  }

  public final func updateTraitsIfNeeded() {
    deliverTraitChange()
  }

  /// Passes changed traits down to this view and those inside it; a view on its own keeps what it had.
  final func traitsMayHaveChanged() {
    passDownTraits((self as? UIWindow)?.windowScene?.traitCollection ?? superview?.traitCollection)
    window?.device?.hasTraitChanges = true
  }

  private func passDownTraits(_ inherited: UITraitCollection?) {
    var inherited = inherited
    if let controller = owningController {
      _ = controller.traits.inherit(inherited)
      inherited = controller.traits.collection
    }
    guard traits.inherit(inherited) else { return }
    setNeedsLayout()
    for subview in storedSubviews { subview.passDownTraits(traits.collection) }
  }

  /// Tells this view and those inside it, superviews first, of traits that have changed.
  final func deliverTraitChanges() {
    deliverTraitChange()
    for subview in storedSubviews { subview.deliverTraitChanges() }
  }

  /// Tells the view, and before it the controller whose view it is.
  final func deliverTraitChange() {
    owningController?.deliverTraitChange()
    guard let previous = traits.consumeChange() else { return }
    let state = traits
    state.collection.performAsCurrent {
      if let color = storedBackgroundColor, color.isDynamic {
        layer.backgroundColor = color.cgColor
      }
      if DrawingClasses.mayDraw(type(of: self)) { setNeedsDisplay() }
      traitsChanged(from: previous)
      if previous.layoutDirection != traitCollection.layoutDirection {
        layoutDirectionMayHaveChanged()
      }
      state.runHandlers(of: self, after: previous)
      traitCollectionDidChange(previous)
    }
  }
}

extension UIViewController {
  public final var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      if let view = viewIfLoaded {
        view.traitsMayHaveChanged()
      } else {
        _ = traits.inherit()
      }
    }
  }

  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.style }
    set { traitOverrides.style = newValue }
  }

  public final func updateTraitsIfNeeded() {
    deliverTraitChange()
  }

  final func deliverTraitChange() {
    guard let previous = traits.consumeChange() else { return }
    let state = traits
    state.collection.performAsCurrent {
      state.runHandlers(of: self, after: previous)
      traitCollectionDidChange(previous)
    }
  }
}
