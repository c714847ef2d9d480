extension Device {
  /// Goes through what the app is told when a person leaves it.
  package func enterBackground() {
    guard scene.activationState == .foregroundActive else { return }
    tell(
      .willDeactivate, { $0.sceneWillResignActive(self.scene) },
      { $0.applicationWillResignActive(self.application) })
    scene.activationState = .foregroundInactive
    application.applicationState = .inactive
    scene.activationState = .background
    application.applicationState = .background
    tell(
      .didEnterBackground, { $0.sceneDidEnterBackground(self.scene) },
      { $0.applicationDidEnterBackground(self.application) })
    // Nothing is drawn in the background, hence nothing is on its way there.
    tree.root.endAnimationsBelow()
  }

  /// Goes through what the app is told when a person comes back to it.
  package func enterForeground() {
    guard scene.activationState == .background else { return }
    tell(
      .willEnterForeground, { $0.sceneWillEnterForeground(self.scene) },
      { $0.applicationWillEnterForeground(self.application) })
    scene.activationState = .foregroundInactive
    application.applicationState = .inactive
    scene.activationState = .foregroundActive
    application.applicationState = .active
    tell(
      .didActivate, { $0.sceneDidBecomeActive(self.scene) },
      { $0.applicationDidBecomeActive(self.application) })
  }

  /// Goes through what the app is told when its scene is thrown away; the windows go with it.
  package func disconnectScene() {
    guard scene.activationState != .unattached else { return }
    enterBackground()
    scene.activationState = .unattached
    application.connectedScenes.remove(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.delegate?.sceneDidDisconnect(scene)
    for window in scene.storedWindows {
      window.windowScene = nil
    }
    scene.delegate = nil
  }

  private struct Step {
    let scene: Notification.Name
    let application: Notification.Name

    static let willDeactivate = Step(
      scene: UIScene.willDeactivateNotification,
      application: UIApplication.willResignActiveNotification)
    static let didEnterBackground = Step(
      scene: UIScene.didEnterBackgroundNotification,
      application: UIApplication.didEnterBackgroundNotification)
    static let willEnterForeground = Step(
      scene: UIScene.willEnterForegroundNotification,
      application: UIApplication.willEnterForegroundNotification)
    static let didActivate = Step(
      scene: UIScene.didActivateNotification,
      application: UIApplication.didBecomeActiveNotification)
  }

  /// Tells the scene's delegate, or the app's where the scene has none, and observers.
  private func tell(
    _ step: Step, _ sceneCall: (any UISceneDelegate) -> Void,
    _ applicationCall: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate = scene.delegate {
      sceneCall(delegate)
    } else if let delegate = application.delegate {
      applicationCall(delegate)
    }
    NotificationCenter.default.post(name: step.scene, object: scene)
    NotificationCenter.default.post(name: step.application, object: application)
  }
}
