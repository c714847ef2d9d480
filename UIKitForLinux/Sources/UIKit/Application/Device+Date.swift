extension Device {
  /// The date and time that the device shows.
  ///
  /// It advances with the clock and can be set.
  package var date: Date {
    get { dateAtStart.addingTimeInterval(clock.now) }
    set {
      let old = date
      dateAtStart = newValue.addingTimeInterval(-clock.now)
      scheduleMidnightTimer()
      notifyTimeChanged(from: old)
    }
  }

  /// Schedules a timer for the next midnight.
  ///
  /// Called again whenever the time of midnight changes.
  func scheduleMidnightTimer() {
    midnightTimer?.cancel()
    let now = date
    guard let midnight = localCalendar.dateInterval(of: .day, for: now)?.end else { return }
    midnightTimer = schedule(after: midnight.timeIntervalSince(now), holdsUpRest: false) {
      [weak self] in
      guard let self else { return }
      notifyTimeChanged(from: now)
      scheduleMidnightTimer()
    }
  }

  private func notifyTimeChanged(from old: Date) {
    let center = NotificationCenter.default
    if !localCalendar.isDate(old, inSameDayAs: date) {
      center.post(name: .NSCalendarDayChanged, object: nil)
    }
    application.delegate?.applicationSignificantTimeChange(application)
    center.post(
      name: UIApplication.significantTimeChangeNotification, object: application)
  }

  /// The calendar of the settings in their time zone.
  var localCalendar: Calendar {
    var calendar = settings.calendar
    calendar.timeZone = settings.timeZone
    return calendar
  }
}
