open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  /// The completion closures of blocks and transactions, called when the animation ends.
  private var onEnd: [(_ finished: Bool) -> Void] = []
  /// The number in the order of addition, for animations that end at the same time.
  package final var serial = 0
  /// A Boolean value that indicates whether the view receives touches during the animation.
  package final var allowsUserInteraction = true

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmptyCopy()
    copy.copyValues(from: self)
    return copy
  }

  package func makeEmptyCopy() -> CAAnimation { CAAnimation() }

  package func copyValues(from other: CAAnimation) {
    duration = other.duration
    beginTime = other.beginTime
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    speed = other.speed
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    allowsUserInteraction = other.allowsUserInteraction
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the animation at a local time of the layer.
  package func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {}

  /// The next local time of the layer at which the animation may change its effect: the given time
  /// if it changes continuously, or infinity if it never changes again.
  package func nextChange(after time: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return .infinity }
    if time < beginTime { return beginTime }
    return time < endTime ? time : .infinity
  }

  /// Sets the begin time and a default duration when the animation is added.
  package func prepare(for layer: CALayer, now: CFTimeInterval) {
    serial = RenderTick.next()
    if beginTime == 0 { beginTime = now }
    if duration == 0 { duration = CATransaction.animationDuration() }
  }

  /// Calls a closure once, after the animation has ended.
  package final func whenEnded(_ work: @escaping (_ finished: Bool) -> Void) {
    onEnd.append(work)
  }

  package final func end(finished: Bool) {
    delegate?.animationDidStop(self, finished: finished)
    let work = onEnd
    onEnd = []
    for item in work { item(finished) }
  }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
