@preconcurrency @MainActor open class UIControl: UIView {
  package final var registrations: [ControlRegistration] = []
  private weak var trackedTouch: UITouch?
  private var storedIsTracking = false
  private var storedIsTouchInside = false
  /// A Boolean value that indicates whether the touches go up the responder chain, because the
  /// control was disabled when they began.
  private var forwardsTouches = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Differs: Archives can't be read, so the control has size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking() }
      stateChanged()
    }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    register(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    unregister(actionIdentifier, from: controlEvents)
  }

  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendActions(for controlEvents: Event) {
    send(controlEvents)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  // MARK: Tracking

  open var isTracking: Bool { storedIsTracking }

  open var isTouchInside: Bool { storedIsTouchInside }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  /// The events that also send this control's primary action.
  package final var primaryActionEvents: Event = []

  /// A Boolean value that indicates whether tap recognizers of superviews ignore a single tap on
  /// the control.
  package final var excludesTapsOfSuperviews = false

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if excludesTapsOfSuperviews, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The distance outside the bounds at which a tracked touch still counts as inside, in points.
  private static let slop: CGFloat = 70

  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event)
      || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place)
  }

  private func stopTracking() {
    guard storedIsTracking else { return }
    cancelTracking(with: nil)
    forgetTouch()
    isHighlighted = false
  }

  private func forgetTouch() {
    trackedTouch = nil
    storedIsTracking = false
    storedIsTouchInside = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardsTouches = !isEnabled
    guard !forwardsTouches else { return super.touchesBegan(touches, with: event) }
    guard trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    storedIsTouchInside = true
    storedIsTracking = beginTracking(touch, with: event)
    guard storedIsTracking else { return forgetTouch() }
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1, storedIsTracking { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !forwardsTouches else { return super.touchesMoved(touches, with: event) }
    guard storedIsTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = storedIsTouchInside
    let isInside = isNear(touch, event)
    storedIsTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else {
      forgetTouch()
      isHighlighted = false
      return
    }
    // A handler may disable or remove the control. Then no more actions are sent.
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    guard storedIsTracking else { return }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !forwardsTouches else { return super.touchesEnded(touches, with: event) }
    guard storedIsTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch, event)
    storedIsTouchInside = isInside
    endTracking(touch, with: event)
    forgetTouch()
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !forwardsTouches else { return super.touchesCancelled(touches, with: event) }
    guard storedIsTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forgetTouch()
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}
