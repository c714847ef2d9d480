/// An inline calendar: the days of a month on pages, and wheels for the month and for the time.
final class InlineCalendar: UIView {
  /// The settings that can't change after a calendar is created.
  struct Settings: Equatable {
    let calendar: Calendar.Identifier
    let locale: Locale
    let timeZone: TimeZone
  }

  /// The closures that are called for the actions of the user, and for what only the owner knows.
  struct Handlers {
    var onDay: (_ day: Int) -> Void
    /// Called when the user turns a wheel.
    var onDate: (Date) -> Void
    /// Called when the user turns to a month other than that of the reference day.
    var onPage: (CalendarPage) -> Void = { _ in }
    /// Returns the dates that the wheels of a mode permit.
    var range: (UIDatePicker.Mode) -> DateRange
    /// Returns a Boolean value that indicates whether a day within the limits can be selected, or
    /// `nil` if all of them can.
    var canSelect: ((_ day: Int) -> Bool)?
  }

  /// The content of the calendar: days, or wheels for months or times.
  private enum Mode { case days, months, times }

  let settings: Settings
  private let pages: CalendarPages
  private let texts: CalendarTexts
  private let handlers: Handlers
  let header = CalendarHeader()
  private var weekdays: [UILabel] = []
  let scrollView = UIScrollView()
  /// The pages of the previous, current, and next month.
  private(set) var views: [CalendarPageView] = []
  private(set) var timeRow: CalendarTimeRow?
  private var wheels: UIPickerView?
  private var presenter: DateWheelsPresenter?
  private var mode = Mode.days
  private var state = CalendarState(selected: 0, today: 0)
  private var date = Date.distantPast
  private(set) var page: CalendarPage
  /// A distant month that slides in from the side.
  private var arrivingPage: CalendarPage?
  /// The answers of `canSelect` for the days on the screen.
  private var selectableDays: [Int: Bool] = [:]

  init(_ settings: Settings, hasTime: Bool, handlers: Handlers) {
    let days = CalendarDays(Calendar(identifier: settings.calendar))
    let locale = settings.locale.using(settings.calendar)
    var calendar = days.calendar
    calendar.locale = locale
    pages = CalendarPages(days: days, firstWeekday: calendar.firstWeekday)
    texts = CalendarTexts(locale: locale, days: days)
    self.settings = settings
    self.handlers = handlers
    page = pages.page(of: 0)
    super.init(frame: .zero)
    setUp(hasTime: hasTime)
  }

  required init?(coder: NSCoder) {
    assertionFailure("InlineCalendar is made in code.")
    return nil
  }

  private func setUp(hasTime: Bool) {
    header.title.addAction(
      UIAction { [weak self] _ in self?.toggle(.months) }, for: .touchUpInside)
    header.title.onAdjust = { [weak self] in self?.adjust(by: $0) }
    header.title.words = texts.words
    header.backArrow.accessibilityLabel = texts.words.previousMonth
    header.nextArrow.accessibilityLabel = texts.words.nextMonth
    header.backArrow.addAction(
      UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    header.nextArrow.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    addSubview(header)
    weekdays = (0..<7).map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    addSubview(scrollView)
    views = (0..<3).map { _ in
      let view = CalendarPageView { [weak self] in self?.handlers.onDay($0) }
      scrollView.addSubview(view)
      return view
    }
    if hasTime {
      let row = CalendarTimeRow(texts.words.time)
      row.button.addAction(
        UIAction { [weak self] _ in self?.toggle(.times) }, for: .touchUpInside)
      addSubview(row)
      timeRow = row
    }
  }

  // MARK: Showing

  /// Shows a date, and turns to the month of the reference day if that has changed.
  func show(_ date: Date, _ state: CalendarState, animated: Bool) {
    let isOther = date != self.date || state != self.state
    let isFirst = self.date == .distantPast
    let isOtherDay = state.reference != self.state.reference
    (self.date, self.state) = (date, state)
    guard isOther else { return }
    let target = pages.page(of: state.reference)
    if isFirst || (isOtherDay && target != arrivingPage ?? page) {
      // A distant month slides in from the side, like the next one.
      if animated, !isFirst, mode == .days, window != nil, !isMoving {
        arrivingPage = target
        fill()
        scrollView.setContentOffset(offset(of: target.first < page.first ? 0 : 2), animated: true)
        return fillTime()
      }
      page = target
      endArrival()
    }
    fill()
    fillTime()
    presenter?.update(animated: animated) { wheels in
      wheels.show(date)
    }
  }

  private var isMoving: Bool {
    scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
      || scrollView.contentOffset != offset(of: 1)
  }

  /// Stops the animation to a month that another one has replaced.
  private func endArrival() {
    guard arrivingPage != nil else { return }
    arrivingPage = nil
    scrollView.setContentOffset(offset(of: 1), animated: false)
  }

  private func fill() {
    let before = pages.page(before: page)
    let after = pages.page(after: page)
    var shown = [before, page, after]
    if let arrivingPage { shown[arrivingPage.first < page.first ? 0 : 2] = arrivingPage }
    for (view, page) in zip(views, shown) { view.show(page, state, texts) }
    selectableDays = selectableDays.filter { page.contains($0.key) }
    enableDaysOnScreen()
    header.title.text = texts.title(of: page)
    let isOpen = mode != .days
    header.backArrow.isEnabled = state.allows(before) && before.first < page.first
    header.nextArrow.isEnabled = state.allows(after) && after.first > page.first
    for arrow in [header.backArrow, header.nextArrow] {
      arrow.tintColor = arrow.isEnabled ? nil : .tertiaryLabel
    }
    header.backArrow.isHidden = isOpen
    header.nextArrow.isHidden = isOpen
    header.title.isSelected = mode == .months
    updateInsets()
  }

  private func fillTime() {
    let second = WallTime(date, in: settings.timeZone).second
    timeRow?.show(texts.time(second), isOpen: mode == .times)
  }

  /// Limits scrolling to months with permitted days.
  private func updateInsets() {
    let width = scrollView.bounds.width
    let (back, forward) = (
      header.backArrow.isEnabled ? 0 : -width, header.nextArrow.isEnabled ? 0 : -width
    )
    let place = scrollView.contentOffset
    scrollView.contentInset = UIEdgeInsets(
      top: 0, left: isMirrored ? forward : back, bottom: 0, right: isMirrored ? back : forward)
    // A scroll view at its edge follows the inset.
    scrollView.contentOffset = place
  }

  // MARK: Selectable days

  /// Asks again which days on the screen can be selected.
  func updateSelectableDays() {
    selectableDays = [:]
    enableDaysOnScreen()
  }

  /// Asks only for days that the user sees, because an app may compute each answer.
  private func enableDaysOnScreen() {
    guard let canSelect = handlers.canSelect, mode == .days,
      views[1].frame.width == scrollView.bounds.width
    else { return }
    for view in views where view.frame.intersection(scrollView.bounds).width > 0 {
      view.enableDays { day in
        guard state.allows(day) else { return false }
        if let answer = selectableDays[day] { return answer }
        let answer = canSelect(day)
        selectableDays[day] = answer
        return answer
      }
    }
  }

  // MARK: Pages

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func offset(of place: Int) -> CGPoint {
    CGPoint(x: CGFloat(isMirrored ? 2 - place : place) * scrollView.bounds.width, y: 0)
  }

  private func turn(by months: Int) {
    guard !isMoving else { return }
    scrollView.setContentOffset(offset(of: 1 + months), animated: window != nil)
    if window == nil { settle() }
  }

  /// Turns to the next or the previous month, if that arrow is enabled.
  private func adjust(by months: Int) {
    let arrow = months > 0 ? header.nextArrow : header.backArrow
    if mode == .days, arrow.isEnabled { turn(by: months) }
  }

  /// Recenters the pages after scrolling has ended.
  private func settle() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let place = Int(pixels: scrollView.contentOffset.x / width, .toNearestOrAwayFromZero)
    let index = isMirrored ? 2 - place : place
    guard index != 1, views.indices.contains(index), let page = views[index].page else { return }
    self.page = page
    arrivingPage = nil
    scrollView.contentOffset = offset(of: 1)
    fill()
    if !page.contains(state.reference) { handlers.onPage(page) }
  }

