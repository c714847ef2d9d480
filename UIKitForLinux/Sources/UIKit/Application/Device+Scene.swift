extension Device {
  /// The windows of all scenes, back to front.
  package var windows: [UIWindow] {
    if scenes.count == 1 { return scenes[0].storedWindows }
    let windows = scenes.flatMap(\.storedWindows)
    let levels = Set(windows.map(\.windowLevel)).sorted()
    return levels.flatMap { level in windows.filter { $0.windowLevel == level } }
  }

  /// The key window of the scene that was touched last.
  package var keyWindow: UIWindow? {
    let scene = sceneWithKeys ?? scenes.last { $0.activationState == .foregroundActive }
    return scene?.keyWindow
  }

  /// Makes a window's scene the one that receives key presses, as a touch does.
  package func makeKeyWindow(_ window: UIWindow) {
    guard !(window is KeyboardWindow), let scene = window.windowScene, scene !== sceneWithKeys
    else { return }
    sceneWithKeys = scene
    keyboard.environmentDidChange()
  }

  func add(_ scene: UIWindowScene) {
    scene.device = self
    scenes.append(scene)
    application.connectedScenes.insert(scene)
    if sceneWithKeys == nil { sceneWithKeys = scene }
  }

  /// Connects another scene of the app, without windows.
  package func connectScene() -> UIWindowScene {
    let scene = UIWindowScene(screen: screen)
    scene.session.persistentIdentifier = "scene \(scenes.count + 1)"
    add(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    return scene
  }

  /// Notifies the app and its scenes as if the user left the app.
  package func enterBackground() {
    for scene in scenes { enterBackground(scene) }
  }

  /// Notifies the app and its scenes as if the user returned to the app.
  package func enterForeground() {
    for scene in scenes { enterForeground(scene) }
  }

  private func enterBackground(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundActive else { return }
    let isLast = !scenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
    notifyScene(
      scene, .willDeactivate, { $0.sceneWillResignActive(scene) },
      isLast ? { $0.applicationWillResignActive(self.application) } : nil)
    scene.activationState = .foregroundInactive
    if isLast { application.applicationState = .inactive }
    scene.activationState = .background
    if isLast { application.applicationState = .background }
    notifyScene(
      scene, .didEnterBackground, { $0.sceneDidEnterBackground(scene) },
      isLast ? { $0.applicationDidEnterBackground(self.application) } : nil)
    // Nothing is drawn in the background, so animations end.
    if isLast {
      tree.root.endAnimationsBelow()
    } else {
      for window in scene.storedWindows { window.layer.endAnimationsBelow() }
    }
  }

  private func enterForeground(_ scene: UIWindowScene) {
    guard scene.activationState == .background else { return }
    let isFirst = !scenes.contains { $0.activationState == .foregroundActive }
    notifyScene(
      scene, .willEnterForeground, { $0.sceneWillEnterForeground(scene) },
      isFirst ? { $0.applicationWillEnterForeground(self.application) } : nil)
    scene.activationState = .foregroundInactive
    if isFirst { application.applicationState = .inactive }
    scene.activationState = .foregroundActive
    if isFirst { application.applicationState = .active }
    // Restarts the blinking of the insertion point.
    for window in scene.storedWindows { (window.firstResponder as? UIView)?.setNeedsLayout() }
    notifyScene(
      scene, .didActivate, { $0.sceneDidBecomeActive(scene) },
      isFirst ? { $0.applicationDidBecomeActive(self.application) } : nil)
  }

  /// Disconnects a scene as if the user closed it, and removes its windows.
  package func disconnect(_ scene: UIWindowScene) {
    guard scene.activationState != .unattached else { return }
    enterBackground(scene)
    scene.activationState = .unattached
    application.connectedScenes.remove(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.delegate?.sceneDidDisconnect(scene)
    let rest = scenes.filter { $0 !== scene }
    for window in scene.storedWindows {
      // The keyboard belongs to the device, and moves to a remaining scene.
      window.windowScene = window is KeyboardWindow ? rest.last : nil
    }
    scene.delegate = nil
    guard let last = rest.last else { return }
    scenes = rest
    if sceneWithKeys === scene { sceneWithKeys = last }
    keyboard.environmentDidChange()
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

  /// Notifies observers and the scene's delegate or, if the scene has none, the app's delegate.
  ///
  /// - Parameter applicationCall: The delegate method of the app, or `nil` if only the scene's
  ///   state changes.
  private func notifyScene(
    _ scene: UIWindowScene, _ step: Step, _ sceneCall: (any UISceneDelegate) -> Void,
    _ applicationCall: ((any UIApplicationDelegate) -> Void)?
  ) {
    if let delegate = scene.delegate {
      sceneCall(delegate)
    } else if let delegate = application.delegate {
      applicationCall?(delegate)
    }
    NotificationCenter.default.post(name: step.scene, object: scene)
    if applicationCall != nil {
      NotificationCenter.default.post(name: step.application, object: application)
    }
  }
}
