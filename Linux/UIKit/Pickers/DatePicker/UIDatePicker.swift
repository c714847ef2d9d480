/// A control that asks for a date, a time or a duration with wheels.
///
/// The wheels are those of a `UIPickerView`. On Linux there are no other styles: a preferred style is kept, but
/// compact and inline are shown as wheels, too.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var storedDate: Date
  private var storedDuration: TimeInterval = 0
  private var storedCalendar: Calendar?
  private var storedLocale: Locale?
  private var storedInterval = 1

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
    if bounds.isEmpty { bounds.size = Self.naturalSize }
  }

  // MARK: Kind

  /// What is asked for; date and time by default.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { rulesChanged() } }
  }

  /// The style that is wished for; automatic by default.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic

  /// The style that is shown: wheels, whatever is preferred.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

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

  /// The time zone of the wheels; nil by default, which means the time zone of a calendar that was set, else the device's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { rulesChanged() } }
  }

  /// The time zone that counts.
  private var effectiveTimeZone: TimeZone {
    timeZone ?? storedCalendar?.timeZone ?? device.settings.timeZone
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
  }

  /// The earliest date; nil, which is none, by default.
  ///
  /// A minimum after the maximum makes both count for nothing, as does a countdown.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { rulesChanged() } }
  }

  /// The latest date; nil, which is none, by default.
  ///
  /// A maximum before the minimum makes both count for nothing, as does a countdown.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { rulesChanged() } }
  }

  /// The duration of a countdown in seconds, a number of whole minutes up to 86,340, which is 23 h 59 min; 0 by default.
  ///
  /// In a countdown it is what the wheels show, hence one interval at least. In other modes it means nothing.
  open var countDownDuration: TimeInterval {
    get {
      guard datePickerMode == .countDownTimer else { return storedDuration }
      let step = Double(minuteInterval * 60)
      return max((storedDuration / step).rounded(.down) * step, step)
    }
    set {
      guard newValue.isFinite else { return }
      storedDuration = (min(max(newValue, 0), Self.longestDuration) / 60).rounded(.down) * 60
    }
  }

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
    didSet { if roundsToMinuteInterval != oldValue { rulesChanged() } }
  }

  /// The dates that are admitted.
  private var range: DateRange {
    DateRange(
      mode: datePickerMode, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: minuteInterval, roundsToInterval: roundsToMinuteInterval)
  }

  private func rulesChanged() {
    storedDate = range.admitted(storedDate, in: effectiveTimeZone)
  }

  private var device: Device { window?.device ?? .current }

  // MARK: Size

  /// The size of iOS's wheels.
  private static let naturalSize = CGSize(width: 320, height: 216)
  /// 23 hours and 59 minutes.
  private static let longestDuration: TimeInterval = 86_340

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  open override var intrinsicContentSize: CGSize { Self.naturalSize }
}
