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
  /// What the system remembers of the scene.
  open package(set) var session = UISceneSession()

  open override var next: UIResponder? { UIApplication.shared }

  // MARK: Notifications; their object is the scene.

  /// A scene has come into being.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene is gone.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene gets events now.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to get no more events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to be visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is not visible any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
