/// Animates changes of views that can be paused, scrubbed, turned round and stopped on the way.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let storedParameters: any UITimingCurveProvider
  private let storedDuration: TimeInterval
  private var storedDelay: TimeInterval = 0
  private var storedState = UIViewAnimatingState.inactive
  private var storedIsReversed = false
  private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var tracks: [AnimatorTrack] = []
  /// What the tracks share, while the animator is not inactive.
  private var shared: AnimatorState?
  private var timer: DeviceTimer?
  private weak var device: Device?

  /// An animator with a curve.
  ///
  /// - Parameter duration: in seconds; a spring by its physics takes the time that it takes.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    storedDuration = duration
    storedParameters = parameters
    super.init()
    LiveObjects.register(self)
  }

  /// An animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Starts an animator.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: UIView.AnimationCurve(options), animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it is like

  /// The curve.
  open var timingParameters: (any UITimingCurveProvider)? { storedParameters }
  /// The seconds from start to end.
  open var duration: TimeInterval { storedDuration }
  /// The seconds before the start.
  open var delay: TimeInterval { storedDelay }
  /// Whether moving views take touches, to be set before the start; true by default.
  open var isUserInteractionEnabled = true
  /// Whether moving views are hit where they will be and not where they are seen; false by default.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused and stopped, to be set before the start; true by default.
  open var isInterruptible = true
  /// Whether a paused animation is scrubbed evenly and not along its curve; true by default.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end; false by default.
  open var pausesOnCompletion = false

  // MARK: How far it is

  /// How far the animator is.
  open var state: UIViewAnimatingState { storedState }

  /// Whether its time passes.
  open var isRunning: Bool { storedState == .active && shared?.motion.isRunning == true }

  /// Whether it runs from its end to its start.
  open var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      if isRunning { turnRound() }
    }
  }

  /// How much of the way is behind it, 0 to 1, in the direction in which it runs.
  ///
  /// Setting it pauses the animation there; an inactive animator becomes active.
  open var fractionComplete: CGFloat {
    get {
      guard storedState != .inactive, let shared else { return 0 }
      let evenly = scrubsLinearly ? nil : shared.fraction
      let fraction = min(max(evenly ?? shared.progress(), 0), 1)
      return CGFloat(storedIsReversed ? 1 - fraction : fraction)
    }
    set { scrub(to: Double(newValue)) }
  }

  // MARK: Changes

  /// Adds changes that begin after a part, 0 to 1, of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch storedState {
    case .inactive: pending.append((animation, delayFactor))
    case .active: run(animation, delayFactor: Double(delayFactor))
    case .stopped: refuse("add animations to")
    }
  }

  /// Adds changes; those of a running animation take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that runs when the animation has ended, with where it has.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Runs from where it is.
  open func startAnimation() {
    start(after: 0)
  }

  /// Runs from where it is, some seconds from now; until then the values at the start show.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay)
  }

  /// Stands still where it is; an inactive animator becomes active.
  open func pauseAnimation() {
    guard storedState != .stopped else { return refuse("pause") }
    guard isInterruptible else { return refuse("pause", because: "is not interruptible") }
    activate()
    hold()
  }

  /// Runs a paused animation to its end.
  ///
  /// - Parameters:
  ///   - parameters: the curve of the rest of the way; nil for the animator's own.
  ///   - durationFactor: the seconds of the rest, in parts of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard storedState == .active, let shared, !isRunning else { return refuse("continue") }
    guard parameters != nil || durationFactor != 0 else { return start(after: 0) }
    let position = shared.fraction ?? shared.progress()
    let left = min(max(storedIsReversed ? position : 1 - position, 0), 1)
    let seconds = storedDuration * (durationFactor > 0 ? Double(durationFactor) : left)
    let curve = AnimatorCurve(parameters ?? storedParameters, duration: seconds)
    runAnew(by: curve)
  }

  /// Stops for good, with the values that the screen shows.
  ///
  /// - Parameter withoutFinishing: whether that was all. Otherwise `finishAnimation(at:)` runs the
  ///   completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard storedState == .active else { return }
    guard isInterruptible else { return refuse("stop", because: "is not interruptible") }
    timer?.cancel()
    let changes = tracks.flatMap(\.changes)
    let shown = changes.map { $0.layer.shownValue($0.key) ?? $0.new }
    for track in tracks { track.rememberColors() }
    for (change, value) in zip(changes, shown) { change.set(value) }
    for track in tracks { track.endAnimations(finished: false) }
    storedState = .stopped
    if withoutFinishing {
      completions = []
      becomeInactive()
    }
  }

  /// Ends a stopped animation with one of three sets of values, and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard storedState == .stopped else { return refuse("finish", because: "is not stopped") }
    if finalPosition == .end {
      for change in tracks.flatMap(\.changes) { change.set(change.new, color: change.newColor) }
    }
    finish(at: finalPosition)
  }

  // MARK: Time

  private func activate() {
    guard storedState == .inactive else { return }
    storedState = .active
    let device = Device.current
    self.device = device
    let position: Double = storedIsReversed ? 1 : 0
    shared = AnimatorState(
      clock: device.clock, curve: AnimatorCurve(storedParameters, duration: storedDuration),
      motion: .held(progress: position, fraction: position),
      takesTouches: isUserInteractionEnabled, isHitWhereSeen: !isManualHitTestingEnabled)
    let waiting = pending
    pending = []
    for (changes, delayFactor) in waiting { run(changes, delayFactor: Double(delayFactor)) }
  }

  private func run(_ changes: () -> Void, delayFactor: Double) {
    guard let shared else { return }
    var begin = 0.0
    if !tracks.isEmpty || shared.motion.isRunning, !storedIsReversed {
      begin = shared.fraction ?? min(max(shared.progress(), 0), 1)
    }
    let track = AnimatorTrack(shared, delay: begin + delayFactor * (1 - begin))
    if case .anew = shared.motion {
      // Begins at nothing now, and arrives with the others.
      let progress = AnimatorTrack(shared, delay: 0)
      progress.held = 0
      let done = progress.progress
      track.held = done < 1 ? -done / (1 - done) : 1
    }
    tracks.append(track)
    var block = UIViewAnimationState.Block(
      duration: max(shared.curve.duration, 1e-3), delay: 0, options: [])
    block.track = track
    UIViewAnimationState.run(block, changes, nil)
  }

  private func start(after delay: TimeInterval) {
    guard storedState != .stopped else { return refuse("start") }
    guard !isRunning else { return }
    activate()
    storedDelay = delay
    guard let shared else { return }
    let from = shared.fraction ?? shared.curve.fraction(at: shared.progress())
    release()
    move(
      .along(from: from, start: shared.clock.now + max(delay, 0), isReversed: storedIsReversed))
  }

  private func runAnew(by curve: AnimatorCurve) {
    guard let shared else { return }
    let progress = shared.progress()
    for track in tracks { track.held = track.progress }
    move(
      .anew(
        from: progress, start: shared.clock.now, curve: curve, isReversed: storedIsReversed))
  }

  private func turnRound() {
    guard let shared else { return }
    if let fraction = shared.fraction {
      move(.along(from: fraction, start: shared.clock.now, isReversed: storedIsReversed))
    } else if case .anew(_, let start, let curve, _) = shared.motion {
      // Back takes as long as it came.
      runAnew(by: curve.lasting(shared.clock.now - start))
    }
  }

  private func hold() {
    guard let shared, shared.motion.isRunning else { return }
    timer?.cancel()
    let motion = AnimatorMotion.held(progress: shared.progress(), fraction: shared.fraction)
    for track in tracks { track.held = track.progress }
    shared.motion = motion
  }

  private func release() {
    for track in tracks { track.held = nil }
  }

  private func scrub(to value: Double) {
    guard storedState != .stopped else { return refuse("scrub") }
    guard isInterruptible else { return refuse("scrub", because: "is not interruptible") }
    activate()
    hold()
    guard let shared else { return }
    let value = min(max(value, 0), 1)
    let fraction = storedIsReversed ? 1 - value : value
    release()
    shared.motion =
      scrubsLinearly
      ? .held(progress: fraction, fraction: nil)
      : .held(progress: shared.curve.progress(at: fraction), fraction: fraction)
  }

  private func move(_ motion: AnimatorMotion) {
    guard let shared, let device else { return }
    timer?.cancel()
    shared.motion = motion
    guard let end = motion.end(duration: shared.curve.duration) else { return }
    // The closure keeps the animator while it runs, so that nobody else has to.
    timer = device.schedule(after: end - shared.clock.now) { self.arrive() }
  }

  private func arrive() {
    let goal: Double = storedIsReversed ? 0 : 1
    release()
    shared?.motion = .held(progress: goal, fraction: goal)
    if !pausesOnCompletion { finish(at: storedIsReversed ? .start : .end) }
  }

  // MARK: The end

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start {
      // The first change of a value knows what it was before all.
      for change in tracks.flatMap(\.changes).reversed() {
        change.set(change.old, color: change.oldColor)
      }
    }
    for track in tracks { track.endAnimations(finished: true) }
    becomeInactive()
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }

  private func becomeInactive() {
    timer?.cancel()
    timer = nil
    tracks = []
    pending = []
    shared = nil
    storedDelay = 0
    storedState = .inactive
  }

  /// Says what Apple's animator raises an exception for.
  private func refuse(_ what: String, because reason: String? = nil) {
    let reason = reason ?? "is \(storedState)"
    (device ?? .current).warn("Attempt to \(what) an animator that \(reason).")
  }
}
