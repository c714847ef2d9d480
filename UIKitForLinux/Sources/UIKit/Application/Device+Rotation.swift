extension Device {
  /// The orientation of the interface, which is rotated against the device.
  package var interfaceOrientation: UIInterfaceOrientation {
    switch orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  /// Rotates the interface with the device, and resizes windows that fill the screen with an
  /// animation.
  package func rotate(
    to orientation: UIDeviceOrientation, size: CGSize, safeArea: UIEdgeInsets,
    duration: TimeInterval
  ) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    let followers = windows.filter { $0.bounds.size == screen.bounds.size }
    screen.bounds = CGRect(origin: .zero, size: size)
    resizeRoot()
    safeAreaInsets = safeArea
    let changes = followers.map { window in
      (window, announce(size, to: window, duration: duration))
    }
    updateTraits()
    for (window, coordinator) in changes {
      coordinator.run {
        window.frame = self.screen.bounds
        window.updateSafeArea()
        window.layoutIfNeeded()
      }
    }
    keyboard.environmentDidChange()
  }

  /// Notifies a window's view controllers, including presented ones, of their new size.
  private func announce(
    _ size: CGSize, to window: UIWindow, duration: TimeInterval
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      duration: duration, container: window, from: nil, to: window.rootViewController)
    let traits = traits(at: size)
    var controller = window.rootViewController
    while let current = controller {
      if traits != screen.traitCollection {
        current.willTransition(to: traits, with: coordinator)
      }
      if size != window.bounds.size {
        current.viewWillTransition(to: size, with: coordinator)
      }
      controller = current.shownPresentation?.presented
    }
    return coordinator
  }
}
