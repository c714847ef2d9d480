public import UIKit

extension Simulator {
  /// The settings of the device that the user can change.
  public struct Settings: Equatable, Sendable {
    package var values: DeviceSettings

    init(_ values: DeviceSettings) {
      self.values = values
    }

    /// Light or dark; light by default.
    public var appearance: UIUserInterfaceStyle {
      get { values.appearance }
      set { values.appearance = newValue }
    }

    /// Language and region; they decide the direction of the interface too.
    public var locale: Locale {
      get { values.locale }
      set { values.locale = newValue }
    }

    /// The time zone; UTC by default.
    public var timeZone: TimeZone {
      get { values.timeZone }
      set { values.timeZone = newValue }
    }

    /// The calendar; Gregorian by default.
    public var calendar: Calendar {
      get { values.calendar }
      set { values.calendar = newValue }
    }

    /// The size of text; `.large`, the factory setting, by default.
    public var contentSizeCategory: UIContentSizeCategory {
      get { values.contentSizeCategory }
      set { values.contentSizeCategory = newValue }
    }

    /// Whether moving things are replaced by fading ones.
    public var reduceMotion: Bool {
      get { values.reduceMotion }
      set { values.reduceMotion = newValue }
    }

    /// Whether backgrounds are opaque.
    public var reduceTransparency: Bool {
      get { values.reduceTransparency }
      set { values.reduceTransparency = newValue }
    }

    /// Whether colors have increased contrast.
    public var increasesContrast: Bool {
      get { values.increasesContrast }
      set { values.increasesContrast = newValue }
    }

    /// Whether text is bold.
    public var boldText: Bool {
      get { values.boldText }
      set { values.boldText = newValue }
    }

    /// Whether apps may let the device be felt; true by default.
    public var hasHaptics: Bool {
      get { values.hasHaptics }
      set { values.hasHaptics = newValue }
    }

    /// Whether the titles of buttons without a background are underlined.
    public var buttonShapes: Bool {
      get { values.buttonShapes }
      set { values.buttonShapes = newValue }
    }

    /// Whether everything can be used with a hardware keyboard: Full Keyboard Access.
    ///
    /// Tab, Space, arrows and Escape are the system's then, see ``Simulator/ringedElement``.
    public var usesFullKeyboardAccess: Bool {
      get { values.usesFullKeyboardAccess }
      set { values.usesFullKeyboardAccess = newValue }
    }

    /// Whether VoiceOver reads the screen.
    public var isVoiceOverRunning: Bool {
      get { values.isVoiceOverRunning }
      set { values.isVoiceOverRunning = newValue }
    }
  }
}
