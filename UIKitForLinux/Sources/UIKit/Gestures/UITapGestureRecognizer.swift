@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// The maximum duration of a tap, and the maximum time between two taps, in seconds.
  static let maximumTapDuration: TimeInterval = 0.75
  static let maximumPause: TimeInterval = 0.35
  /// The maximum movement of a touch, and the maximum distance between the taps of one gesture, in
  /// points.
  static let allowedMovement: CGFloat = 45

  private var taps = 0
  /// The start locations of the first tap's touches in the window's coordinates, which define the
  /// gesture's location.
  private var firstTap: [CGPoint] = []
  /// The touches of the current tap, with their start locations.
  private var fingers: [(touch: UITouch, start: CGPoint)] = []

  /// Differs: Both arguments are `nil`, because there are no selectors.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  package override var waitsForMoreTouches: Bool { taps > 0 && state == .possible }

  open override var numberOfTouches: Int { firstTap.count }

  open override func location(in view: UIView?) -> CGPoint {
    guard !firstTap.isEmpty else { return super.location(in: view) }
    let count = CGFloat(firstTap.count)
    return convert(
      CGPoint(
        x: firstTap.reduce(0) { $0 + $1.x } / count, y: firstTap.reduce(0) { $0 + $1.y } / count),
      to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    assert(firstTap.indices.contains(touchIndex), "The gesture has fewer touches.")
    guard firstTap.indices.contains(touchIndex) else { return location(in: view) }
    return convert(firstTap[touchIndex], to: view)
  }

  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return numberOfTapsRequired >= other.numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { deadline = event.timestamp + Self.maximumTapDuration }
    for touch in trackedTouches where touches.contains(touch) {
      fingers.append((touch, touch.location(in: nil)))
    }
    guard fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if taps == 0 {
      firstTap = fingers.map(\.start)
    } else if fingers.contains(where: { finger in !firstTap.contains { $0.isNear(finger.start) } })
    {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.contains(where: { !$0.start.isNear($0.touch.location(in: nil)) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.allSatisfy({ isInside($0, event) }) else {
      state = .failed
      return
    }
    guard !fingers.contains(where: { $0.touch.isDown }) else { return }
    guard fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    fingers = []
    taps += 1
    if taps == numberOfTapsRequired {
      deadline = nil
      state = .ended
    } else {
      deadline = event.timestamp + Self.maximumPause
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    firstTap = []
    fingers = []
    super.reset()
  }

  package override func deadlinePassed() {
    state = .failed
  }

  /// Returns a Boolean value that indicates whether a touch ends near its start location and, if it
  /// began in the view, inside the view.
  private func isInside(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let finger = fingers.first(where: { $0.touch === touch }) else { return false }
    guard finger.start.isNear(touch.location(in: nil)) else { return false }
    guard let view, view.point(inside: convert(finger.start, to: view), with: event) else {
      return true
    }
    return view.point(inside: touch.location(in: view), with: event)
  }
}

extension CGPoint {
  @MainActor fileprivate func isNear(_ other: CGPoint) -> Bool {
    hypot(x - other.x, y - other.y) <= UITapGestureRecognizer.allowedMovement
  }
}
