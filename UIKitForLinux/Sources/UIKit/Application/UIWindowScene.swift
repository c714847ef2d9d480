@preconcurrency @MainActor open class UIWindowScene: UIScene {
  package weak var device: Device?
  private let storedScreen: UIScreen
  package final var traits: TraitState
  private var shownWindows: [ShownWindow] = []
  /// The visible windows, back to front.
  ///
  /// The app owns them.
  package var storedWindows: [UIWindow] {
    get { shownWindows.compactMap(\.window) }
    set { shownWindows = newValue.map(ShownWindow.init) }
  }

  /// Returns the front window of a level.
  ///
  /// It's called in every frame, so it doesn't allocate an array.
  package func frontWindow(at level: UIWindow.Level) -> UIWindow? {
    for shown in shownWindows.reversed() {
      if let window = shown.window, window.windowLevel == level { return window }
    }
    return nil
  }

  package init(screen: UIScreen) {
    storedScreen = screen
    traits = TraitState(inherited: screen.traitCollection)
    super.init()
    session.scene = self
  }

  open var screen: UIScreen { storedScreen }

  open var windows: [UIWindow] { storedWindows.filter { !($0 is KeyboardWindow) } }

  open var keyWindow: UIWindow? { storedWindows.first { $0.isKeyWindow } }

  open var traitCollection: UITraitCollection { traits.collection }

  open var interfaceOrientation: UIInterfaceOrientation {
    device?.interfaceOrientation ?? .unknown
  }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open override var next: UIResponder? { device?.application }
}

@MainActor private struct ShownWindow {
  weak var window: UIWindow?
  init(_ window: UIWindow) { self.window = window }
}
