/// Looks at touches and says when they are a certain gesture.
///
/// There are no selectors on Linux: `handlers` take the place of targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has got.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }

  package final weak var storedView: UIView?
  /// What runs at every new state that is told, in order.
  package final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// What runs after the handlers, as a target that can be removed again.
  package final var removableHandler: (@MainActor (UIGestureRecognizer) -> Void)?
  package final var storedState = State.possible
  /// The state that waits until the recognisers that must fail first have failed.
  final var waitingState: State?
  /// The states that have been entered and not been told yet.
  final var untoldStates: [State] = []
  /// The touches of the present attempt, in the order of coming down; lifted ones too while it lasts.
  package final var trackedTouches: [UITouch] = []
  /// Those that must fail first, found out once an attempt.
  final var requirements: [UIGestureRecognizer]?
  private var permanentRequirements: [WeakRecognizer] = []
  /// The time at which `deadlinePassed()` is called, in the device's time.
  package final var deadline: TimeInterval?
  /// The middle of the touches, in the window's coordinates.
  package final var lastPlace = CGPoint.zero
  final var storedModifierFlags: UIKeyModifierFlags = []
  /// The dispatcher in which the recogniser has touches.
  final weak var dispatcher: TouchDispatcher?

  /// A recogniser with a target; on Linux there are no selectors, so both are nil.
  public init(target: Any?, action: Selector?) {
    super.init()
    LiveObjects.register(self)
  }

  /// A recogniser without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: What it is attached to

  /// The view that the recogniser is attached to.
  open var view: UIView? { storedView }

  /// Decides about beginning, touches and other recognisers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it looks at touches; setting it to false cancels what it is doing.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// A name for debugging.
  open var name: String?

  /// Whether the view's touches are cancelled on recognition; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after failure; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only after failure; true by default.
  open var delaysTouchesEnded = true
  /// The kinds of touches it looks at, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses it looks at; none by default.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches of an attempt must be of one kind; true by default.
  open var requiresExclusiveTouchType = true
  /// The modifier keys that were down at the last event.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  // MARK: State

  /// How far it has got; subclasses set it, along the ways that are allowed.
  ///
  /// From possible to began, ended or failed; from began and changed to changed, ended or cancelled.
  /// Anything else changes nothing.
  open var state: State {
    get { storedState }
    set { request(newValue) }
  }

  /// Keeps the recogniser from recognising until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    permanentRequirements.removeAll { $0.recognizer == nil }
    permanentRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  final func permanentlyRequires(_ other: UIGestureRecognizer) -> Bool {
    permanentRequirements.contains { $0.recognizer === other }
  }

  // MARK: Places

  /// The number of touches that the gesture consists of now.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Returns the middle of the touches in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return lastPlace }
    return view.convert(lastPlace, from: nil)
  }

  /// Returns the place of one touch in a view's coordinates; nil stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    assert(trackedTouches.indices.contains(touchIndex), "The gesture has fewer touches.")
    guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
    return trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were taken over by someone else.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons changed their force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons were taken over by someone else.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Forgets the attempt; called after it has ended and before the next one.
  open func reset() {}

  /// Says that a touch is none of the gesture's; the recogniser hears no more of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.recognizers.removeAll { $0 === self }
    trackedTouches.removeAll { $0 === touch }
  }

  /// Says that a press is none of the gesture's.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether recognising keeps another one from it; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one's recognising keeps this one from it; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one must fail first; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one has to wait until this one fails; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether to look at an event; the default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: For recognisers of this package

  /// Whether the attempt goes on although no finger is down, as between the taps of a double tap.
  package var waitsForMoreTouches: Bool { false }

  /// The time set in `deadline` has come.
  package func deadlinePassed() {}
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
