public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    Device.current.accessibility.post(notification, argument: argument)
  }

  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    Device.current.accessibility.focusedElement
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  @available(iOS 18, *)
  public enum ExpandedStatus: Int, Sendable {
    case unsupported = 0
    case expanded = 1
    case collapsed = 2
  }

  @MainActor public static var isVoiceOverRunning: Bool {
    Device.current.settings.isVoiceOverRunning
  }

  @MainActor public static var isReduceMotionEnabled: Bool {
    Device.current.settings.reduceMotion
  }

  @MainActor public static var prefersCrossFadeTransitions: Bool {
    Device.current.settings.prefersCrossFadeTransitions
  }

  @MainActor public static var isReduceTransparencyEnabled: Bool {
    Device.current.settings.reduceTransparency
  }

  @MainActor public static var buttonShapesEnabled: Bool { Device.current.settings.buttonShapes }
}

extension UIAccessibility.Notification {
  // The values of `UIAccessibilityConstants.h`.
  public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
  public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
  public static let announcement = UIAccessibility.Notification(rawValue: 1008)
}

extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
