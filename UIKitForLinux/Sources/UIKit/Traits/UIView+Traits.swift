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

  /// Passes changed traits on to this view and its descendants.
  ///
  /// A view without a superview keeps its traits.
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

  /// Notifies this view and its descendants of changed traits, superviews first.
  final func deliverTraitChanges() {
    deliverTraitChange()
    for subview in storedSubviews { subview.deliverTraitChanges() }
  }

  /// Notifies the view, and before it the controller that owns it.
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
