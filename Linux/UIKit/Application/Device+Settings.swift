extension Device {
  /// Tells views and observers of what a person has changed.
  func settingsChanged(from old: DeviceSettings) {
    let new = settings
    screen.baseTraits = traits(for: new)
    UITraitCollection.current = screen.traitCollection
    for window in scene.windows { window.traitsMayHaveChanged() }

    let center = NotificationCenter.default
    let switches: [(KeyPath<DeviceSettings, Bool>, Notification.Name)] = [
      (\.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (\.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (\.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
      (\.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
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
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
    if new.timeZone != old.timeZone {
      center.post(name: .NSSystemTimeZoneDidChange, object: nil)
    }
  }

  private func traits(for settings: DeviceSettings) -> UITraitCollection {
    UITraitCollection()
  }
}
