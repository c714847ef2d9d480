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

/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
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

/// A change over time; subclasses say of what.
open class CAAnimation: NSObject, CAAction {
  /// The seconds that one run takes; 0 stands for the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// The time on the layer's clock at which it begins; 0 stands for the time of being added.
  open var beginTime: CFTimeInterval = 0
  /// Seconds into the animation at which it begins.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs, with fractions; 0 stands for once.
  open var repeatCount: Float = 0
  /// For how long it runs again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run is followed by one backwards.
  open var autoreverses = false
  /// How fast its time passes.
  open var speed: Float = 1
  /// What shows outside of its time.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The curve; nil for none.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told of beginning and end, and is retained by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it goes when its time is up.
  open var isRemovedOnCompletion = true

  /// What `UIView` and transactions do when the animation has ended.
  package final var onEnd: ((_ finished: Bool) -> Void)?
  package final var serial = 0
  nonisolated(unsafe) private static var lastSerial = 0  // Read and written on the main actor only.

  /// An animation without a duration.
  public override init() {
    super.init()
  }

  /// Returns an independent animation with the same values; each class adds its own.
  open override func copy() -> Any {
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
    onEnd = other.onEnd
  }

  /// Adds itself to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies what it shows at a time on the layer's clock.
  package func apply(to layer: CALayer, at time: CFTimeInterval) {}

  /// Fills in what being added decides: the beginning, a default duration, a first value.
  package func prepare(for layer: CALayer, now: CFTimeInterval) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    if beginTime == 0 { beginTime = now }
    if duration == 0 { duration = CATransaction.animationDuration() }
  }

  /// The seconds of all runs together, in the time outside.
  package var activeDuration: CFTimeInterval {
    let once = duration * (autoreverses ? 2 : 1)
    let total =
      repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? Double(repeatCount) : 1)
    return speed == 0 ? .infinity : total / Double(abs(speed))
  }

  /// The moment at which it ends.
  package var endTime: CFTimeInterval { beginTime + activeDuration }

  /// Returns how far one run is at a time, 0 to 1 before the curve; nil where nothing shows.
  package func fraction(at time: CFTimeInterval) -> Double? {
    var local = (time - beginTime) * Double(speed) + timeOffset
    let once = max(duration, 1e-12)
    let total = activeDuration * Double(abs(speed))
    if local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      local = 0
    } else if total.isFinite, local >= total {
      guard
        fillMode == .forwards || fillMode == .both || !isRemovedOnCompletion
          || time <= endTime + 1e-9
      else { return nil }
      if local > total, fillMode != .forwards, fillMode != .both { return nil }
      local = total
    }
    var run = local / once
    let cycle = autoreverses ? 2.0 : 1.0
    if run > 0, run.truncatingRemainder(dividingBy: cycle) == 0, total.isFinite, local >= total {
      run = cycle
    } else {
      run = run.truncatingRemainder(dividingBy: cycle)
    }
    return run > 1 ? 2 - run : run
  }
}
