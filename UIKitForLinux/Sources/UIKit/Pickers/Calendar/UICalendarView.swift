/// Differs: Days have no decorations.
@preconcurrency @MainActor open class UICalendarView: UIView {
  final var inlineCalendar: InlineCalendar?
  private var storedCalendar: Calendar?
  private var storedLocale: Locale?
  private var storedRange = DateInterval(start: .distantPast, end: .distantFuture)
  private var days: CalendarDays?
  private let creationDate = Device.current.date
  /// A day of the month that was set or that the user turned to, or `nil` for the month in which
  /// the view was created.
  private var visibleDay: Int?
  private var timeObservation: TimeObservation?

  open weak var delegate: (any UICalendarViewDelegate)?

  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      showOnCalendar(animated: false)
      inlineCalendar?.updateSelectableDays()
    }
  }

  // MARK: Settings

  open var calendar: Calendar {
    get { storedCalendar ?? device.localCalendar }
    set {
      storedCalendar = newValue
      setNeedsLayout()
    }
  }

  open var locale: Locale {
    get { storedLocale ?? device.settings.locale }
    set {
      storedLocale = newValue
      setNeedsLayout()
    }
  }

  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { setNeedsLayout() } }
  }

  private var device: Device { window?.device ?? .current }

  private var settings: InlineCalendar.Settings {
    InlineCalendar.Settings(
      calendar: calendar.identifier, locale: locale.forFormatting,
      timeZone: timeZone ?? calendar.timeZone)
  }

  // MARK: Visible dates

  open var availableDateRange: DateInterval {
    get { storedRange }
    set {
      storedRange = newValue
      checkVisibleMonth()
      showOnCalendar(animated: false)
    }
  }

  open var visibleDateComponents: DateComponents {
    get {
      var month = components(of: state.reference)
      month.day = nil
      return month
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDay = day(of: dateComponents)
    checkVisibleMonth()
    showOnCalendar(animated: animated)
  }

  private func checkVisibleMonth() {
    guard let visibleDay else { return }
    let pages = CalendarPages(days: currentDays, firstWeekday: 1)
    guard !state.allows(pages.page(of: visibleDay)) else { return }
    preconditionFailure(
      "NSInternalInconsistencyException: The visible month of a UICalendarView is outside of its "
        + "availableDateRange. Set visibleDateComponents to a month in both the old and the new "
        + "range before availableDateRange.")
  }

  private var range: DateRange {
    DateRange(
      mode: .date, minimum: storedRange.start, maximum: storedRange.end, minuteInterval: 1,
      roundsToInterval: true)
  }

  // MARK: Days

  /// The days of the calendar, which take long to create.
  private var currentDays: CalendarDays {
    if let days, days.calendar.identifier == calendar.identifier { return days }
    let days = CalendarDays(Calendar(identifier: calendar.identifier))
    self.days = days
    return days
  }

  private func components(of day: Int) -> DateComponents {
    var parts = currentDays.components(of: day)
    parts.calendar = calendar
    return parts
  }

  /// Returns the number of the day of date components, which doesn't depend on a time zone.
  private func day(of components: DateComponents) -> Int {
    var calendar = Calendar(identifier: (components.calendar ?? calendar).identifier)
    calendar.timeZone = .gmt
    var noon = components
    noon.calendar = nil
    noon.timeZone = nil
    noon.hour = 12
    noon.minute = nil
    noon.second = nil
    noon.nanosecond = nil
    return calendar.date(from: noon).map { WallTime($0, in: .gmt).day } ?? 0
  }

  private var state: CalendarState {
    let zone = timeZone ?? calendar.timeZone
    let minimum = WallTime(storedRange.start, in: zone).day
    let maximum = WallTime(storedRange.end, in: zone).day
    let visibleDay = visibleDay ?? WallTime(creationDate, in: zone).day
    return CalendarState(
      reference: min(max(visibleDay, minimum), maximum),
      selected: Set((selectionBehavior?.dates ?? []).map { day(of: $0) }),
      today: WallTime(device.date, in: zone).day, minimum: minimum, maximum: maximum)
  }

  // MARK: The calendar

  /// Creates the calendar if it's missing or its settings have changed.
  private func updateCalendar() {
    let settings = settings
    if inlineCalendar?.settings != settings {
      inlineCalendar?.removeFromSuperview()
      let view = InlineCalendar(
        settings, hasTime: false,
        handlers: .init(
          onDay: { [weak self] in self?.tapped($0) },
          onDate: { [weak self] in self?.turned(to: WallTime($0, in: settings.timeZone).day) },
          onPage: { [weak self] in self?.turned(to: $0.first) },
          range: { [weak self] in self?.range ?? .unlimited(in: $0) },
          canSelect: { [weak self] in self?.canSelect($0) ?? false }))
      addSubview(view)
      inlineCalendar = view
    }
    inlineCalendar?.frame = bounds
    inlineCalendar?.layoutIfNeeded()
    showOnCalendar(animated: false)
  }

  /// Shows the visible month and the selected days, if the calendar's settings are current.
  final func showOnCalendar(animated: Bool) {
    let settings = settings
    guard let inlineCalendar, inlineCalendar.settings == settings else { return setNeedsLayout() }
    let state = state
    inlineCalendar.show(
      WallTime(day: state.reference, second: 0).date(in: settings.timeZone), state,
      animated: animated && window != nil)
  }

  private func canSelect(_ day: Int) -> Bool {
    selectionBehavior?.canSelect(components(of: day)) ?? true
  }

  private func tapped(_ day: Int) {
    selectionBehavior?.tapped(components(of: day)) { self.day(of: $0) == day }
  }

  /// Called when the user turns to another month.
  private func turned(to day: Int) {
    let old = visibleDateComponents
    visibleDay = day
    showOnCalendar(animated: true)
    if visibleDateComponents != old {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }
  }

  // MARK: The view

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { CalendarMetrics.size(hasTime: false) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    timeObservation =
      window == nil ? nil : TimeObservation { [weak self] in self?.showOnCalendar(animated: false) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateCalendar()
  }
}

@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
