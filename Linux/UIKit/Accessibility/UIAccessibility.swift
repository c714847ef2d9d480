/// What assistive technologies are on, and how they are told of changes.
public struct UIAccessibility {
  /// Something that an assistive technology is told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32
    /// A notification by number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Tells assistive technologies of a change.
  ///
  /// - Parameter argument: The text to be read for an announcement; the element that gets the focus,
  ///   or a text, for a change of layout or screen.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    Device.current.accessibility.post(notification, argument: argument)
  }

  /// Returns the element that an assistive technology is at.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    Device.current.accessibility.focusedElement
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A technology by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether VoiceOver is on.
  @MainActor public static var isVoiceOverRunning: Bool {
    Device.current.settings.isVoiceOverRunning
  }

  /// Whether moving things are to be replaced by fading ones.
  @MainActor public static var isReduceMotionEnabled: Bool {
    Device.current.settings.reduceMotion
  }

  /// Whether fades are preferred to slides where motion is reduced.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    Device.current.settings.prefersCrossFadeTransitions
  }

  /// Whether backgrounds are to be opaque.
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    Device.current.settings.reduceTransparency
  }

  /// Whether colours are to be darker.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    Device.current.settings.increasesContrast
  }

  /// Whether text is to be bold.
  @MainActor public static var isBoldTextEnabled: Bool { Device.current.settings.boldText }

  /// Whether buttons are to be told from texts by more than their colour.
  @MainActor public static var buttonShapesEnabled: Bool { Device.current.settings.buttonShapes }

  /// Whether Switch Control is on; never on Linux.
  @MainActor public static var isSwitchControlRunning: Bool { false }
}

extension UIAccessibility.Notification {
  // The numbers of `UIAccessibilityConstants.h`.
  /// A large part of the screen is another; the focus goes to the argument or the first element.
  public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
  /// A part of the screen is another; the focus goes to the argument or stays.
  public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
  /// A text is to be read.
  public static let announcement = UIAccessibility.Notification(rawValue: 1008)
  /// A page was scrolled; the argument says where to.
  public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
}

extension UIAccessibility {
  /// VoiceOver went on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The wish for less motion has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The wish for fades has changed.
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The wish for opaque backgrounds has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The wish for darker colours has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The wish for bold text has changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The wish for buttons with shapes has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// An announcement has been read, or not.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The focus has moved.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
