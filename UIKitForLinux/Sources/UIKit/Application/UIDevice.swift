@preconcurrency @MainActor open class UIDevice: NSObject {
  private let device: Device

  private init(device: Device) {
    self.device = device
    super.init()
  }

  open class var current: UIDevice { UIDevice(device: Device.current) }

  open var name: String { isPad ? "iPad" : "iPhone" }
  open var model: String { isPad ? "iPad" : "iPhone" }
  open var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// Differs: The default is 18.0.
  ///
  /// A simulator can choose another version.
  open var systemVersion: String {
    if !device.choosesSystemVersion { DeviceScope.current.hasReadDefaultSystemVersion = true }
    return device.systemVersion
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  open var orientation: UIDeviceOrientation { device.orientation }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var isPad: Bool { device.isPad }
}
