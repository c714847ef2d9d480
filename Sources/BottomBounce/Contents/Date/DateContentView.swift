import UIKit
import ViewBuilding

/// The body of a ``DateContent`` or ``DurationContent``: a date picker with a row of buttons.
final class DateContentView: SheetSubview {
  let datePicker = UIDatePicker()
  /// The current rules; `nil` for a duration.
  private var rulesCache: DateRulesCache?
  /// The options; `nil` for a duration.
  var settings: DateSettings? { rulesCache?.settings }
  let context: SheetContext
  let actionRow = ActionRow()
  /// The button that turns the wheels to today or now; `nil` if the content has none.
  var todayButton: UIButton?
  /// The task that waits for wheels that the user turns, and then turns them to today.
  var turning: Task<Void, Never>?
  private var limitTimer: ClockChangeTimer?
  /// A Boolean value that indicates whether the initial duration isn't available, and the user
  /// hasn't turned a wheel yet.
  var isWaiting = false
  /// A Boolean value that indicates whether the user has changed the date.
  private(set) var hasChanged = false
  private var turnObserver: WheelTurnObserver?
  /// The minutes of which the sheet has been notified; `nil` for a date.
  private var reportedMinutes: Int?
  /// The initial date; `nil` when the user has changed it.
  ///
  /// Until then the picker shows the nearest date to it, even if limits move.
  private var initialDate: Date?
  /// The date that the picker shows for the initial date.
  private var shownInitially: Date?
  /// A Boolean value that indicates whether the sheet has its outcome.
  private var hasEnded = false
  /// A Boolean value that indicates whether the sheet shows that the limits leave no date.
  private var showsNoDate = false

  init(settings: DateSettings, date: Date?, context: SheetContext) {
    // The sheet stays in its calendar and time zone, even if the user travels.
    let settings = settings.resolved()
    rulesCache = DateRulesCache(of: settings)
    self.context = context
    super.init(frame: .zero)
    apply(settings)
    build(locale: settings.locale)
    initialDate = Self.begin(with: date, settings)
    if let rules = currentRules() {
      applyLimits(rules)
      showInitialDate(rules)
    }
    if settings.showsTodayButton { addTodayButton(settings) }
  }

  init(
    duration: Duration, minuteInterval: Int, locale: Locale?, context: SheetContext
  ) {
    self.context = context
    super.init(frame: .zero)
    datePicker.datePickerMode = .countDownTimer
    datePicker.minuteInterval = minuteInterval
    build(locale: locale)
    datePicker.countDownDuration = TimeInterval(duration.components.seconds)
    reportedMinutes = minutes
    observeTurns()
  }

  private static func begin(with date: Date?, _ settings: DateSettings) -> Date {
    date.flatMap { $0.timeIntervalSinceReferenceDate.isNaN ? nil : $0 } ?? settings.now()
  }

  private func apply(_ settings: DateSettings) {
    datePicker.datePickerMode = settings.mode.pickerMode
    datePicker.calendar = settings.calendar
    datePicker.timeZone = settings.days.timeZone
    datePicker.minuteInterval = settings.minuteInterval.minutes
  }

  /// Shows other content in place.
  ///
  /// - Parameters:
  ///   - settings: The options of the content.
  ///   - date: The initial date; `nil` for now.
  ///   - keepsEdits: Whether a date that the user has chosen stays, within the new limits.
  func update(to settings: DateSettings, date: Date?, keepsEdits: Bool) {
    let settings = settings.resolved()
    rulesCache = DateRulesCache(of: settings)
    apply(settings)
    if let locale = settings.locale { datePicker.locale = locale }
    updateStyle()
    if !keepsEdits || !hasChanged {
      hasChanged = false
      initialDate = Self.begin(with: date, settings)
    }
    guard let rules = currentRules() else { return }
    applyLimits(rules)
    if initialDate != nil { showInitialDate(rules) }
    updateTodayButton()
  }

  /// Shows another duration.
  func show(_ duration: Duration, minuteInterval: Int) {
    hasChanged = false
    datePicker.minuteInterval = minuteInterval
    datePicker.countDownDuration = TimeInterval(duration.components.seconds)
    reportedMinutes = minutes
  }

