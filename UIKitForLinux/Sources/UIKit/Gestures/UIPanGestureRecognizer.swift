@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that touches must move before the recognizer begins, in points.
  package static let hysteresis: CGFloat = 10

  /// The touches that are down, with their locations at the last event.
  private var fingers: [(touch: UITouch, place: CGPoint)] = []
  /// The pan gesture's translation in the window's coordinates.
  private var storedTranslation = CGPoint.zero
  /// The movement of the touches' centroid since the attempt began, in the window's coordinates.
  package private(set) final var movement = CGPoint.zero
  private var tracker = VelocityTracker()
  private var timeOfLastEvent: TimeInterval = 0
  /// The scroll type if the gesture comes from a wheel or trackpad, or `nil` for touches.
  package private(set) final var scrollType: UIScrollType?

  /// Differs: Both arguments are `nil`, because there are no selectors.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  // MARK: The gesture

  open func translation(in view: UIView?) -> CGPoint { convert(storedTranslation, to: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    if let view {
      let origin = view.convert(CGPoint.zero, to: nil)
      let end = view.convert(translation, to: nil)
      storedTranslation = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    } else {
      storedTranslation = translation
    }
    tracker = VelocityTracker()
    tracker.note(movement, at: timeOfLastEvent)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: timeOfLastEvent), to: view)
  }

  open override var numberOfTouches: Int {
    dispatcher == nil ? 0 : trackedTouches.count { $0.isDown }
  }

  /// Converts a vector from the window's coordinates to a view's coordinates.
  package final func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the part of a movement that counts for recognition.
  ///
  /// The default is the whole movement.
  package func countedPart(of movement: CGPoint) -> CGPoint { movement }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeOfLastEvent = event.timestamp
    for touch in trackedTouches where touches.contains(touch) {
      if fingers.count >= maximumNumberOfTouches {
        guard state != .possible else {
          state = .failed
          return
        }
        ignore(touch, for: event)
      } else {
        fingers.append((touch, touch.place))
      }
    }
    tracker.note(movement, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    timeOfLastEvent = event.timestamp
    var step = CGPoint.zero
    for index in fingers.indices where touches.contains(fingers[index].touch) {
      let place = fingers[index].touch.place
      step.x += place.x - fingers[index].place.x
      step.y += place.y - fingers[index].place.y
      fingers[index].place = place
    }
    guard !fingers.isEmpty, fingers.count >= minimumNumberOfTouches else { return }
    step.x /= CGFloat(fingers.count)
    step.y /= CGFloat(fingers.count)
    movement.x += step.x
    movement.y += step.y
    tracker.note(movement, at: event.timestamp)
    if state == .possible {
      beginIfMovedEnough()
    } else {
      storedTranslation.x += step.x
      storedTranslation.y += step.y
      state = .changed
    }
  }

  private func beginIfMovedEnough() {
    let counted = countedPart(of: movement)
    let length = hypot(counted.x, counted.y)
    guard length >= Self.hysteresis else { return }
    // A movement while waiting for other recognizers to fail isn't part of the translation.
    let share = waitingState == nil ? 1 - Self.hysteresis / length : 0
    storedTranslation = CGPoint(x: counted.x * share, y: counted.y * share)
    state = .began
    if waitingState != nil { storedTranslation = .zero }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timeOfLastEvent = event.timestamp
    fingers.removeAll { touches.contains($0.touch) }
    if state == .possible {
      if fingers.isEmpty { state = .failed }
    } else if fingers.count < max(minimumNumberOfTouches, 1) {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.removeAll { touches.contains($0.touch) }
    state = .cancelled
  }

  open override func reset() {
    fingers = []
    storedTranslation = .zero
    movement = .zero
    tracker = VelocityTracker()
    scrollType = nil
    super.reset()
  }

  // MARK: Scrolling without touches

  /// Continues the gesture with one event of a wheel or trackpad; returns `false` if the gesture
  /// doesn't accept it.
  package final func scroll(by step: CGPoint, at place: CGPoint, with event: UIScrollEvent) -> Bool
  {
    timeOfLastEvent = event.timestamp
    lastPlace = place
    if scrollType != nil {
      guard state == .began || state == .changed else { return false }
      storedTranslation.x += step.x
      storedTranslation.y += step.y
      state = .changed
      return true
    }
    let mask = UIScrollTypeMask(rawValue: 1 << event.scrollType.rawValue)
    guard isEnabled, dispatcher == nil, state == .possible, allowedScrollTypesMask.contains(mask),
      shouldReceive(event)
    else { return false }
    let counted = countedPart(of: step)
    guard counted != .zero else { return false }
    scrollType = event.scrollType
    movement = step
    storedTranslation = counted
    state = .began
    if state == .began { return true }
    finish()
    return false
  }

  /// Ends the gesture that `scroll(by:at:with:)` began.
  package final func endScroll(cancelled: Bool = false) {
    guard scrollType != nil else { return }
    state = cancelled ? .cancelled : .ended
    finish()
  }
}
