extension UIDatePicker {
  /// A Boolean value that indicates whether the picker shows a calendar, which isn't available for
  /// times alone, months, and durations.
  var isInline: Bool {
    preferredDatePickerStyle == .inline
      && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// The size that fits the current style and mode.
  var fittingSize: CGSize {
    isInline
      ? CalendarMetrics.size(hasTime: datePickerMode == .dateAndTime) : PickerMetrics.size
  }

  /// Removes views that the style or the mode doesn't use.
  ///
  /// Missing views are created in the next layout pass.
  func styleChanged() {
    inlineCalendar?.removeFromSuperview()
    inlineCalendar = nil
    presenter = nil
    presentedRules = nil
    for label in unitLabels { label.removeFromSuperview() }
    unitLabels = []
    if isInline {
      picker.removeFromSuperview()
    } else if picker.superview == nil {
      addSubview(picker)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Creates the calendar if it's missing or its settings have changed.
  func updateCalendar() {
    let rules = rules
    if inlineCalendar == nil || presentedRules != rules {
      inlineCalendar?.removeFromSuperview()
      let view = InlineCalendar(
        .init(calendar: rules.calendar, locale: rules.locale, timeZone: rules.timeZone),
        hasTime: rules.mode == .dateAndTime,
        handlers: .init(
          onDay: { [weak self] in self?.tapped($0) }, onDate: { [weak self] in self?.chose($0) },
          range: { [weak self] in self?.range(in: $0) ?? .unlimited(in: $0) }))
      addSubview(view)
      inlineCalendar = view
      presentedRules = rules
    }
    inlineCalendar?.frame = bounds
    inlineCalendar?.layoutIfNeeded()
    showOnCalendar(animated: false)
  }

  /// Shows the date on the calendar, if its settings are current.
  func showOnCalendar(animated: Bool) {
    guard let inlineCalendar, presentedRules == rules else { return setNeedsLayout() }
    let zone = effectiveTimeZone
    let wall = WallTime(date, in: zone)
    inlineCalendar.show(
      date,
      CalendarState(
        selected: wall.day, today: WallTime(device.date, in: zone).day,
        minimum: range.minimum.map { WallTime($0, in: zone).day },
        maximum: range.maximum.map { WallTime($0, in: zone).day }),
      animated: animated && window != nil)
  }

  private func tapped(_ day: Int) {
    let zone = effectiveTimeZone
    let date = WallTime(day: day, second: WallTime(date, in: zone).second).date(in: zone)
    chose(datePickerMode == .date ? range.clamped(date) : range.chosen(date, in: zone))
  }
}
