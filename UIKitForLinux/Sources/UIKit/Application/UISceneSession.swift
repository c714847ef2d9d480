@preconcurrency @MainActor open class UISceneSession: NSObject {
  open package(set) weak var scene: UIScene?
  open package(set) var role: Role = .windowApplication
  open package(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  open package(set) var persistentIdentifier = "main"
  open var userInfo: [String: Any]?

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
  }
}
