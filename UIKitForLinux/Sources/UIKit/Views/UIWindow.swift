@preconcurrency @MainActor open class UIWindow: UIView {
  package weak var storedFirstResponder: UIResponder?
  private weak var storedScene: UIWindowScene?
  private var isKey = false
  private var place: PlaceOnScreen?
  package var touchDispatcher = TouchDispatcher()
  /// The current scroll with a wheel or trackpad.
  final var pointerScroll: PointerScroll?
  /// The safe area insets of the hardware.
  package var screenSafeAreaInsets: UIEdgeInsets {
    guard let device, storedScene != nil else { return .zero }
    return device.safeAreaInsets
  }

  package var device: Device? { storedScene?.device }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    place = PlaceOnScreen(layer: layer)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Differs: Archives can't be read, so the window has size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    place = PlaceOnScreen(layer: layer)
  }

  open var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard storedScene !== newValue else { return }
      leaveScene()
      storedScene = newValue
      if !isHidden { enterScene() }
    }
  }

  open var screen: UIScreen { storedScene?.screen ?? .main }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { storedScene ?? UIApplication.shared }

  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  open var windowLevel: Level = .normal {
    didSet { if windowLevel != oldValue, !isHidden { insertByLevel() } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        leaveScene()
      } else {
        if storedScene == nil { storedScene = Device.current.scene }
        enterScene()
      }
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRootViewController(oldValue)
    }
  }

  open var isKeyWindow: Bool { isKey }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard !isKey else { return }
    for other in storedScene?.windows ?? [] where other !== self && other.isKey {
      other.isKey = false
      other.resignKey()
    }
    isKey = true
    becomeKey()
    device?.keyboard.environmentDidChange()
  }

  /// Makes the front remaining window of a scene key, because the key window is removed.
  final func makeNextWindowKey(in scene: UIWindowScene) {
    guard isKey else { return }
    isKey = false
    resignKey()
    scene.windows.last?.makeKey()
  }

  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      sendPresses(event)
    } else {
      // A touch ends scrolling with a wheel.
      endPointerScroll()
      touchDispatcher.send(event, in: self)
    }
  }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = point.applying(layer.properties.toSuperlayer)
    guard let window else { return onScreen }
    return onScreen.applying(window.layer.properties.toSuperlayer.inverted())
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = rect.applying(layer.properties.toSuperlayer)
    guard let window else { return onScreen }
    return onScreen.applying(window.layer.properties.toSuperlayer.inverted())
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { point.applying($0.layer.properties.toSuperlayer) } ?? point
    return onScreen.applying(layer.properties.toSuperlayer.inverted())
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let onScreen = window.map { rect.applying($0.layer.properties.toSuperlayer) } ?? rect
    return onScreen.applying(layer.properties.toSuperlayer.inverted())
  }

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }
}

/// Removes a window's layer from the screen when the window is deallocated, because only the app
/// owns it.
private final class PlaceOnScreen {
  private let layer: CALayer
  init(layer: CALayer) { self.layer = layer }
  deinit { layer.removeFromSuperlayer() }
}
