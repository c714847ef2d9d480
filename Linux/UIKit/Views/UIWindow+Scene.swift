extension UIWindow {
  final func enterScene() {
    guard let scene = windowScene, let device = scene.device else { return }
    scene.storedWindows.removeAll { $0 === self }
    let index =
      scene.storedWindows.firstIndex { $0.windowLevel > windowLevel }
      ?? scene.storedWindows.count
    scene.storedWindows.insert(self, at: index)
    device.tree.root.insertSublayer(layer, at: UInt32(index))
    updateSafeArea()
    traitsMayHaveChanged()
    if let controller = rootViewController {
      installRootView()
      controller.windowVisibilityChanged(true, in: self)
    }
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  final func leaveScene() {
    guard let scene = windowScene, scene.storedWindows.contains(self) else { return }
    storedFirstResponder?.resignFirstResponder()
    rootViewController?.windowVisibilityChanged(false, in: self)
    scene.storedWindows.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  final func replaceRootViewController(_ old: UIViewController?) {
    if let old {
      old.shownPresentation?.close()
      old.viewIfLoaded?.removeFromSuperview()
    }
    // A hidden window needs no view yet: controllers load theirs as late as they can.
    if !isHidden { installRootView() }
  }

  private func installRootView() {
    guard let view = rootViewController?.view, view.superview == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The responder that gets keys and text in this window.
  package final var firstResponder: UIResponder? { storedFirstResponder }

  package final func setFirstResponder(_ responder: UIResponder?) {
    guard storedFirstResponder !== responder else { return }
    storedFirstResponder = responder
    device?.keyboard.firstResponderDidChange(in: self)
  }

  /// What leaves the window cannot keep the keys or a touch.
  final func viewWillLeave(_ view: UIView) {
    touchDispatcher.viewWillLeave(view)
    if let holder = storedFirstResponder as? UIView, holder.isDescendant(of: view) {
      holder.resignFirstResponder()
      if storedFirstResponder === holder { setFirstResponder(nil) }
    } else if let holder = storedFirstResponder as? UIViewController,
      holder.viewIfLoaded?.isDescendant(of: view) == true
    {
      holder.resignFirstResponder()
      if storedFirstResponder === holder { setFirstResponder(nil) }
    }
  }

  final func sendPresses(_ event: UIPressesEvent) {
    let receiver: UIResponder = firstResponder ?? rootViewController ?? self
    let presses = event.allPresses
    for (phase, send) in [
      (UIPress.Phase.began, UIResponder.pressesBegan),
      (.changed, UIResponder.pressesChanged),
      (.ended, UIResponder.pressesEnded),
      (.cancelled, UIResponder.pressesCancelled),
    ] {
      let matching = presses.filter { $0.phase == phase }
      if !matching.isEmpty { send(receiver)(matching, event) }
    }
  }
}
