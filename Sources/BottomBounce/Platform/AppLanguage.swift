import UIKit

@MainActor enum AppLanguage {
  static var preferred: [String] {
    #if os(Linux)
      // Bundles ignore the environment on Linux. The simulated device has a setting instead.
      [Device.current.settings.locale.identifier]
    #else
      Bundle.main.preferredLocalizations
    #endif
  }
}
