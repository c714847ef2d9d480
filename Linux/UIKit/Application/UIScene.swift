/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether and how far the scene is in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Whether and how far the scene is in the foreground.
  open package(set) var activationState: ActivationState = .foregroundActive
  /// The app's object that is told of changes.
  open var delegate: (any UISceneDelegate)?
  /// The name shown where scenes are chosen.
  open var title: String!

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  package weak var device: Device?
  private let storedScreen: UIScreen
  package final var traits: TraitState
  package var storedWindows: [UIWindow] = []

  package init(screen: UIScreen) {
    storedScreen = screen
    traits = TraitState(inherited: screen.traitCollection)
    super.init()
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { storedScreen }

  /// The app's windows, back to front by level and order of being shown.
  open var windows: [UIWindow] { storedWindows.filter { !($0 is KeyboardWindow) } }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { storedWindows.first { $0.isKeyWindow } }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { traits.collection }

  open override var next: UIResponder? { device?.application }
}

/// Is told of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene has come into being.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene gets events now.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will get no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not visible any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {}

extension UIScene {
  /// Why a scene came into being.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}
