/// The settings of a device that the user can change and apps can read.
package struct DeviceSettings: Equatable, Sendable {
  package var appearance = UIUserInterfaceStyle.light
  package var contentSizeCategory = UIContentSizeCategory.large
  package var increasesContrast = false
  package var boldText = false
  package var buttonShapes = false
  package var usesFullKeyboardAccess = false
  package var reduceMotion = false
  package var prefersCrossFadeTransitions = false
  package var reduceTransparency = false
  package var hasHaptics = true
  package var isVoiceOverRunning = false
  package var locale = Locale(identifier: "en_US") {
    didSet { textLanguage = Self.languageTag(of: locale) }
  }
  /// The locale as a BCP 47 tag, which determines the forms of Chinese characters.
  package private(set) var textLanguage = "en-US"
  package var timeZone = TimeZone(identifier: "UTC") ?? .current
  package var calendar = Calendar(identifier: .gregorian)

  package init() {}

  private static func languageTag(of locale: Locale) -> String {
    locale.identifier.replacingOccurrences(of: "_", with: "-")
  }

}
