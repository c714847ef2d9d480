extension UIDatePicker {
  /// Whether days are shown as a calendar; times alone, months and durations have none.
  var isInline: Bool {
    preferredDatePickerStyle == .inline
      && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// The size that suits what is shown.
  var fittingSize: CGSize {
    isInline
      ? CalendarMetrics.size(hasTime: datePickerMode == .dateAndTime) : PickerMetrics.size
  }

  /// Takes away what the style or the mode has no use for; the rest is made in the next layout.
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

  /// Makes the calendar where there is none yet, or another one has to be there.
  func updateCalendar() {
    let rules = rules
    if inlineCalendar == nil || presentedRules != rules {
      inlineCalendar?.removeFromSuperview()
      let days = CalendarDays(Calendar(identifier: rules.calendar))
      let view = InlineCalendar(
        days, locale: rules.locale.using(rules.calendar), hasTime: rules.mode == .dateAndTime,
        handlers: .init(
          onDay: { [weak self] in self?.tapped($0) }, onDate: { [weak self] in self?.chose($0) }),
        makeWheels: { [weak self] mode in
          DateWheels(
            mode: mode, locale: rules.locale, calendar: Calendar(identifier: rules.calendar),
            timeZone: rules.timeZone,
            range: self?.range(in: mode)
              ?? DateRange(
                mode: mode, minimum: nil, maximum: nil, minuteInterval: 1, roundsToInterval: true))
        })
      addSubview(view)
      inlineCalendar = view
      presentedRules = rules
    }
    inlineCalendar?.frame = bounds
    inlineCalendar?.layoutIfNeeded()
    showOnCalendar(animated: false)
  }

  /// Lets the calendar show the date, if it is the right one already.
  func showOnCalendar(animated: Bool) {
    guard let inlineCalendar, presentedRules == rules else { return setNeedsLayout() }
    let zone = effectiveTimeZone
    let wall = WallTime(date, in: zone)
    inlineCalendar.show(
      date,
      CalendarState(
        selected: wall.day, today: WallTime(device.date, in: zone).day,
        minimum: range.minimum.map { WallTime($0, in: zone).day },
        maximum: range.maximum.map { WallTime($0, in: zone).day }), second: wall.second,
      animated: animated && window != nil)
  }

  private func tapped(_ day: Int) {
    let zone = effectiveTimeZone
    let date = WallTime(day: day, second: WallTime(date, in: zone).second).date(in: zone)
    chose(datePickerMode == .date ? range.clamped(date) : range.chosen(date, in: zone))
  }
}
