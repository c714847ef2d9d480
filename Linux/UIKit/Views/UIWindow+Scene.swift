extension UIWindow {
  final func enterScene() {
    guard windowScene?.device != nil else { return }
    takePlaceInOrder()
    updateSafeAreaEverywhere()
    traitsMayHaveChanged()
    rootViewController?.windowBecameVisible()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  /// Comes to the front of its level.
  final func takePlaceInOrder() {
    guard let scene = windowScene, let device = scene.device else { return }
    var windows = scene.storedWindows.filter { $0 !== self }
    let index = windows.firstIndex { $0.windowLevel > windowLevel } ?? windows.count
    windows.insert(self, at: index)
    scene.storedWindows = windows
    device.tree.root.insertSublayer(layer, at: UInt32(index))
  }

  final func leaveScene() {
    guard let scene = windowScene, scene.storedWindows.contains(self) else { return }
    viewWillLeave(self)
    scene.storedWindows.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    handKeysOn(in: scene)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  final func replaceRootViewController(_ old: UIViewController?) {
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
    }
    guard let controller = rootViewController else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(controller.view, at: 0)
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
    guard let holder = storedFirstResponder, holder.isInside(view) else { return }
    holder.resignFirstResponder()
    if storedFirstResponder === holder { setFirstResponder(nil) }
  }

  /// Sends every press to whom it began with: the first responder, or the root controller without one.
  final func sendPresses(_ event: UIPressesEvent) {
    let receiver: UIResponder = firstResponder ?? rootViewController ?? self
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
