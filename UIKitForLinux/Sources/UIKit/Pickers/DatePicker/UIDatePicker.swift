/// Differs: The compact style is shown as wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  final let picker = UIPickerView()
  final var presenter: DateWheelsPresenter?
  final var presentedRules: WheelRules?
  final var unitLabels: [UILabel] = []
  final var inlineCalendar: InlineCalendar?
  private var storedDate: Date
  private var storedDuration: TimeInterval = 0
  private var storedCalendar: Calendar?
  private var storedLocale: Locale?
  private var storedInterval = 1
  private var timeObservation: TimeObservation?

  public override init(frame: CGRect) {
    storedDate = Device.current.date
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the picker has its default size.
  public required init?(coder: NSCoder) {
    storedDate = Device.current.date
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if bounds.isEmpty { frame.size = PickerMetrics.size }
    addSubview(picker)
  }

  // MARK: Kind

  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      checkStyle()
      if preferredDatePickerStyle == .inline { styleChanged() }
      rulesChanged()
    }
  }

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet {
      checkStyle()
      if preferredDatePickerStyle != oldValue { styleChanged() }
    }
  }

  private func checkStyle() {
    guard [.inline, .compact].contains(preferredDatePickerStyle),
      [.yearAndMonth, .countDownTimer].contains(datePickerMode)
    else { return }
    preconditionFailure(
      "NSInternalInconsistencyException: A UIDatePicker of months or of a duration has only wheels. Set "
        + "preferredDatePickerStyle to .wheels before datePickerMode.")
  }

  open var datePickerStyle: UIDatePickerStyle { isInline ? .inline : .wheels }

  open var locale: Locale? {
    get { storedLocale ?? device.settings.locale }
    set {
      storedLocale = newValue
      rulesChanged()
    }
  }

  open var calendar: Calendar! {
    get { storedCalendar ?? device.settings.calendar }
    set {
      storedCalendar = newValue
      rulesChanged()
    }
  }

  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { rulesChanged() } }
  }

  // MARK: Dates

  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    storedDate = range.admitted(date, in: effectiveTimeZone)
    showValue(animated: animated)
  }

  /// Called when the user chooses a date in the calendar.
  final func chose(_ date: Date) {
    storedDate = date
    showValue(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsChanged() } }
  }

  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsChanged() } }
  }

  open var countDownDuration: TimeInterval {
    get {
      guard datePickerMode == .countDownTimer else { return storedDuration }
      let step = Double(minuteInterval * 60)
      return max((storedDuration / step).rounded(.down) * step, step)
    }
    set {
      guard newValue.isFinite else { return }
      storedDuration = (min(max(newValue, 0), Self.maximumDuration) / 60).rounded(.down) * 60
      showValue(animated: false)
    }
  }

  /// The maximum duration: 23 hours and 59 minutes.
  private static let maximumDuration: TimeInterval = 86_340

  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = DateRange.validInterval(newValue)
      rulesChanged()
    }
  }

  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { limitsChanged() } }
  }

  // MARK: Wheels

  /// The time zone that the date picker uses.
  final var effectiveTimeZone: TimeZone {
    timeZone ?? storedCalendar?.timeZone ?? device.settings.timeZone
  }

  /// The dates that the picker permits in its current mode.
  final var range: DateRange { range(in: datePickerMode) }

  /// Returns the permitted dates for the wheels of a mode.
  final func range(in mode: Mode) -> DateRange {
    DateRange(
      mode: mode, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: minuteInterval, roundsToInterval: roundsToMinuteInterval)
  }

  final var device: Device { window?.device ?? .current }

  /// Moves the date into the permitted range.
  ///
  /// Wheels with changed settings are created in the next layout pass.
  private func rulesChanged() {
    storedDate = range.admitted(storedDate, in: effectiveTimeZone)
    setNeedsLayout()
  }

  private func limitsChanged() {
    storedDate = range.admitted(storedDate, in: effectiveTimeZone)
    showValue(animated: false)
  }

  /// Called when the user turns a wheel to a row.
  final func turned(_ column: Int, to row: Int) {
    guard let wheels = presenter?.wheels, presentedRules == rules else { return }
    if datePickerMode == .countDownTimer {
      storedDuration = wheels.duration(turning: column, to: row)
    } else {
      storedDate = wheels.date(turning: column, to: row)
    }
    showValue(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: The view

  open override var isEnabled: Bool {
    didSet {
      updateEnabled()
    }
  }

  private func updateEnabled() {
    for view in [picker, inlineCalendar] as [UIView?] {
      view?.isUserInteractionEnabled = isEnabled
      view?.alpha = isEnabled ? 1 : Self.disabledAlpha
    }
  }

  /// The opacity of disabled wheels; an estimate.
  private static let disabledAlpha: CGFloat = 0.5

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else {
      timeObservation = nil
      return
    }
    timeObservation = TimeObservation { [weak self] in self?.limitsChanged() }
    limitsChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isInline {
      updateCalendar()
      updateEnabled()
      return
    }
    picker.frame = bounds
    updatePresenter()
    layoutUnits()
  }
}
