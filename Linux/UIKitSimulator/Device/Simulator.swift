public import UIKit

/// A device without hardware: a screen, a clock that stands still until it is moved, fingers and keys.
///
/// Simulators share nothing with one another but what Apple's singletons force (`UIApplication.shared`,
/// `UIScreen.main`, `NotificationCenter.default`): those speak of the simulator that was used last, be
/// it only by asking for its window.
@MainActor public final class Simulator {
  /// What the device is like.
  public let model: DeviceModel
  private let storedWindow: UIWindow
  package let device: Device
  private(set) lazy var chrome = SystemChrome(model: model, device: device)
  var renderer: ScreenRenderer?
  var rendererSize = CGSize.zero

  /// A device of a model that shows an empty window.
  public init(
    _ model: DeviceModel = .iPhone16, locale: Locale = Locale(identifier: "en_US"),
    appearance: UIUserInterfaceStyle = .light
  ) {
    self.model = model
    device = Device(size: model.size, scale: model.scale, traits: UITraitCollection())
    device.name = model.name
    device.isPad = model.isPad
    device.safeAreaInsets = model.portraitSafeArea
    device.settings.locale = locale
    device.settings.appearance = appearance
    device.updateTraits()
    device.makeCurrent()
    storedWindow = UIWindow(windowScene: device.scene)
    storedWindow.makeKeyAndVisible()
    device.commit()
  }

  /// The app's window, in a scene of this device; key and visible.
  public var window: UIWindow {
    device.makeCurrent()
    return storedWindow
  }

  /// Everything that a person can change in the device's settings; apps are told at once.
  public var settings: Settings {
    get { Settings(device.settings) }
    set {
      device.makeCurrent()
      device.settings = newValue.values
    }
  }

  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance }
    set { settings.appearance = newValue }
  }
}
