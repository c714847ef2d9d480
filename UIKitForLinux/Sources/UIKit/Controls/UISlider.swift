// The metrics come from iOS 13 to 18: a 4-point track and a 28-point thumb with a shadow.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  private var storedValue: Float = 0
  /// The position of the finger relative to the center of the thumb.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Differs: Archives can't be read, so the value of the slider is 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    primaryActionEvents = .valueChanged
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for view in [maximumTrack, minimumTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for track in [maximumTrack, minimumTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    maximumTrack.backgroundColor = .systemFill
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    tintColorDidChange()
  }

  private static let trackHeight: CGFloat = 4
  private static let thumbSize: CGFloat = 28

  // MARK: Value

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }

  private var share: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
  }

  // MARK: Look

  open var minimumTrackTintColor: UIColor? {
    didSet { tintColorDidChange() }
  }

  open var maximumTrackTintColor: UIColor? {
    didSet { maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill }
  }

  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  private var thumbImage: UIImage?

  /// Differs: The image of the normal state is shown in all states.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    guard state == .normal else { return }
    thumbImage = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : .clear
    thumb.layer.shadowOpacity = image == nil ? 0.15 : 0
    thumb.layer.contents = image?.cgImage
    setNeedsLayout()
  }

  private var thumbSize: CGSize {
    thumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let way = max(bounds.width - thumbSize.width, 0)
    let place = thumbSize.width / 2 + way * (isMirrored ? 1 - share : share)
    thumb.bounds.size = thumbSize
    thumb.center = CGPoint(x: place, y: bounds.midY)
    let track = CGRect(
      x: 2, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - 4, 0),
      height: Self.trackHeight)
    maximumTrack.frame = track
    var filled = track
    filled.size.width = max(place - track.minX, 0)
    if isMirrored {
      filled.origin.x = place
      filled.size.width = max(track.maxX - place, 0)
    }
    minimumTrack.frame = filled
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let place = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = place.x - thumb.center.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = bounds.width - thumbSize.width
    guard way > 0 else { return true }
    var share = (touch.location(in: self).x - grip - thumbSize.width / 2) / way
    if isMirrored { share = 1 - share }
    move(to: minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func move(to value: Float) {
    guard value != storedValue else { return }
    self.value = value
    if isContinuous { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  private var spokenValue: String?

  open override var accessibilityValue: String? {
    get { spokenValue ?? "\(Int(pixels: share * 100, .toNearestOrAwayFromZero))%" }
    set { spokenValue = newValue }
  }

  open override func accessibilityIncrement() {
    step(by: 0.1)
  }

  open override func accessibilityDecrement() {
    step(by: -0.1)
  }

  private func step(by share: Float) {
    value += share * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
  }
}