  private func build(locale: Locale?) {
    if let locale { datePicker.locale = locale }
    updateStyle()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.updateStyle()
    }
    datePicker.accessibilityIdentifier = "BottomBounce.date"
    // The date picker names its wheels and days. The group has the title of the sheet.
    if let title = context.title {
      accessibilityLabel = title
      accessibilityContainerType = .semanticGroup
    }
    datePicker.addAction(
      UIAction(identifier: Self.change) { [weak self] _ in self?.userDidChange() },
      for: .valueChanged)
    // In a wide panel the wheels stay together, as does the band behind them.
    ViewTree(in: self) {
      ViewNode(datePicker, named: "wheels") {
        "top, centerX == 0"
        "width <= superview.width"
        "width <= \(SheetMetrics.maximumWheelsWidth)"
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

  /// The identifier of the date picker's action.
  static let change = UIAction.Identifier("BottomBounce.change")

  /// Notifies the sheet of turns of a wheel that the date picker doesn't report.
  ///
  /// UIKit reports no turn to the same row. In countdown mode, it can also omit the first change.
  private func observeTurns() {
    turnObserver = WheelTurnObserver(of: datePicker) { [weak self] _ in self?.wheelDidTurn() }
  }

  private func wheelDidTurn() {
    if isWaiting { userDidChange() }
    PendingWork.task("turn of a duration's wheel") { [weak self, datePicker] _ in
      await PickerSettling(of: datePicker).wait()
      self?.reportDuration()
    }
  }

  /// The duration that the date picker shows, in whole minutes.
  private var minutes: Int { Int(datePicker.countDownDuration / 60) }

  /// Notifies the sheet of a duration that the date picker hasn't reported.
  private func reportDuration() {
    guard !hasEnded, let reportedMinutes, minutes != reportedMinutes else { return }
    userDidChange()
  }

  /// Notifies the sheet of a change by the user.
  func userDidChange() {
    if reportedMinutes != nil { reportedMinutes = minutes }
    initialDate = nil
    (hasChanged, isWaiting) = (true, false)
    context.valueChanged()
  }

  private func updateStyle() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    datePicker.preferredDatePickerStyle =
      settings?.style.pickerStyle(of: settings?.mode ?? .date, isCompact: isCompact) ?? .wheels
  }

  /// Returns the body of content that reads its value from this view.
  func makeBody<Value>(
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) -> SheetBody<Value> {
    var body = SheetBody(self, value: value)
    body.usesAnyHeight = false
    body.settle = { [self] in await settle() }
    // UIKit may not notify the view when other code removes the sheet.
    body.cancel = { [self] in
      hasEnded = true
      stopTimer()
    }
    let navigator = DateKeyboardNavigator(datePicker)
    body.handleKey = { navigator.handle($0) }
    body.prepareLayout = { [actionRow] width, _ in
      actionRow.prepareLayout(width: min(width, SheetMetrics.maximumWheelsWidth))
    }
    body.addButton = { [actionRow] title, action in actionRow.addButton(title, action) }
    return body
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopTimer()
    } else {
      followLimits()
    }
  }

  // MARK: Value

  /// Waits until the wheels have turned to today.
  private func settle() async {
    if let turning {
      await turning.value
      await PickerSettling(of: datePicker).wait()
    }
    // A tap on a row turns a wheel, too.
    reportDuration()
    // Limits can change while the wheels turn.
    if let rules = currentRules() { applyLimits(rules) }
  }

  /// The days in the time zone of the picker.
  var days: DayCalendar { settings?.days ?? DayCalendar(in: UserSettings.timeZone) }

  /// Returns the date that the picker shows, within the current limits.
  ///
  /// - Throws: An error if the limits leave no date.
  func date() throws(ValidationError) -> Date {
    guard let rules = currentRules() else { return datePicker.date }
    guard !rules.isEmpty else { throw ValidationError.noDate }
    return rules.nearest(to: showsInitialDate ? initialDate : datePicker.date)
  }

  /// A Boolean value that indicates whether the picker still shows the initial date.
  private var showsInitialDate: Bool {
    initialDate != nil && datePicker.date == shownInitially
  }

  /// Sets the picker to the nearest date to the initial one.
  private func showInitialDate(_ rules: DateRules) {
    let date = rules.shown(for: rules.nearest(to: initialDate))
    if datePicker.date != date { datePicker.setDate(date, animated: false) }
    shownInitially = datePicker.date
  }

  // MARK: Limits

  /// Returns the rules at this moment; `nil` for a duration.
  func currentRules() -> DateRules? { rulesCache?.current() }

  private func applyLimits(_ rules: DateRules) {
    let followsInitialDate = showsInitialDate && !PickerSettling.isTurning(datePicker)
    defer { if followsInitialDate, !rules.isEmpty { showInitialDate(rules) } }
    if datePicker.minimumDate != rules.firstShown { datePicker.minimumDate = rules.firstShown }
    if datePicker.maximumDate != rules.lastShown { datePicker.maximumDate = rules.lastShown }
    guard rules.isEmpty != showsNoDate else { return }
    showsNoDate = rules.isEmpty
    context.sizeChanged()
  }

  /// Applies the limits now and whenever they change.
  private func followLimits() {
    guard !hasEnded, let delay = settings?.timeToNextChange, let rules = currentRules()
    else { return }
    applyLimits(rules)
    updateTodayButton()
    stopTimer()
    // The app's clock closure may have removed the view.
    guard window != nil else { return }
    limitTimer = ClockChangeTimer(after: delay) { [weak self] in self?.followLimits() }
  }

  private func stopTimer() {
    limitTimer?.stop()
    limitTimer = nil
  }
}
