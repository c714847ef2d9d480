import UIKit

/// The languages of the app, the best first.
@MainActor enum AppLanguage {
  static var preferred: [String] {
    #if os(Linux)
      // Bundles do not follow the environment there; the simulated device has a setting instead.
      [Device.current.settings.locale.identifier]
    #else
      Bundle.main.preferredLocalizations
    #endif
  }
}
