public import UIKit

/// A simulated device with a screen, a clock that the test advances, touches, and keys.
///
/// Simulators share only Apple's singletons (`UIApplication.shared`, `UIScreen.main`,
/// `NotificationCenter.default`). These represent the simulator that was used last, even if only
/// its window was accessed.
@preconcurrency @MainActor public final class Simulator {
  /// The model of the device.
  public let model: DeviceModel
  private let storedWindow: UIWindow
  /// The state behind UIKit's singletons.
  package let system: Device
  private(set) lazy var chrome = SystemChrome(model: model, device: system)
  var renderer: ScreenRenderer?
  var rendererSize = CGSize.zero

  /// Creates a device of a model that shows an empty window.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - locale: The user's locale.
  ///   - appearance: The user interface style.
  ///   - systemVersion: The version of iOS, for example "26.0" for a stand-in for Liquid Glass. The
  ///   default is `nil`, for the value of the environment variable `SIMULATOR_SYSTEM_VERSION`, or
  ///   18.0. Lists, alerts, the keyboard, and the status bar always have the design of iOS 18.
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

  /// The app's window in the first scene of this device.
  ///
  /// It's key and visible.
  public var window: UIWindow {
    system.makeCurrent()
    return storedWindow
  }

  /// The settings of the device.
  ///
  /// Changes notify the app immediately.
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

  /// A Boolean value that indicates whether undo in text fields reverts changes by their ranges, as
  /// reports about iOS describe.
  ///
  /// Then undo asks the delegate, and an accepted range outside the text stops the process. A change
  /// that the delegate has refused can be undone, too, and text that is set in code doesn't remove
  /// the steps before it. The default is `false`, or `true` if the environment variable
  /// `SIMULATOR_UNDO_BY_RANGE` is 1.
  public var undoesTextFieldsByRange: Bool {
    get { system.undoesTextFieldsByRange }
    set { system.undoesTextFieldsByRange = newValue }
  }

  /// The user interface style.
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance }
    set { settings.appearance = newValue }
  }
}
