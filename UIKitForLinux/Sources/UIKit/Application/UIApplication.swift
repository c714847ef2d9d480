@preconcurrency @MainActor open class UIApplication: UIResponder {
  package weak var device: Device?
  open package(set) var connectedScenes: Set<UIScene> = []
  open weak var delegate: (any UIApplicationDelegate)?

  package override init() {
    super.init()
  }

  public class var shared: UIApplication { Device.current.application }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open package(set) var applicationState: State = .active

  open override var next: UIResponder? { delegate as? UIResponder }

  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      device?.keyWindow?.sendEvent(event)
      return
    }
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device?.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    device?.settings.contentSizeCategory ?? .large
  }
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}
