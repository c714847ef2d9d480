extension Device {
  /// The traits from the settings and the hardware.
  ///
  /// Views receive changes with the next commit.
  package var traits: UITraitCollection {
    get { screen.baseTraits }
    set {
      guard screen.baseTraits != newValue else { return }
      screen.baseTraits = newValue
      if Device.current === self { UITraitCollection.current = newValue }
      for scene in scenes { scene.traitsMayHaveChanged() }
    }
  }

  /// Notifies the scene, controllers, and views of changed traits.
  func deliverTraitChanges() {
    // Handlers can change traits again. The number of rounds is limited.
    for _ in 0..<16 where hasTraitChanges {
      hasTraitChanges = false
      for scene in scenes {
        scene.deliverTraitChange()
        for window in scene.storedWindows { window.deliverTraitChanges() }
      }
    }
  }
}

extension UIWindowScene {
  public final var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      traitsMayHaveChanged()
    }
  }

  final func traitsMayHaveChanged() {
    guard traits.inherit(screen.traitCollection) else { return }
    device?.hasTraitChanges = true
    for window in storedWindows { window.traitsMayHaveChanged() }
  }

  final func deliverTraitChange() {
    guard let previous = traits.consumeChange() else { return }
    let state = traits
    state.collection.performAsCurrent { state.runHandlers(of: self, after: previous) }
  }
}
