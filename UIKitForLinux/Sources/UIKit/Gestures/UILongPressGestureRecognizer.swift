@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  /// The touches of the current tap or press, with their start locations.
  private var fingers: [(touch: UITouch, start: CGPoint)] = []

  /// Differs: Both arguments are `nil`, because there are no selectors.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  package override var waitsForMoreTouches: Bool { taps > 0 && state == .possible }

  open override var numberOfTouches: Int { trackedTouches.count { $0.isDown } }

  private var isPress: Bool {
    taps == numberOfTapsRequired && fingers.count == numberOfTouchesRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      // The press has begun, so new touches are ignored.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in trackedTouches where touches.contains(touch) {
      fingers.append((touch, touch.place))
    }
    guard fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if !isPress {
      deadline = event.timestamp + UITapGestureRecognizer.maximumTapDuration
    } else if minimumPressDuration > 0 {
      deadline = event.timestamp + minimumPressDuration
    } else {
      deadline = nil
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let hasStrayed = fingers.contains {
      hypot($0.touch.place.x - $0.start.x, $0.touch.place.y - $0.start.y) > allowableMovement
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired, fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard !fingers.contains(where: { $0.touch.isDown }) else { return }
    fingers = []
    taps += 1
    deadline = event.timestamp + UITapGestureRecognizer.maximumPause
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    taps = 0
    fingers = []
    super.reset()
  }

  package override func deadlinePassed() {
    state = isPress ? .began : .failed
  }
}
