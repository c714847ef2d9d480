/// Differs: Closures in `handlers` take the place of targets and selectors.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// Values attached to the object, like associated objects on iOS.
  package final var attachment: AnyObject?
  package final weak var storedView: UIView?
  /// The closures that are called for each new state, in order.
  package final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// A closure that is called after the handlers, and can be removed.
  package final var removableHandler: (@MainActor (UIGestureRecognizer) -> Void)?
  package final var storedState = State.possible
  /// The state that the recognizer enters when all recognizers that must fail first have failed.
  final var waitingState: State?
  /// The entered states for which the handlers haven't been called.
  final var pendingStates: [State] = []
  /// The touches of the current attempt in the order in which they began, including those that have
  /// ended.
  package final var trackedTouches: [UITouch] = []
  /// The recognizers that must fail first, determined once for each attempt.
  final var requirements: [UIGestureRecognizer]?
  private var permanentRequirements: [WeakRecognizer] = []
  /// The time at which `deadlinePassed()` is called, in the device's time.
  package final var deadline: TimeInterval?
  /// The centroid of the touches, in the window's coordinates.
  package final var lastPlace = CGPoint.zero
  final var storedModifierFlags: UIKeyModifierFlags = []
  /// The dispatcher of the touches that the recognizer tracks.
  final weak var dispatcher: TouchDispatcher?

  /// Differs: Both arguments are `nil`, because there are no selectors.
  public init(target: Any?, action: Selector?) {
    super.init()
    LiveObjects.register(self)
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: What it is attached to

  open var view: UIView? { storedView }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { discardWhenUnused() } }
  }

  open var name: String?

  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  // MARK: State

  open var state: State {
    get { storedState }
    set { request(newValue) }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    permanentRequirements.removeAll { $0.recognizer == nil }
    permanentRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  final func permanentlyRequires(_ other: UIGestureRecognizer) -> Bool {
    permanentRequirements.contains { $0.recognizer === other }
  }

  // MARK: Places

  open var numberOfTouches: Int { trackedTouches.count }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return lastPlace }
    return view.convert(lastPlace, from: nil)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    assert(trackedTouches.indices.contains(touchIndex), "The gesture has fewer touches.")
    guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
    return trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.recognizers.removeAll { $0 === self }
    trackedTouches.removeAll { $0 === touch }
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: For recognizers of this package

  /// A Boolean value that indicates whether the attempt continues without touches, as between the
  /// taps of a double tap.
  package var waitsForMoreTouches: Bool { false }

  /// Called at the time set in `deadline`.
  package func deadlinePassed() {}
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
