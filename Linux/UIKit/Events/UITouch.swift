/// A finger on the screen, from coming down to being lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  package final var storedPhase: Phase = .began
  package final var storedTimestamp: TimeInterval = 0
  package final var storedTapCount = 1
  /// The place in the window's coordinates, now and at the event before.
  package final var place: CGPoint
  package final var previousPlace: CGPoint
  package final weak var storedWindow: UIWindow?
  package final weak var storedView: UIView?
  package final var recognizers: [UIGestureRecognizer] = []
  /// What the view has heard of the touch.
  final var viewProgress = ViewProgress.nothing
  /// What the view has still to hear, in order.
  final var untoldPhases: [Phase] = []
  /// Whether a recogniser has made a gesture of the touch, so that the view loses it.
  final var isTakenFromView = false

  enum ViewProgress {
    case nothing, beginning, end
  }

  /// A touch at the origin of no window.
  public override init() {
    place = .zero
    previousPlace = .zero
    super.init()
  }

  package init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    previousPlace = place
    storedWindow = window
    super.init()
  }

  /// Whether the finger is on the screen.
  package final var isDown: Bool { storedPhase != .ended && storedPhase != .cancelled }

  /// What the finger does now.
  open var phase: Phase { storedPhase }
  /// When it did that, in seconds of system uptime.
  open var timestamp: TimeInterval { storedTimestamp }
  /// How often the finger came down here in quick succession.
  open var tapCount: Int { storedTapCount }
  /// What touches.
  open var type: TouchType { .direct }
  /// The window in which the finger came down.
  open var window: UIWindow? { storedWindow }
  /// The view in which the finger came down.
  open var view: UIView? { storedView }
  /// The recognisers that look at the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// How far the touch reaches from its middle, in points.
  open var majorRadius: CGFloat { 20 }
  /// The force, 0 where the hardware has none.
  open var force: CGFloat { 0 }

  /// Returns the place in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }

  /// Returns the place at the event before in a view's coordinates; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousPlace }
    return view.convert(previousPlace, from: nil)
  }
}
