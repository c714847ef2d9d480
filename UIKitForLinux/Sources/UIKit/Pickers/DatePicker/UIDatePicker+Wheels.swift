extension UIDatePicker {
  /// The settings that determine the set of wheels.
  struct WheelRules: Equatable {
    let mode: Mode
    let locale: Locale
    let calendar: Calendar.Identifier
    let timeZone: TimeZone
    let minuteInterval: Int
  }

  var rules: WheelRules {
    WheelRules(
      mode: datePickerMode, locale: (locale ?? device.settings.locale).forFormatting,
      calendar: (calendar ?? device.settings.calendar).identifier, timeZone: effectiveTimeZone,
      minuteInterval: minuteInterval)
  }

  /// Creates the wheels if they are missing or their settings have changed.
  func updatePresenter() {
    let rules = rules
    if let presenter, presentedRules == rules { return presenter.arrange() }
    var wheels = DateWheels(
      mode: rules.mode, locale: rules.locale, calendar: Calendar(identifier: rules.calendar),
      timeZone: rules.timeZone, range: range)
    show(on: &wheels)
    let presenter = DateWheelsPresenter(wheels, on: picker) { [weak self] column, row in
      self?.turned(column, to: row)
    }
    self.presenter = presenter
    presentedRules = rules
    presenter.load()
    makeUnits()
  }

  /// Selects the rows of the date or the duration, if the wheels' settings are current.
  func showValue(animated: Bool) {
    if isInline { return showOnCalendar(animated: animated) }
    guard let presenter, presentedRules == rules else { return setNeedsLayout() }
    presenter.update(animated: animated && window != nil) { wheels in
      wheels.range = range
      show(on: &wheels)
    }
    layoutUnits()
  }

  private func show(on wheels: inout DateWheels) {
    wheels.today = WallTime(device.date, in: effectiveTimeZone).day
    if datePickerMode == .countDownTimer {
      wheels.show(duration: countDownDuration)
    } else {
      wheels.show(date)
    }
  }

  // MARK: Units

  /// Creates the labels for the units of a countdown.
  private func makeUnits() {
    for label in unitLabels { label.removeFromSuperview() }
    unitLabels = []
    guard datePickerMode == .countDownTimer else { return }
    unitLabels = (0..<2).map { _ in
      let label = UILabel()
      label.font = DateColumnLayout.unitFont
      // VoiceOver reads the units with the wheels.
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
  }

  /// Lays out the labels of the units in a countdown.
  func layoutUnits() {
    guard !unitLabels.isEmpty, let presenter else { return }
    picker.layoutIfNeeded()
    for (column, (label, text)) in zip(unitLabels, presenter.wheels.units).enumerated() {
      label.text = text
      label.frame = presenter.unitFrame(of: column, size: label.sizeThatFits(bounds.size))
    }
  }
}

extension Locale {
  /// The locale, or the root locale if the identifier is malformed, which would make Foundation's
  /// formatters crash.
  var forFormatting: Locale {
    let isIdentifier = identifier.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isIdentifier && identifier.utf8.count < 128 ? self : Locale(identifier: "")
  }
}