  // MARK: Wheels

  private func toggle(_ wanted: Mode) {
    mode = mode == wanted ? .days : wanted
    wheels?.removeFromSuperview()
    (wheels, presenter) = (nil, nil)
    if mode != .days { openWheels() }
    for view in weekdays + [scrollView] { view.isHidden = mode != .days }
    page = pages.page(of: state.reference)
    endArrival()
    fill()
    fillTime()
    setNeedsLayout()
    UIAccessibility.post(notification: .layoutChanged, argument: wheels)
  }

  private func openWheels() {
    let mode: UIDatePicker.Mode = mode == .months ? .yearAndMonth : .time
    var dateWheels = DateWheels(
      mode: mode, locale: settings.locale, calendar: Calendar(identifier: settings.calendar),
      timeZone: settings.timeZone, range: handlers.range(mode))
    dateWheels.show(date)
    let picker = UIPickerView()
    addSubview(picker)
    wheels = picker
    setNeedsLayout()
    layoutIfNeeded()
    let presenter = DateWheelsPresenter(dateWheels, on: picker) { [weak self] column, row in
      guard let self, let wheels = self.presenter?.wheels else { return }
      handlers.onDate(wheels.date(turning: column, to: row))
    }
    self.presenter = presenter
    presenter.load()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: CalendarMetrics.headerHeight)
    layoutWeekdays()
    let top = CalendarMetrics.headerHeight + CalendarMetrics.weekdayHeight
    let height = CalendarMetrics.rowHeight * CGFloat(CalendarPage.rowCount)
    let frame = CGRect(x: 0, y: top, width: width, height: height)
    if scrollView.frame != frame {
      scrollView.frame = frame
      scrollView.contentSize = CGSize(width: width * 3, height: height)
      scrollView.contentInset = .zero
      scrollView.contentOffset = offset(of: 1)
      updateInsets()
    }
    for (place, view) in views.enumerated() {
      view.frame = CGRect(origin: offset(of: place), size: frame.size)
      view.accessibilityElementsHidden = place != 1
    }
    enableDaysOnScreen()
    let content = CalendarMetrics.contentHeight
    wheels?.frame = CGRect(
      x: 0, y: CalendarMetrics.headerHeight + (content - PickerMetrics.size.height) / 2,
      width: width, height: PickerMetrics.size.height)
    presenter?.arrange()
    timeRow?.frame = CGRect(
      x: 0, y: CalendarMetrics.headerHeight + content, width: width,
      height: CalendarMetrics.timeHeight)
  }

  private func layoutWeekdays() {
    let width = bounds.width / 7
    let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    let names = texts.weekdays(from: page.first - page.leading, fitting: width - 2, in: font)
    for (column, label) in weekdays.enumerated() {
      label.text = names[column]
      label.frame = CGRect(
        x: CGFloat(isMirrored ? 6 - column : column) * width, y: CalendarMetrics.headerHeight,
        width: width, height: CalendarMetrics.weekdayHeight)
    }
  }
}

extension InlineCalendar: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { enableDaysOnScreen() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
}
