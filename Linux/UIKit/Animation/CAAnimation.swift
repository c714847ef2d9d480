/// A change over time; subclasses say of what.
///
/// What is added to a layer is a copy, so a change of the original afterwards has no effect.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  /// The seconds that one run takes; 0 stands for the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// The layer's time at which it begins; 0 stands for the time of being added.
  open var beginTime: CFTimeInterval = 0
  /// Seconds into the animation at which its first run begins.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs, with fractions; 0 stands for once.
  open var repeatCount: Float = 0
  /// For how many seconds it runs again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run is followed by one backwards.
  open var autoreverses = false
  /// How fast its time passes; backwards where negative.
  open var speed: Float = 1
  /// What shows outside of its time.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The curve; nil for none.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told of beginning and end, and is retained by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it goes when its time is up.
  open var isRemovedOnCompletion = true

  /// What blocks and transactions do when the animation has ended.
  private var onEnd: [(_ finished: Bool) -> Void] = []
  /// The order of being added, for animations that end at the same time.
  package final var serial = 0
  /// Whether the animated view takes touches meanwhile.
  package final var allowsUserInteraction = true

  /// An animation without a duration.
  public override init() {
    super.init()
  }

  /// Returns an independent animation with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmptyCopy()
    copy.takeValues(from: self)
    return copy
  }

  package func makeEmptyCopy() -> CAAnimation { CAAnimation() }

  package func takeValues(from other: CAAnimation) {
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

  /// Adds itself to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies what it shows at a time of the layer.
  package func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {}

  /// The first moment after one of the layer's time at which it may show something else: that moment itself
  /// where it changes all the time, infinity where it never will.
  package func nextChange(after time: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return .infinity }
    if time < beginTime { return beginTime }
    return time < endTime ? time : .infinity
  }

  /// Fills in what being added decides: the beginning and a default duration.
  package func prepare(for layer: CALayer, now: CFTimeInterval) {
    serial = RenderTick.next()
    if beginTime == 0 { beginTime = now }
    if duration == 0 { duration = CATransaction.animationDuration() }
  }

  /// Runs a closure once, after the animation has ended.
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

/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended; `flag` says whether by its own time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What happens before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
