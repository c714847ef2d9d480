/// The app as a whole; the end of every responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  package weak var device: Device?
  /// The scenes that are connected.
  open package(set) var connectedScenes: Set<UIScene> = []
  /// The app's object that is told of its life.
  open weak var delegate: (any UIApplicationDelegate)?

  package override init() {
    super.init()
  }

  /// The app of the device that runs now.
  public class var shared: UIApplication { Device.current.application }

  /// How far the app is in the foreground.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// How far the app is in the foreground.
  open package(set) var applicationState: State = .active

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      device?.scene.keyWindow?.sendEvent(event)
      return
    }
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// The direction of the interface in the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device?.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Is told of the app's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app's main window, where it uses no scenes.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// Agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
