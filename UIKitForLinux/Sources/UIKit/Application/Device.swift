/// A device: the state behind UIKit's singletons.
///
/// A process can have several devices, one for each simulator. `current` is the device of the
/// running code.
@MainActor package final class Device {
  package let clock: DeviceClock
  package let tree: LayerTree
  package let screen: UIScreen
  package let application = UIApplication()
  /// The initial scene of the device.
  package let scene: UIWindowScene
  /// All connected scenes, in order of connection.
  package internal(set) var scenes: [UIWindowScene] = []
  /// The scene that receives key presses: the one that was touched last.
  weak var sceneWithKeys: UIWindowScene?
  package let keyboard: Keyboard
  package var pasteboards: [UIPasteboard.Name: PasteboardContents] = [:]
  package let accessibility = AccessibilityState()
  package var settings = DeviceSettings() {
    didSet { if settings != oldValue { settingsChanged(from: oldValue) } }
  }
  package var name = "iPhone"
  package var isPad = false
  /// The version of iOS, which determines the design.
  package var systemVersion = Device.defaultSystemVersion {
    didSet {
      choosesSystemVersion = true
      hasDesignOf26 = Self.hasDesignOf26(systemVersion)
    }
  }
  /// A Boolean value that indicates whether the system has the design of iOS 26.
  private(set) var hasDesignOf26 = Device.hasDesignOf26(Device.defaultSystemVersion)

  private static func hasDesignOf26(_ version: String) -> Bool {
    (Int(version.prefix { $0.isNumber }) ?? 0) >= 26
  }

  /// A Boolean value that indicates whether undo in text fields reverts changes by their ranges.
  package var undoesTextFieldsByRange =
    ProcessInfo.processInfo.environment["SIMULATOR_UNDO_BY_RANGE"] == "1"
  /// A Boolean value that indicates whether a simulator has chosen the version.
  private(set) var choosesSystemVersion = false
  /// The radius of the corners of the display, in points.
  package var displayCornerRadius: CGFloat = 0
  /// A Boolean value that indicates whether the user can split the keyboard.
  package var splitsKeyboard = false
  /// The physical orientation of the device.
  package var orientation = UIDeviceOrientation.portrait
  /// The safe area of the hardware in the current orientation.
  package var safeAreaInsets = UIEdgeInsets.zero
  package var hasTraitChanges = false
  package var displayLinks: [CADisplayLink] = []
  /// The number of turns of the run loop in which something happened.
  package private(set) var activity = 0
  private var nextTurn: [@MainActor () -> Void] = []
  package var timers: [DeviceTimer] = []
  /// The date of the device at clock time zero: a Sunday at 9:41 in UTC.
  var dateAtStart = Date(timeIntervalSince1970: 1_749_980_460)
  /// The timer that fires at the end of the day.
  package internal(set) var midnightTimer: DeviceTimer?
  /// The haptic feedback that was played, in order.
  package var feedback: [UINotificationFeedbackGenerator.FeedbackType] = []
  /// The warnings that were printed so far, in order.
  package var warnings: [String] = []
  /// The reported constraint conflicts, in order.
  package var layoutConflicts: [LayoutConflict] = []

  package init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    clock = DeviceClock()
    // Objects created from here on belong to this device.
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
    scheduleMidnightTimer()
  }

  /// The device of the running code, or an iPhone that is created if no device exists.
  package static var current: Device {
    if let device = DeviceScope.current.device { return device }
    return Device(
      size: CGSize(width: 393, height: 852), scale: 3, traits: UITraitCollection())
  }

  /// The default version of iOS: the value of the environment variable `SIMULATOR_SYSTEM_VERSION`,
  /// or 18.0.
  package static let defaultSystemVersion =
    ProcessInfo.processInfo.environment["SIMULATOR_SYSTEM_VERSION"] ?? "18.0"

  /// Makes UIKit's singletons represent this device.
  package func makeCurrent() {
    let scope = DeviceScope.current
    // The previous device may be deallocated, which can run code that uses the current device.
    let before = scope.device
    defer { withExtendedLifetime(before) {} }
    scope.device = self
    scope.clock = clock
    scope.traits = screen.traitCollection
  }

  /// Sets the root layer's size to the screen's size.
  ///
  /// Without a delegate, the layer would animate the change.
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

  /// A Boolean value that indicates whether the screen will change without further input.
  package var isBusy: Bool {
    hasWorkForNextTurn || tree.needsLayout || tree.nextAnimationEnd != nil
      || timers.contains { $0.isAwaited } || displayLinks.contains { !$0.isPaused }
  }

  /// Descriptions of the work that keeps the device from being idle; empty if it is idle.
  package var busyReasons: [String] {
    var reasons = hasWorkForNextTurn ? ["work for the next turn of the run loop"] : []
    reasons += tree.layersThatNeedLayout.map { "the layout of \(Self.name(of: $0))" }.sorted()
    reasons += tree.endingAnimations.map { layer, key in
      "the animation \"\(key)\" of \(Self.name(of: layer))"
    }.sorted()
    reasons += timers.filter(\.isAwaited).map { "the timer \"\($0.name)\"" }
    reasons += displayLinks.filter { !$0.isPaused }.map { "the display link \"\($0.name)\"" }
    reasons += DeviceScope.current.work.names.map { "the task \"\($0)\"" }
    return reasons
  }

  /// Returns the class of the layer's view, and its identifier if it has one.
  private static func name(of layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return "\(type(of: layer))" }
    return "\(type(of: view))" + (view.accessibilityIdentifier.map { " '\($0)'" } ?? "")
  }

  /// Runs one turn of the run loop at the clock's current time: due timers, then layout and
  /// drawing.
  ///
  /// - Parameter isFrame: A Boolean value that indicates whether the turn renders a frame and fires
  ///   display links.
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

  /// Performs pending layout and drawing in every window.
  package func commit() {
    deliverTraitChanges()
    tree.layoutIfNeeded()
    tree.root.displayTree()
    tree.commit()
    CATransaction.flush()
    tree.endAnimationsWithoutScreen()
  }
}
