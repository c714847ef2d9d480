// Apple doesn't document the metrics. The sizes and the alignment insets were measured by others,
// on iOS 10 to 18 and on iOS 26. The shadow is from Apple's design resources, and the curve is an
// estimate.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private struct Metrics {
    let size: CGSize
    let thumbSize: CGSize
    /// The distance between the thumb and the edges of the track, in points.
    static let inset: CGFloat = 2

    /// The metrics of the device's design.
    @MainActor static var current: Metrics {
      Device.current.hasDesignOf26
        ? Metrics(
          size: CGSize(width: 63, height: 28), thumbSize: CGSize(width: 37, height: 24))
        : Metrics(
          size: CGSize(width: 51, height: 31), thumbSize: CGSize(width: 27, height: 27))
    }
  }

  /// A touch that drags the thumb of a switch.
  private struct Drag {
    /// The initial distance from the center of the thumb to the finger, in points.
    let grip: CGFloat
    /// A Boolean value that indicates whether the dragged thumb is in the "on" half.
    var isInOnHalf: Bool
    /// A Boolean value that indicates whether the dragged thumb has crossed the center.
    var hasCrossed = false
  }

  private let metrics: Metrics
  /// The view that contains the thumb of a switch and clips its shadow.
  private let track = UIView()
  private let thumb = UIView()
  private var storedIsOn = false
  private var drag: Drag?

  public override init(frame: CGRect) {
    let metrics = Metrics.current
    self.metrics = metrics
    super.init(frame: CGRect(origin: frame.origin, size: metrics.size))
    prepare()
  }

  /// Differs: Archives can't be read, so the switch is off.
  public required init?(coder: NSCoder) {
    metrics = .current
    super.init(coder: coder)
    super.bounds.size = metrics.size
    prepare()
  }

  private func prepare() {
    primaryActionEvents = .valueChanged
    excludesTapsOfSuperviews = true
    isAccessibilityElement = true
    super.accessibilityTraits = [.button, .toggleButton]
    track.isUserInteractionEnabled = false
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(thumb)
    track.layer.cornerRadius = metrics.size.height / 2
    thumb.layer.cornerRadius = metrics.thumbSize.height / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    updateAppearance()
  }

  // MARK: Value

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    change(to: on, animated: animated)
  }

  private func change(to on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    drag?.hasCrossed = false
    if animated {
      animateAppearance()
    } else {
      for view in [track, thumb] { view.layer.removeAllAnimations() }
      updateAppearance()
    }
  }

  /// Changes the state on behalf of the user and sends the action.
  private func turn(on: Bool) {
    change(to: on, animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: Appearance

  open var onTintColor: UIColor? {
    didSet { updateAppearance() }
  }

  open var thumbTintColor: UIColor? {
    didSet { updateAppearance() }
  }

  open override var isEnabled: Bool {
    didSet { track.alpha = isEnabled ? 1 : 0.5 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAppearance()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A Boolean value that indicates whether the switch looks on.
  ///
  /// During a drag across the center, the switch shows the state that it has after the finger
  /// lifts.
  private var appearsOn: Bool {
    if let drag, drag.hasCrossed { return drag.isInOnHalf }
    return storedIsOn
  }

  private var thumbCenter: CGPoint {
    let middle = Metrics.inset + metrics.thumbSize.width / 2
    return CGPoint(
      x: appearsOn != isMirrored ? metrics.size.width - middle : middle,
      y: metrics.size.height / 2)
  }

  private func updateAppearance() {
    track.frame = bounds
    track.backgroundColor = appearsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.bounds.size = metrics.thumbSize
    thumb.center = thumbCenter
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func animateAppearance() {
    guard window != nil else { return updateAppearance() }
    UIView.animate(withDuration: 0.25) { self.updateAppearance() }
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: metrics.size) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  // With constraints, a switch is 2 points farther to the right than other views.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: metrics.size)).size
  }

  package override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.hugging = .defaultHigh
    priorities.verticalHugging = .defaultHigh
    return priorities
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = Drag(grip: touch.location(in: self).x - thumbCenter.x, isInOnHalf: storedIsOn)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip = drag?.grip else { return true }
    let middle = touch.location(in: self).x - grip
    let isInOnHalf = (middle > metrics.size.width / 2) != isMirrored
    guard isInOnHalf != drag?.isInOnHalf else { return true }
    drag?.isInOnHalf = isInOnHalf
    drag?.hasCrossed = true
    animateAppearance()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDragged = drag?.hasCrossed ?? false
    let on = wasDragged ? appearsOn : storedIsOn != isTouchInside
    drag = nil
    if on != storedIsOn { turn(on: on) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    animateAppearance()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    // Dragging the thumb doesn't start a pan recognizer of a superview.
    if let drag, abs(drag.grip) <= metrics.thumbSize.width / 2, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer,
      abs(pan.movement.x) > abs(pan.movement.y)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  private var spokenValue: String?

  open override var accessibilityValue: String? {
    get { spokenValue ?? (storedIsOn ? "1" : "0") }
    set { spokenValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    turn(on: !storedIsOn)
    return true
  }
}
