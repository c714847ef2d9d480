extension UIViewController {
  /// How far a controller's view has come in or gone out of sight.
  package struct Appearance {
    package enum Phase {
      case hidden, appearing, visible, disappearing
    }

    package var phase = Phase.hidden
    package var isAnimated = false
    package var isMovingToParent = false
    package var isMovingFromParent = false
    /// Whether `viewIsAppearing` has been called in this run.
    fileprivate var hasCalledIsAppearing = false
    /// Whether the run was set off by the view's coming or going, and ends with it.
    fileprivate var followsView = false
    /// Tells one run from the next, for what ends it later.
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
      // Whoever drives the transition by hand may not have moved the view into the window at all.
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

  /// The view is about to move into a window or out of one; without a container that drives the
  /// transition, the controller appears or disappears with it.
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

  /// The view is in another window, or in none.
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

  /// Ends an appearance once the window has been laid out, in the next turn.
  private func endAppearanceAfterLayout(in window: UIWindow?) {
    let run = appearance.run
    let end: @MainActor () -> Void = { [weak self] in
      guard let self, appearance.run == run, appearance.phase == .appearing else { return }
      // With a container that appears itself, its end is the end.
      if let parent = storedParent, parent.appearance.phase == .appearing { return }
      storedView?.window?.layoutIfNeeded()
      endAppearance()
    }
    guard let device = window?.device else { return end() }
    device.inNextTurn(end)
  }

  /// The window of this root controller was shown or hidden.
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
