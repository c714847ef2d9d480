/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene, while it is connected.
  open package(set) weak var scene: UIScene?
  /// What the scene is for.
  open package(set) var role: Role = .windowApplication
  /// How the scene was set up.
  open package(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// A name that stays the same as long as the session exists.
  open package(set) var persistentIdentifier = "main"
  /// What the app wants to be remembered.
  open var userInfo: [String: Any]?

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The interface on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` where there is none.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// A configuration by name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Why a scene came into being.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The app that asked for it.
    open var sourceApplication: String? { nil }
  }
}
