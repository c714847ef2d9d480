/// The app as a whole; the end of every responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  package weak var device: Device?
  /// The scenes that are connected.
  open package(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of all scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// The app's object that is told of its life.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false

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
      device?.keyWindow?.sendEvent(event)
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

  /// The text size that the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    device?.settings.contentSizeCategory ?? .large
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

  /// The app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app gets events now.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app will get no events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is not visible any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app will be visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The clock jumped: midnight, another time zone, summer time.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}
