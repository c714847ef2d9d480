public import UIKit

/// A device without hardware: a screen, a clock that stands still until it is moved, fingers and keys.
///
/// Simulators share nothing with one another but what Apple's singletons force (`UIApplication.shared`,
/// `UIScreen.main`, `NotificationCenter.default`): those speak of the simulator that was used last, be
/// it only by asking for its window.
@preconcurrency @MainActor public final class Simulator {
  /// The model of the device.
  public let model: DeviceModel
  private let storedWindow: UIWindow
  /// The state behind UIKit's singletons.
  package let system: Device
  private(set) lazy var chrome = SystemChrome(model: model, device: system)
  var renderer: ScreenRenderer?
  var rendererSize = CGSize.zero

  /// A device of a model that shows an empty window.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - locale: The user's locale.
  ///   - appearance: Light or dark.
  ///   - systemVersion: The version of iOS, for example "26.0" for a stand-in for Liquid Glass. The
  ///     default is `nil`, for the one in the environment variable `SIMULATOR_SYSTEM_VERSION`, or
  ///     18.0. Lists, alerts, the keyboard, and the status bar always have the design of iOS 18.
  public init(
    _ model: DeviceModel = .iPhone16, locale: Locale = Locale(identifier: "en_US"),
    appearance: UIUserInterfaceStyle = .light, systemVersion: String? = nil
  ) {
    self.model = model
    system = Device(size: model.size, scale: model.scale, traits: UITraitCollection())
    system.name = model.name
    system.isPad = model.isPad
    if let systemVersion { system.systemVersion = systemVersion }
    system.displayCornerRadius = model.cornerRadius
    system.splitsKeyboard = model.splitsKeyboard
    system.safeAreaInsets = model.portraitSafeArea
    system.settings.locale = locale
    system.settings.appearance = appearance
    system.updateTraits()
    system.makeCurrent()
    storedWindow = UIWindow(windowScene: system.scene)
    storedWindow.makeKeyAndVisible()
    system.commit()
  }

  /// The app's window, in a scene of this device; key and visible.
  public var window: UIWindow {
    system.makeCurrent()
    return storedWindow
  }

  /// The settings of the device.
  ///
  /// Changes notify the app at once.
  public var settings: Settings {
    get { Settings(system.settings) }
    set {
      system.makeCurrent()
      system.settings = newValue.values
    }
  }

  /// A Boolean value that indicates whether views with an ambiguous layout are reported in the log
  /// when they are first shown.
  ///
  /// Such views can have other frames on iOS. Each view is checked once. The default is `false`.
  /// Release builds report nothing.
  public var warnsAboutAmbiguousLayouts: Bool {
    get { system.warnsAboutAmbiguousLayouts }
    set { system.warnsAboutAmbiguousLayouts = newValue }
  }

  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance }
    set { settings.appearance = newValue }
  }
}
