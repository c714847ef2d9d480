/// Delivers a window's touches to gesture recognizers first, and then to views.
///
/// An event has four steps. The recognizers of the hit view and its ancestors receive the touches.
/// Their handlers are called for new states. Views receive the touches that no recognizer cancels
/// or delays. Recognizers that have finished are reset.
@MainActor package final class TouchDispatcher {
  /// The touches that are down, or whose end hasn't been delivered to their view, in the order in
  /// which they began.
  package private(set) var touches: [UITouch] = []
  /// The recognizers that are tracking touches, in the order of their first touch.
  package private(set) var attempting: [UIGestureRecognizer] = []
  var event = UIEvent()
  weak var window: UIWindow?
  private var tapCounter = TapCounter()
  private var isBusy = false
  private var timer: DeviceTimer?

  package init() {}

  func send(_ event: UIEvent, in window: UIWindow) {
    self.window = window
    self.event = event
    let changed = inOrder(event.touches(for: window) ?? [])
    for touch in changed where touch.phase == .began && !touches.contains(touch) { begin(touch) }
    for touch in touches where touch.isDown && !changed.contains(touch) {
      touch.storedPhase = .stationary
      event.touches.insert(touch)
    }
    for touch in changed where touch.phase != .stationary {
      if touch.phase == .moved { tapCounter.touchMoved(of: touch) }
      touch.enqueue(touch.phase)
    }
    isBusy = true
    for recognizer in attempting { deliver(changed, to: recognizer) }
    isBusy = false
    conclude()
  }

  /// Calls handlers for new states and delivers touches to views until none are pending.
  func conclude() {
    guard !isBusy else { return }
    isBusy = true
    repeat {
      for recognizer in attempting { retry(recognizer) }
      for recognizer in attempting { recognizer.callHandlers() }
      deliverTouchesToViews()
      finishAttempts()
    } while attempting.contains { !$0.pendingStates.isEmpty || canContinue($0) }
    for touch in touches where !touch.isDown && touch.viewProgress == .end {
      touch.recognizers = []
    }
    touches.removeAll { !$0.isDown && $0.viewProgress == .end }
    if touches.isEmpty { event = UIEvent() }
    isBusy = false
    scheduleDeadlineTimer()
  }

  /// Cancels the touches and resets the recognizers of a view that leaves the window.
  func viewWillLeave(_ view: UIView) {
    for recognizer in attempting where recognizer.view?.isDescendant(of: view) == true {
      recognizer.discardWhenUnused()
    }
    let lost = touches.filter { $0.view?.isDescendant(of: view) == true }
    for touch in lost { touch.isCanceledForView = true }
    deliverTouchesToViews()
  }

  // MARK: New touches

  private func begin(_ touch: UITouch) {
    guard let window else { return }
    let view = touch.view ?? window.hitTest(touch.place, with: event)
    touch.storedTapCount = tapCounter.count(
      touch, whileOthersAreDown: touches.contains { $0.isDown })
    touch.storedView = view
    guard let view, !isExcluded(view) else {
      touch.viewProgress = .end
      touch.storedView = nil
      return
    }
    let isSecond = touches.contains { $0.isDown && $0.view === view && $0.viewProgress != .end }
    if isSecond, !view.isMultipleTouchEnabled { touch.viewProgress = .end }
    touches.append(touch)
    var ancestor: UIView? = view
    while let current = ancestor {
      for recognizer in current.recognizers where recognizer.shouldReceive(touch, event) {
        begin(recognizer, with: touch)
      }
      ancestor = current.superview
    }
  }

  /// Returns a Boolean value that indicates whether exclusive touch keeps new touches from the
  /// view.
  private func isExcluded(_ view: UIView) -> Bool {
    touches.contains { touch in
      guard touch.isDown, let other = touch.view, other !== view else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, with touch: UITouch) {
    if recognizer.dispatcher == nil, recognizer.isFinished { recognizer.finish() }
    if !recognizer.hasTouchesDown, !recognizer.waitsForMoreTouches, recognizer.waitingState == nil {
      recognizer.trackedTouches = []
      recognizer.requirements = nil
    }
    touch.recognizers.append(recognizer)
    recognizer.trackedTouches.append(touch)
    recognizer.dispatcher = self
    if !attempting.contains(where: { $0 === recognizer }) { attempting.append(recognizer) }
  }

  // MARK: Recognizers

  private func deliver(_ changed: [UITouch], to recognizer: UIGestureRecognizer) {
    let touches = changed.filter { touch in touch.recognizers.contains { $0 === recognizer } }
    guard !touches.isEmpty else { return }
    recognizer.storedModifierFlags = event.modifierFlags
    recognizer.notePlace()
    for (phase, deliver) in [
      (UITouch.Phase.began, UIGestureRecognizer.touchesBegan),
      (.moved, UIGestureRecognizer.touchesMoved),
      (.ended, UIGestureRecognizer.touchesEnded),
      (.cancelled, UIGestureRecognizer.touchesCancelled),
    ] {
      let matching = touches.filter { $0.phase == phase }
      guard !matching.isEmpty, !recognizer.isFinished, recognizer.isEnabled else { continue }
      deliver(recognizer)(Set(matching), event)
    }
  }

  private func retry(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.waitingState else { return }
    recognizer.attempt(state)
  }

  /// Returns a Boolean value that indicates whether a recognizer no longer has to wait.
  private func canContinue(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.waitingState != nil && verdict(on: recognizer) != .wait
  }

  private func finishAttempts() {
    var goOn: [UIGestureRecognizer] = []
    for recognizer in attempting {
      if recognizer.storedState == .began || recognizer.storedState == .changed {
        recognizer.trackedTouches.removeAll { !$0.isDown }
      }
      let isOver = recognizer.isFinished && recognizer.pendingStates.isEmpty
      if isOver, !recognizer.hasTouchesDown {
        recognizer.finish()
      } else {
        goOn.append(recognizer)
      }
    }
    attempting = goOn
  }

  // MARK: Time

  /// Schedules a timer for the earliest time that a recognizer waits for.
  private func scheduleDeadlineTimer() {
    let next = attempting.compactMap(\.deadline).min()
    if let timer, timer.isPending, timer.fireTime == next { return }
    timer?.cancel()
    timer = nil
    guard let next, let device = window?.device else { return }
    timer = device.schedule(after: next - device.clock.now) { [weak self] in self?.timePassed() }
  }

  private func timePassed() {
    guard let now = window?.device?.clock.now else { return }
    isBusy = true
    for recognizer in attempting {
      guard let deadline = recognizer.deadline, deadline <= now + 1e-9 else { continue }
      recognizer.deadline = nil
      if !recognizer.isFinished { recognizer.deadlinePassed() }
    }
    isBusy = false
    conclude()
  }

  private func inOrder(_ set: Set<UITouch>) -> [UITouch] {
    guard set.count > 1 else { return Array(set) }
    // Sets are unordered, but the behavior must be deterministic.
    let known = touches.filter { set.contains($0) }
    let new = set.subtracting(known).sorted {
      ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y)
    }
    return known + new
  }
}
