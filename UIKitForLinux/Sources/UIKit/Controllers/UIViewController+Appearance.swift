extension UIViewController {
  /// The progress of a controller's appearance or disappearance.
  package struct Appearance {
    package enum Phase {
      case hidden, appearing, visible, disappearing
    }

    package var phase = Phase.hidden
    package var isAnimated = false
    package var isMovingToParent = false
    package var isMovingFromParent = false
    /// A Boolean value that indicates whether `viewIsAppearing` has been called in this transition.
    fileprivate var hasCalledIsAppearing = false
    /// A Boolean value that indicates whether the transition was started by adding or removing the
    /// view.
    fileprivate var followsView = false
    /// The number of the transition, to recognize whether a later callback still belongs to it.
    fileprivate var run = 0
  }

  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let phase = appearance.phase
    let isNews =
      isAppearing
      ? phase == .hidden || phase == .disappearing : phase == .visible || phase == .appearing
    guard isNews else { return }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.hasCalledIsAppearing = false
    appearance.followsView = false
    appearance.run += 1
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in childrenThatFollow { child.beginAppearance(isAppearing, animated: animated) }
  }

  final func endAppearance() {
    switch appearance.phase {
    case .appearing:
      // With manual appearance callbacks, the view may not be in the window.
      callViewIsAppearing()
      appearance.phase = .visible
      viewDidAppear(appearance.isAnimated)
      appearance.isMovingToParent = false
    case .disappearing:
      appearance.phase = .hidden
      viewDidDisappear(appearance.isAnimated)
      appearance.isMovingFromParent = false
    case .hidden, .visible: return
    }
    for child in childrenThatFollow { child.endAppearance() }
  }

  private var childrenThatFollow: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
    return storedChildren.filter { child in
      child.appearance.phase != .hidden
        || child.storedView?.isDescendant(of: storedView) == true
    }
  }

  private func callViewIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing else { return }
    appearance.hasCalledIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Following the view

  /// Called before the view moves to another window.
  ///
  /// Without a container that drives the transition, the controller appears or disappears with its
  /// view.
  final func viewWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let isShown = newWindow.map { !$0.isHidden } ?? false
    switch (isShown, appearance.phase) {
    case (true, .hidden), (false, .visible), (false, .appearing):
      beginAppearance(isShown, animated: false)
      appearance.followsView = true
    default: break
    }
  }

  /// Called after the view has moved to another window, or was removed from its window.
  final func viewDidMove(to window: UIWindow?) {
    if appearance.phase == .appearing { storedView?.updateSafeArea() }
    callViewIsAppearing()
    guard appearance.followsView else { return }
    if appearance.phase == .disappearing {
      endAppearance()
    } else if appearance.phase == .appearing {
      endAppearanceAfterLayout(in: window)
    }
  }

  /// Ends an appearance in the next turn of the run loop, after the window has been laid out.
  private func endAppearanceAfterLayout(in window: UIWindow?) {
    let run = appearance.run
    let end: @MainActor () -> Void = { [weak self] in
      guard let self, appearance.run == run, appearance.phase == .appearing else { return }
      // If the container is appearing, the child's appearance ends with its own.
      if let parent = storedParent, parent.appearance.phase == .appearing { return }
      storedView?.window?.layoutIfNeeded()
      endAppearance()
    }
    guard let device = window?.device else { return end() }
    device.inNextTurn(end)
  }

  /// Called when the window of this root view controller is shown or hidden.
  final func windowVisibilityChanged(_ isVisible: Bool, in window: UIWindow) {
    viewWillMove(from: window, to: isVisible ? window : nil)
    if isVisible { storedView?.notifyAppearingControllers() }
    viewDidMove(to: isVisible ? window : nil)
  }
}

extension UIView {
  fileprivate final func notifyAppearingControllers() {
    owningController?.viewDidMove(to: window)
    for subview in storedSubviews { subview.notifyAppearingControllers() }
  }
}
