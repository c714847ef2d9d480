extension Device {
  /// Notifies views and observers of changed settings.
  func settingsChanged(from old: DeviceSettings) {
    let new = settings
    updateTraits()

    if new.buttonShapes != old.buttonShapes {
      for window in windows { window.buttonShapesChanged() }
    }

    let center = NotificationCenter.default
    let switches: [(KeyPath<DeviceSettings, Bool>, Notification.Name)] = [
      (\.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        \.prefersCrossFadeTransitions,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification
      ),
      (\.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (\.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
      (\.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (\.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
    ]
    for (value, name) in switches where new[keyPath: value] != old[keyPath: value] {
      center.post(name: name, object: nil)
    }
    if new.contentSizeCategory != old.contentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.contentSizeCategory])
    }
    if new.locale != old.locale {
      // An observer may lay out views, of which all have the new direction.
      deliverTraitChanges()
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
    if new.timeZone != old.timeZone {
      center.post(name: .NSSystemTimeZoneDidChange, object: nil)
      date = date
    }
  }

  /// Computes the screen's traits again and passes them to its windows.
  package func updateTraits() {
    let traits = traits(at: screen.bounds.size)
    if traits != self.traits { self.traits = traits }
  }

  /// Returns the traits of a screen of this device with a size.
  func traits(at size: CGSize) -> UITraitCollection {
    let isUpright = size.height >= size.width
    return UITraitCollection.deviceDefaults.modifyingTraits { traits in
      traits.displayScale = screen.scale
      traits.userInterfaceIdiom = isPad ? .pad : .phone
      traits.userInterfaceStyle = settings.appearance
      traits.accessibilityContrast = settings.increasesContrast ? .high : .normal
      traits.legibilityWeight = settings.boldText ? .bold : .regular
      traits.preferredContentSizeCategory = settings.contentSizeCategory
      traits.layoutDirection = settings.layoutDirection
      // As in Apple's table: both size classes of an iPad are regular. In landscape, only phones at
      // least 414 points wide have a regular width.
      traits.verticalSizeClass = isPad || isUpright ? .regular : .compact
      traits.horizontalSizeClass =
        isPad || (!isUpright && size.height >= 414) ? .regular : .compact
    }
  }
}

extension DeviceSettings {
  /// The layout direction of the device's language.
  fileprivate var layoutDirection: UITraitEnvironmentLayoutDirection {
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
