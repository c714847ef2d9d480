/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let device: Device

  private init(device: Device) {
    self.device = device
    super.init()
  }

  /// The device that runs now.
  open class var current: UIDevice { UIDevice(device: Device.current) }

  /// What the device is called; since iOS 16 the model's name.
  open var name: String { isPad ? "iPad" : "iPhone" }
  /// The kind of device.
  open var model: String { isPad ? "iPad" : "iPhone" }
  /// The kind of device in the person's language.
  open var localizedModel: String { model }
  /// What the system is called.
  open var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// The version of iOS whose design the simulator has: 18.0, or what the test has chosen.
  open var systemVersion: String { device.systemVersion }
  /// Phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { device.orientation }
  /// Whether turning the device is reported.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Asks for reports of turning the device; they come in any case.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks for no more reports.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var isPad: Bool { device.isPad }
}
