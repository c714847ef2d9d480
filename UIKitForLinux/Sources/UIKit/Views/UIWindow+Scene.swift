extension UIWindow {
  final func enterScene() {
    guard windowScene?.device != nil else { return }
    insertByLevel()
    updateSafeAreaEverywhere()
    traitsMayHaveChanged()
    if let controller = rootViewController {
      installRootView()
      controller.windowVisibilityChanged(true, in: self)
    }
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  /// Inserts the window at the front of its level.
  final func insertByLevel() {
    guard let scene = windowScene, let device = scene.device else { return }
    var windows = scene.storedWindows.filter { $0 !== self }
    let index = windows.firstIndex { $0.windowLevel > windowLevel } ?? windows.count
    windows.insert(self, at: index)
    scene.storedWindows = windows
    let below = device.windows.prefix { $0 !== self && $0.windowLevel <= windowLevel }
    device.tree.root.insertSublayer(layer, at: UInt32(below.count))
  }

  final func leaveScene() {
    guard let scene = windowScene, scene.storedWindows.contains(self) else { return }
    viewWillLeave(self)
    rootViewController?.windowVisibilityChanged(false, in: self)
    scene.storedWindows.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    makeNextWindowKey(in: scene)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  final func replaceRootViewController(_ old: UIViewController?) {
    if let old {
      old.shownPresentation?.close()
      old.viewIfLoaded?.removeFromSuperview()
    }
    // A hidden window doesn't load its root view controller's view yet.
    if !isHidden { installRootView() }
  }

  private func installRootView() {
    guard let view = rootViewController?.view, view.superview == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The first responder of this window.
  package final var firstResponder: UIResponder? { storedFirstResponder }

  package final func setFirstResponder(_ responder: UIResponder?) {
    guard storedFirstResponder !== responder else { return }
    let former = storedFirstResponder
    storedFirstResponder = responder
    device?.keyboard.firstResponderDidChange(in: self)
    // Also called if the responder can't refuse to resign.
    (former as? any TextEditing)?.didEndEditing()
  }

  /// Resigns first responder and cancels touches in a view that leaves the window.
  final func viewWillLeave(_ view: UIView) {
    touchDispatcher.viewWillLeave(view)
    guard let holder = storedFirstResponder, holder.isInside(view) else { return }
    holder.resignFirstResponder()
    if storedFirstResponder === holder { setFirstResponder(nil) }
  }

  /// The responder for key presses: the first responder, or else the frontmost view controller.
  private var keyReceiver: UIResponder {
    // Below an alert, the first responder receives no presses.
    if let storedFirstResponder, device?.keyboard.isHeld != true { return storedFirstResponder }
    guard var front = rootViewController else { return self }
    while let presented = front.presentedViewController { front = presented }
    return front
  }

  /// Sends every press to the responder that received its beginning.
  final func sendPresses(_ event: UIPressesEvent) {
    let receiver = keyReceiver
    for press in event.allPresses where press.phase == .began || press.storedResponder == nil {
      press.storedResponder = receiver
      press.storedWindow = self
    }
    for (phase, send) in [
      (UIPress.Phase.began, UIResponder.pressesBegan),
      (.changed, UIResponder.pressesChanged),
      (.ended, UIResponder.pressesEnded),
      (.cancelled, UIResponder.pressesCancelled),
    ] {
      var waiting = event.allPresses.filter { $0.phase == phase }
      while let responder = waiting.first?.responder {
        let presses = waiting.filter { $0.responder === responder }
        waiting.subtract(presses)
        send(responder)(presses, event)
      }
    }
  }
}
