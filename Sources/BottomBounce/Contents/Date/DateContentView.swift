public import UIKit
import ViewBuilding

/// The body of a ``DateContent``, a ``DayContent`` and a ``DurationContent``: wheels.
public final class DateContentView: UIView {
  /// The wheels.
  public let datePicker = UIDatePicker()
  let settings: DateSettings?
  let context: SheetContext
  let actionRow = ActionRow()
  /// What turns the wheels to today or now, if the content has it.
  var todayButton: UIButton?
  /// Waits for wheels that a person has in hand, to turn them to today then.
  var turning: Task<Void, Never>?
  private var limitsMove: Alarm?

  init(settings: DateSettings, date: Date?, context: SheetContext) {
    // The user may travel while the sheet is up: it stays in the calendar and time zone that it shows.
    let settings = settings.resolved()
    self.settings = settings
    self.context = context
    super.init(frame: .zero)
    datePicker.datePickerMode = settings.mode.pickerMode
    datePicker.calendar = settings.calendar
    datePicker.timeZone = settings.days.timeZone
    datePicker.minuteInterval = settings.minuteInterval.rawValue
    prepare(locale: settings.locale)
    let rules = settings.rules()
    setLimits(rules)
    datePicker.setDate(rules.shown(for: rules.nearest(to: date)), animated: false)
    if settings.showsTodayButton { addTodayButton(settings) }
  }

  init(
    duration: Duration, minuteInterval: MinuteInterval, locale: Locale?, context: SheetContext
  ) {
    settings = nil
    self.context = context
    super.init(frame: .zero)
    datePicker.datePickerMode = .countDownTimer
    datePicker.minuteInterval = minuteInterval.rawValue
    prepare(locale: locale)
    datePicker.countDownDuration = TimeInterval(duration.components.seconds)
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("DateContentView is made in code.")
    return nil
  }

  private func prepare(locale: Locale?) {
    if let locale { datePicker.locale = locale }
    chooseStyle()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.chooseStyle()
    }
    datePicker.accessibilityIdentifier = "BottomBounce.date"
    // What the wheels and days are called the date picker decides: a group says what they are asked for.
    if let title = context.title {
      accessibilityLabel = title
      accessibilityContainerType = .semanticGroup
    }
    datePicker.addAction(
      UIAction { [context] _ in context.valueChanged() }, for: .valueChanged)
    // In a wide panel the wheels stay together, and so does the band behind them.
    ViewTree(in: self) {
      ViewNode(datePicker, named: "wheels") {
        "top, centerX == 0"
        "width <= superview.width"
        "width <= \(Self.greatestWidth)"
        "width == superview.width @ high"
      }
      ViewNode(actionRow) {
        "left == wheels.left"
        "right == wheels.right"
        "top == wheels.bottom"
        "bottom == 0"
      }
    }
  }

  private func chooseStyle() {
    let isLow = traitCollection.verticalSizeClass == .compact
    datePicker.preferredDatePickerStyle =
      settings?.style.pickerStyle(of: settings?.mode ?? .date, isLow: isLow) ?? .wheels
  }

  // MARK: UIView

  /// The greatest width of the wheels in points: that of the widest phone, upright.
  private static let greatestWidth: CGFloat = 440

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopWaiting()
    } else {
      moveLimits()
    }
  }

  // MARK: Value

  /// Returns once the wheels stand still; fingers that hold one are sent away.
  func settle() async {
    isUserInteractionEnabled = false
    await turning?.value
    await WheelsRest(of: datePicker).wait()
    isUserInteractionEnabled = true
    // Limits may have moved since the wheels were turned.
    if let settings { setLimits(settings.rules()) }
  }

  /// Days in the time zone of the wheels.
  var days: DaySystem { settings?.days ?? DaySystem(in: UserSettings.timeZone) }

  /// The date that the wheels show, within the limits as they are now.
  func date() throws(ValidationProblem) -> Date {
    guard let settings else { return datePicker.date }
    let rules = settings.rules()
    guard !rules.isEmpty else { throw ValidationProblem(SheetTexts().noDate) }
    return rules.nearest(to: datePicker.date)
  }

  private func setLimits(_ rules: DateRules) {
    if datePicker.minimumDate != rules.firstShown { datePicker.minimumDate = rules.firstShown }
    if datePicker.maximumDate != rules.lastShown { datePicker.maximumDate = rules.lastShown }
  }

  // MARK: Limits that move

  /// Holds the limits against the clock, now and when they are others.
  private func moveLimits() {
    guard let settings, let delay = settings.timeToNextChange else { return }
    setLimits(settings.rules())
    updateTodayButton()
    stopWaiting()
    // The clock may be a closure of the app's, and may have taken the view away.
    guard window != nil else { return }
    limitsMove = Alarm(after: delay) { [weak self] in self?.moveLimits() }
  }

  private func stopWaiting() {
    limitsMove?.stop()
    limitsMove = nil
  }
}
