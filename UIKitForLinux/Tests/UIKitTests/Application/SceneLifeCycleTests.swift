import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct SceneLifeCycleTests {
  @Test
  func `background and foreground callbacks go to the scene's delegate and observers, in order`()
    throws
  {
    let device = Simulator()
    let scene = try #require(device.window.windowScene)
    let delegate = SceneDelegate()
    scene.delegate = delegate
    let posts = Posts(of: scene)

    device.enterBackground()
    #expect(delegate.calls == ["willResignActive 0", "didEnterBackground 2"])
    #expect(
      posts.removeAll() == [
        "SceneWillDeactivate", "ApplicationWillResignActive",
        "SceneDidEnterBackground", "ApplicationDidEnterBackground",
      ])
    #expect(scene.activationState == .background)
    #expect(UIApplication.shared.applicationState == .background)

    delegate.calls = []
    device.enterForeground()
    #expect(delegate.calls == ["willEnterForeground 2", "didBecomeActive 0"])
    #expect(
      posts.removeAll() == [
        "SceneWillEnterForeground", "ApplicationWillEnterForeground", "SceneDidActivate",
        "ApplicationDidBecomeActive",
      ])
    #expect(scene.activationState == .foregroundActive)
  }

  @Test func `an app without scenes is notified through its own delegate`() {
    let device = Simulator()
    let delegate = ApplicationDelegate()
    _ = device.window
    UIApplication.shared.delegate = delegate
    device.enterBackground()
    device.enterForeground()
    #expect(
      delegate.calls == [
        "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
      ])
  }

  @Test func `entering the background ends animations unfinished`() {
    let device = Simulator()
    let view = UIView()
    device.window.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      finished = $0
    }
    device.advance(by: 0.5)
    device.enterBackground()
    #expect(finished == false)
  }

  @Test func `disconnecting a scene removes its windows`() throws {
    let device = Simulator()
    let log = LoggingController.Log()
    let controller = LoggingController("A", log)
    device.window.rootViewController = controller
    device.settle()
    _ = log.removeAll()
    let scene = try #require(device.window.windowScene)
    let delegate = SceneDelegate()
    scene.delegate = delegate
    device.disconnectScene()
    #expect(delegate.calls.last == "didDisconnect -1")
    #expect(log.removeAll() == ["A willDisappear", "A didDisappear"])
    #expect(scene.windows.isEmpty)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(device.window.windowScene == nil)
  }

  @Test func `an ordinary app and scene delegate compile and set up a window`() throws {
    let device = Simulator()
    let scene = try #require(device.window.windowScene)
    let delegate = ApplicationDelegate()
    let configuration = delegate.application(
      .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    let type = try #require(configuration.delegateClass as? SceneDelegate.Type)
    let sceneDelegate = type.init()
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(sceneDelegate.window?.rootViewController?.viewIfLoaded?.window != nil)
    #expect(scene.session.scene === scene)
  }

  @Test func `UIDevice describes the device`() {
    let phone = Simulator(.iPhone16)
    _ = phone.window
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(UIDevice.current.orientation == .portrait)
    phone.rotate(to: .landscapeRight)
    #expect(UIDevice.current.orientation == .landscapeRight)
  }
}

/// The notifications of one scene and its app, without their common prefix and suffix.
@MainActor private final class Posts {
  private var names: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(of scene: UIScene) {
    let all: [Notification.Name] = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in all {
      let object: AnyObject =
        name.rawValue.hasPrefix("UIScene") ? scene : UIApplication.shared
      let text = String(name.rawValue.dropFirst(2).replacing("Notification", with: ""))
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.names.append(text) }
        })
    }
  }

  func removeAll() -> [String] {
    defer { names = [] }
    return names
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  override required init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { write("didDisconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { write("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { write("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { write("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { write("didEnterBackground", scene) }

  private func write(_ call: String, _ scene: UIScene) {
    calls.append("\(call) \(scene.activationState.rawValue)")
  }
}

private final class ApplicationDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) {
    calls.append("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("willEnterForeground")
  }
}
