/// A control that asks for a date, a time or a duration with wheels, or for a day with a calendar.
///
/// The wheels are those of a `UIPickerView`. On Linux there is no compact style: it is kept, but shown as wheels. So
/// is inline where there is no day to choose; iOS raises an exception there for months and durations.
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

  /// A date picker with a frame in its superview's coordinates; 320 × 216 points if the frame is empty.
  public override init(frame: CGRect) {
    storedDate = Device.current.date
    super.init(frame: frame)
    setUp()
  }

  /// Archives are not read on Linux; the picker is as one without a frame.
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

  /// What is asked for; date and time by default.
  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      if preferredDatePickerStyle == .inline { styleChanged() }
      rulesChanged()
    }
  }

  /// The style that is wished for; automatic by default.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleChanged() } }
  }

  /// The style that is shown: a calendar where that is preferred and days are asked for, else wheels.
  open var datePickerStyle: UIDatePickerStyle { isInline ? .inline : .wheels }

  /// The language and the conventions of the wheels; the device's by default, and after nil is set.
  open var locale: Locale? {
    get { storedLocale ?? device.settings.locale }
    set {
      storedLocale = newValue
      rulesChanged()
    }
  }

  /// The calendar of the wheels; the device's by default, and after nil is set.
  open var calendar: Calendar! {
    get { storedCalendar ?? device.settings.calendar }
    set {
      storedCalendar = newValue
      rulesChanged()
    }
  }

  /// The time zone of the wheels; nil by default.
  ///
  /// Nil means the time zone of a calendar that was set, else the device's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { rulesChanged() } }
  }

  // MARK: Dates

  /// The date that is shown; the moment of the picker's making by default.
  ///
  /// It is within the limits always, also where they are set later. Where code sets it, nothing is sent. A
  /// picker of days keeps the time of day; one of times keeps the seconds until a wheel has moved.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Shows a date, with wheels that turn to it where that is animated.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    storedDate = range.admitted(date, in: effectiveTimeZone)
    showValue(animated: animated)
  }

  /// A person has chosen a date in a calendar.
  final func chose(_ date: Date) {
    storedDate = date
    showValue(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The earliest date; nil, which is none, by default.
  ///
  /// A minimum after the maximum makes both count for nothing, as does a countdown.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsChanged() } }
  }

  /// The latest date; nil, which is none, by default.
  ///
  /// A maximum before the minimum makes both count for nothing, as does a countdown.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsChanged() } }
  }

  /// The duration of a countdown in seconds, from 0, the default, to 86,340, which is 23 h 59 min.
  ///
  /// It is a number of whole minutes; in a countdown what the wheels show, hence one interval at least. In other
  /// modes it means nothing.
  open var countDownDuration: TimeInterval {
    get {
      guard datePickerMode == .countDownTimer else { return storedDuration }
      let step = Double(minuteInterval * 60)
      return max((storedDuration / step).rounded(.down) * step, step)
    }
    set {
      guard newValue.isFinite else { return }
      storedDuration = (min(max(newValue, 0), Self.longestDuration) / 60).rounded(.down) * 60
      showValue(animated: false)
    }
  }

  /// 23 hours and 59 minutes.
  private static let longestDuration: TimeInterval = 86_340

  /// The step of the minutes: a divisor of 60 up to 30; 1 by default, and after another number is set.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = DateRange.validInterval(newValue)
      rulesChanged()
    }
  }

  /// Whether `date` keeps to the interval before a wheel has moved, too; true by default.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { limitsChanged() } }
  }

  // MARK: Wheels

  /// The time zone that counts.
  final var effectiveTimeZone: TimeZone {
    timeZone ?? storedCalendar?.timeZone ?? device.settings.timeZone
  }

  /// The dates that are admitted.
  final var range: DateRange { range(in: datePickerMode) }

  /// The dates that are admitted by wheels of some mode.
  final func range(in mode: Mode) -> DateRange {
    DateRange(
      mode: mode, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: minuteInterval, roundsToInterval: roundsToMinuteInterval)
  }

  final var device: Device { window?.device ?? .current }

  /// Brings the date into what is admitted now; where wheels have to be others, they are from the next layout on.
  private func rulesChanged() {
    storedDate = range.admitted(storedDate, in: effectiveTimeZone)
    setNeedsLayout()
  }

  private func limitsChanged() {
    storedDate = range.admitted(storedDate, in: effectiveTimeZone)
    showValue(animated: false)
  }

  /// A person has turned a wheel to a row.
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

  /// The opacity of wheels that cannot be turned; judged by eye.
  private static let disabledAlpha: CGFloat = 0.5

  /// Fingers turn wheels, which have recognisers of their own; the control itself follows none.
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
