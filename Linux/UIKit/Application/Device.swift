/// One device: the state that UIKit's singletons give access to.
///
/// A process may have several, one a simulator; `current` is the one whose code runs now.
@MainActor package final class Device {
  package let clock: DeviceClock
  package let tree: LayerTree
  package let screen: UIScreen
  package let application = UIApplication()
  package let scene: UIWindowScene
  package let keyboard: Keyboard
  package var settings = DeviceSettings() {
    didSet { if settings != oldValue { settingsChanged(from: oldValue) } }
  }
  /// The safe area that the hardware imposes in the present orientation.
  package var safeAreaInsets = UIEdgeInsets.zero
  private var nextTurn: [@MainActor () -> Void] = []
  package var displayLinks: [CADisplayLink] = []

  package init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    clock = DeviceClock()
    tree = LayerTree(clock: clock)
    screen = UIScreen(size: size, scale: scale, traits: traits)
    scene = UIWindowScene(screen: screen)
    keyboard = Keyboard()
    screen.device = self
    scene.device = self
    keyboard.device = self
    application.device = self
    application.connectedScenes.insert(scene)
    tree.root.bounds = CGRect(origin: .zero, size: size)
    tree.root.contentsScale = scale
    makeCurrent()
  }

  /// The device whose code runs; a plain iPhone where nobody made one.
  package static var current: Device {
    if let present { return present }
    return Device(
      size: CGSize(width: 393, height: 852), scale: 3, traits: UITraitCollection())
  }
  private static var present: Device?

  /// Makes UIKit's singletons speak of this device.
  package func makeCurrent() {
    Self.present = self
    DeviceClock.current = clock
    UITraitCollection.current = screen.traitCollection
  }

  /// Runs a closure in the next turn of the run loop.
  package func inNextTurn(_ work: @escaping @MainActor () -> Void) {
    nextTurn.append(work)
  }

  package var hasWorkForNextTurn: Bool { !nextTurn.isEmpty }

  /// One turn of the run loop at the clock's present time: what is due, then layout and drawing.
  package func turn() {
    makeCurrent()
    let work = nextTurn
    nextTurn = []
    for item in work { item() }
    tree.endFinishedAnimations()
    for link in displayLinks { link.tick() }
    commit()
  }

  /// Brings every window's layout and contents up to date.
  package func commit() {
    for window in scene.windows { window.layer.layoutTree() }
    tree.needsLayout = false
    tree.root.displayTree()
    CATransaction.flush()
    tree.endAnimationsWithoutScreen()
  }

  private func settingsChanged(from old: DeviceSettings) {
    for window in scene.windows { window.traitsMayHaveChanged() }
  }
}

/// What a person can set on a device and apps can ask for.
package struct DeviceSettings: Equatable, Sendable {
  package var reduceMotion = false
  package var isVoiceOverRunning = false
  package var locale = Locale(identifier: "en_US")
  package var timeZone = TimeZone(identifier: "UTC") ?? .current
  package var calendar = Calendar(identifier: .gregorian)

  package init() {}
}
