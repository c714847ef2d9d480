@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  package final var storedPhase: Phase = .began
  package final var storedTimestamp: TimeInterval = 0
  package final var storedTapCount = 1
  /// The location of the touch in the window's coordinates.
  package final var place: CGPoint
  package final var previousPlace: CGPoint
  package final weak var storedWindow: UIWindow?
  package final weak var storedView: UIView?
  package final var recognizers: [UIGestureRecognizer] = []
  /// The progress of the touch's delivery to the view.
  final var viewProgress = ViewProgress.nothing
  /// The phases that the view has not received yet, in order.
  final var pendingPhases: [Phase] = []
  /// A Boolean value that indicates whether a recognizer has canceled the touch for the view.
  final var isCanceledForView = false

  enum ViewProgress {
    case nothing, beginning, end
  }

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

  /// A Boolean value that indicates whether the finger is on the screen.
  package final var isDown: Bool { storedPhase != .ended && storedPhase != .cancelled }

  open var phase: Phase { storedPhase }
  open var timestamp: TimeInterval { storedTimestamp }
  open var tapCount: Int { storedTapCount }
  open var type: TouchType { .direct }
  open var window: UIWindow? { storedWindow }
  open var view: UIView? { storedView }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  open var force: CGFloat { 0 }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousPlace }
    return view.convert(previousPlace, from: nil)
  }
}
