public import UIKit

extension Simulator {
  /// The settings of the device that the user can change.
  public struct Settings: Equatable, Sendable {
    package var values: DeviceSettings

    init(_ values: DeviceSettings) {
      self.values = values
    }

    /// The user interface style.
    ///
    /// The default is light.
    public var appearance: UIUserInterfaceStyle {
      get { values.appearance }
      set { values.appearance = newValue }
    }

    /// The language and region, which also determine the layout direction.
    public var locale: Locale {
      get { values.locale }
      set { values.locale = newValue }
    }

    /// The time zone.
    ///
    /// The default is UTC.
    public var timeZone: TimeZone {
      get { values.timeZone }
      set { values.timeZone = newValue }
    }

    /// The calendar.
    ///
    /// The default is Gregorian.
    public var calendar: Calendar {
      get { values.calendar }
      set { values.calendar = newValue }
    }

    /// The content size category.
    ///
    /// The default is `.large`, as on iOS.
    public var contentSizeCategory: UIContentSizeCategory {
      get { values.contentSizeCategory }
      set { values.contentSizeCategory = newValue }
    }

    /// A Boolean value that indicates whether animations of movement are replaced with fades.
    public var reduceMotion: Bool {
      get { values.reduceMotion }
      set { values.reduceMotion = newValue }
    }

    /// A Boolean value that indicates whether backgrounds are opaque.
    public var reduceTransparency: Bool {
      get { values.reduceTransparency }
      set { values.reduceTransparency = newValue }
    }

    /// A Boolean value that indicates whether colors have increased contrast.
    public var increasesContrast: Bool {
      get { values.increasesContrast }
      set { values.increasesContrast = newValue }
    }

    /// A Boolean value that indicates whether text is bold.
    public var boldText: Bool {
      get { values.boldText }
      set { values.boldText = newValue }
    }

    /// A Boolean value that indicates whether apps can play haptic feedback.
    ///
    /// The default is `true`.
    public var hasHaptics: Bool {
      get { values.hasHaptics }
      set { values.hasHaptics = newValue }
    }

    /// A Boolean value that indicates whether the titles of buttons without a background are
    /// underlined.
    public var buttonShapes: Bool {
      get { values.buttonShapes }
      set { values.buttonShapes = newValue }
    }

    /// A Boolean value that indicates whether Full Keyboard Access is on.
    ///
    /// The system then handles Tab, Space, the arrow keys, and Escape. See
    /// ``Simulator/ringedElement``.
    public var usesFullKeyboardAccess: Bool {
      get { values.usesFullKeyboardAccess }
      set { values.usesFullKeyboardAccess = newValue }
    }

    /// A Boolean value that indicates whether VoiceOver is running.
    public var isVoiceOverRunning: Bool {
      get { values.isVoiceOverRunning }
      set { values.isVoiceOverRunning = newValue }
    }
  }
}
