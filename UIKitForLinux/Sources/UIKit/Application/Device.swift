/// One device: the state that UIKit's singletons give access to.
///
/// A process may have several, one a simulator; `current` is the one whose code runs now.
@MainActor package final class Device {
  package let clock: DeviceClock
  package let tree: LayerTree
  package let screen: UIScreen
  package let application = UIApplication()
  /// The scene that the device begins with.
  package let scene: UIWindowScene
  /// All scenes that are on the screen, in the order in which they came.
  package internal(set) var scenes: [UIWindowScene] = []
  /// The scene that keys go to: the one that was touched last.
  weak var sceneWithKeys: UIWindowScene?
  package let keyboard: Keyboard
  package var pasteboards: [UIPasteboard.Name: PasteboardContents] = [:]
  package let accessibility = AccessibilityState()
  package var settings = DeviceSettings() {
    didSet { if settings != oldValue { settingsChanged(from: oldValue) } }
  }
  package var name = "iPhone"
  package var isPad = false
  /// The version of iOS whose design the device has.
  package var systemVersion = Device.defaultSystemVersion {
    didSet { choosesSystemVersion = true }
  }
  /// A Boolean value that indicates whether a simulator has chosen the version.
  private(set) var choosesSystemVersion = false
  /// The radius of the corners of the display, in points.
  package var displayCornerRadius: CGFloat = 0
  /// A Boolean value that indicates whether the user can split the keyboard.
  package var splitsKeyboard = false
  /// How the device is held.
  package var orientation = UIDeviceOrientation.portrait
  /// The safe area that the hardware imposes in the present orientation.
  package var safeAreaInsets = UIEdgeInsets.zero
  package var hasTraitChanges = false
  package var displayLinks: [CADisplayLink] = []
  /// Counts the turns in which something happened.
  package private(set) var activity = 0
  private var nextTurn: [@MainActor () -> Void] = []
  package var timers: [DeviceTimer] = []
  /// The date of the device at clock time zero: a Sunday at 9:41 in UTC.
  var dateAtStart = Date(timeIntervalSince1970: 1_749_980_460)
  /// The timer for the end of the day.
  package internal(set) var midnightTimer: DeviceTimer?
  /// The haptic feedback that was played, in order.
  package var feedback: [UINotificationFeedbackGenerator.FeedbackType] = []
  /// The misuses that were ignored, in order.
  package var warnings: [String] = []
  /// The constraints that could not all hold, in order.
  package var layoutConflicts: [LayoutConflict] = []

  package init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    clock = DeviceClock()
    // What is made for this device from here on belongs to it.
    DeviceScope.current.clock = clock
    tree = LayerTree(clock: clock)
    screen = UIScreen(
      size: size, scale: scale,
      traits: UITraitCollection(traitsFrom: [
        .deviceDefaults, UITraitCollection(displayScale: scale), traits,
      ]))
    scene = UIWindowScene(screen: screen)
    keyboard = Keyboard()
    screen.device = self
    keyboard.device = self
    application.device = self
    add(scene)
    tree.root.contentsScale = scale
    resizeRoot()
    tree.prepareLayout = { [unowned self] in
      MainActor.assumeIsolated {
        for scene in self.scenes {
          for window in scene.storedWindows { window.prepareLayout() }
        }
      }
    }
    makeCurrent()
    waitForMidnight()
  }

  /// The device whose code runs; a plain iPhone where nobody made one.
  package static var current: Device {
    if let device = DeviceScope.current.device { return device }
    return Device(
      size: CGSize(width: 393, height: 852), scale: 3, traits: UITraitCollection())
  }

  /// The version of iOS of devices that choose none: the one in the environment variable
  /// `SIMULATOR_SYSTEM_VERSION`, or 18.0.
  package static let defaultSystemVersion =
    ProcessInfo.processInfo.environment["SIMULATOR_SYSTEM_VERSION"] ?? "18.0"

  /// Makes UIKit's singletons speak of this device.
  package func makeCurrent() {
    let scope = DeviceScope.current
    // The device before may go with this; what its views do then may ask for the current one.
    let before = scope.device
    defer { withExtendedLifetime(before) {} }
    scope.device = self
    scope.clock = clock
    scope.traits = screen.traitCollection
  }

  /// Gives the root layer the screen's size; nobody's layer, it would animate that by itself.
  func resizeRoot() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    tree.root.bounds = screen.bounds
    CATransaction.commit()
  }

  /// Runs a closure in the next turn of the run loop.
  package func inNextTurn(_ work: @escaping @MainActor () -> Void) {
    nextTurn.append(work)
  }

  package var hasWorkForNextTurn: Bool { !nextTurn.isEmpty }

  /// Whether something will happen on the screen without anybody's doing.
  package var isBusy: Bool {
    hasWorkForNextTurn || tree.nextAnimationEnd != nil || timers.contains { $0.isAwaited }
      || displayLinks.contains { !$0.isPaused }
  }

  /// Descriptions of the work that keeps the device from being idle; empty if it is idle.
  package var unrest: [String] {
    var reasons = hasWorkForNextTurn ? ["work for the next turn of the run loop"] : []
    reasons += tree.endingAnimations.map { layer, key in
      "the animation \"\(key)\" of \(Self.name(of: layer))"
    }.sorted()
    reasons += timers.filter(\.isAwaited).map { "the timer \"\($0.name)\"" }
    reasons += displayLinks.filter { !$0.isPaused }.map { "the display link \"\($0.name)\"" }
    reasons += DeviceScope.current.work.names.map { "the task \"\($0)\"" }
    return reasons
  }

  /// The class of a layer's view and its identifier, where it has one.
  private static func name(of layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return "\(type(of: layer))" }
    return "\(type(of: view))" + (view.accessibilityIdentifier.map { " '\($0)'" } ?? "")
  }

  /// One turn of the run loop at the clock's present time: what is due, then layout and drawing.
  ///
  /// - Parameter isFrame: Whether the screen shows a new picture, and display links fire.
  package func turn(isFrame: Bool = true) {
    makeCurrent()
    if isBusy || tree.needsLayout { activity += 1 }
    let work = nextTurn
    nextTurn = []
    for item in work { item() }
    fireTimers()
    tree.endFinishedAnimations()
    if isFrame { for link in displayLinks { link.tick() } }
    commit()
  }

  /// Brings every window's layout and contents up to date.
  package func commit() {
    deliverTraitChanges()
    tree.layoutIfNeeded()
    tree.root.displayTree()
    tree.commit()
    CATransaction.flush()
    tree.endAnimationsWithoutScreen()
  }
}
