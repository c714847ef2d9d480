import UIKit
import ViewBuilding

/// The body of a ``DateContent``: a date picker.
final class DateContentView: DateBodyView {
  let datePicker: UIDatePicker
  private var rulesCache: DateRulesCache
  private var turning: Task<Void, Never>?
  /// Set while wheels turn; `nil` when they have stopped.
  private var target: Date?
  /// `nil` after a change by the user; until then the picker shows the nearest date to it.
  private var initialDate: Date?
  private var shownInitially: Date?
  private var showsNoDate = false

  init(_ settings: DateSettings, _ date: Date?, _ context: SheetContext) {
    rulesCache = DateRulesCache(of: settings)
    let picker = UIDatePicker()
    datePicker = picker
    super.init(picker, context)
    build()
    show(settings, date, BodyUpdate(keepsEdits: false, keepsValue: false))
  }

  func show(_ settings: DateSettings, _ date: Date?, _ update: BodyUpdate) {
    // The sheet stays in its calendar and time zone, even if the user travels.
    let settings = settings.resolved()
    rulesCache = DateRulesCache(of: settings)
    // The date picker names its wheels and days; the group has the title of the sheet.
    nameGroup(context.title)
    let mode = settings.mode.pickerMode
    // UIKit raises an exception if a calendar gets the mode of months, even for a moment.
    if mode != datePicker.datePickerMode { datePicker.preferredDatePickerStyle = .wheels }
    datePicker.datePickerMode = mode
    datePicker.calendar = settings.calendar
    datePicker.timeZone = settings.days.timeZone
    datePicker.minuteInterval = settings.minuteInterval.minutes
    if let locale = settings.locale { datePicker.locale = locale }
    updateStyle()
    // A wheel that turns is a change, too.
    let isKept =
      update.keepsValue || update.keepsEdits && PickerSettling.isTurning(datePicker)
    if !isKept {
      let isDate = date?.timeIntervalSinceReferenceDate.isNaN == false
      initialDate = isDate ? date : settings.now()
    }
    let rules = currentRules()
    applyLimits(rules)
    if initialDate != nil, !isKept { showInitialDate(rules) }
    showTodayButton(settings.shownTodayTitle)
    updateTodayButton()
  }

  private func build() {
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.updateStyle()
    }
    datePicker.accessibilityIdentifier = "BottomBounce.date"
    datePicker.addAction(UIAction { [weak self] _ in self?.userDidChange() }, for: .valueChanged)
  }

  func userDidChange() {
    if target == nil { noteChange() }
  }

  private func noteChange() {
    initialDate = nil
    context.valueChanged()
  }

  private func updateStyle() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    datePicker.preferredDatePickerStyle =
      settings.style.pickerStyle(of: settings.mode, isCompact: isCompact)
  }

  override var bodyTraits: SheetBodyTraits {
    var traits = super.bodyTraits
    traits.settle = { [self] in await settle() }
    let navigator = DateKeyboardNavigator(datePicker)
    traits.handleKey = { navigator.handle($0) }
    return traits
  }

  // MARK: Value

  private func settle() async {
    if let turning {
      await turning.value
      await PickerSettling(of: datePicker).wait()
      self.turning = nil
    }
    // Limits can change while the wheels turn.
    applyLimits(currentRules())
  }

  var settings: DateSettings { rulesCache.settings }
  var days: DayCalendar { settings.days }

  var answer: Answer<Date> {
    let rules = currentRules()
    if rules.isEmpty { return .failure(.noDate) }
    return .success(rules.nearest(to: showsInitialDate ? initialDate : target ?? datePicker.date))
  }

  private var showsInitialDate: Bool {
    initialDate != nil && (target ?? datePicker.date) == shownInitially
  }

  private func showInitialDate(_ rules: DateRules) {
    let date = rules.shown(for: rules.nearest(to: initialDate))
    set(date, animated: false)
    shownInitially = target ?? datePicker.date
  }

  /// Sets the date again when turning wheels have stopped, because they change it.
  private func set(_ date: Date, animated: Bool) {
    let isTurning = PickerSettling.isTurning(datePicker)
    if isTurning || datePicker.date != date { datePicker.setDate(date, animated: animated) }
    guard isTurning else { return }
    target = date
    turning = PendingWork.task("date of wheels that turn") { [weak self, datePicker] _ in
      await PickerSettling(of: datePicker).wait()
      guard let self, target == date else { return }
      target = nil
      if datePicker.date != date { datePicker.setDate(date, animated: animated) }
      context.sizeChanged()
    }
  }

  // MARK: Limits

  func currentRules() -> DateRules { rulesCache.current() }

  private func applyLimits(_ rules: DateRules) {
    let followsInitialDate = showsInitialDate && !PickerSettling.isTurning(datePicker)
    defer { if followsInitialDate, !rules.isEmpty { showInitialDate(rules) } }
    if datePicker.minimumDate != rules.firstShown { datePicker.minimumDate = rules.firstShown }
    if datePicker.maximumDate != rules.lastShown { datePicker.maximumDate = rules.lastShown }
    guard rules.isEmpty != showsNoDate else { return }
    showsNoDate = rules.isEmpty
    context.sizeChanged()
  }

  override var timeToNextChange: TimeInterval? { settings.timeToNextChange }

  override func limitsDidChange() {
    applyLimits(currentRules())
    updateTodayButton()
  }

  // MARK: Today

  private func updateTodayButton() {
    guard let todayButton else { return }
    todayButton.isEnabled = currentRules().present(onDayOf: datePicker.date) != nil
  }

  override func turnToToday() {
    let rules = currentRules()
    guard let date = rules.present(onDayOf: datePicker.date) else { return updateTodayButton() }
    set(rules.shown(for: date), animated: true)
    noteChange()
    UIAccessibility.post(notification: .announcement, argument: settings.spokenText(for: date))
  }
}
