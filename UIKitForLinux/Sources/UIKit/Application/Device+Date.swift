extension Device {
  /// The date and time of day that the device shows: it goes on with the clock, and can be set.
  package var date: Date {
    get { dateAtStart.addingTimeInterval(clock.now) }
    set {
      let old = date
      dateAtStart = newValue.addingTimeInterval(-clock.now)
      waitForMidnight()
      notifyTimeChanged(from: old)
    }
  }

  /// Prepares for the moment at which the device's day changes; called again whenever that moment moves.
  func waitForMidnight() {
    midnightTimer?.cancel()
    let now = date
    guard let midnight = localCalendar.dateInterval(of: .day, for: now)?.end else { return }
    midnightTimer = schedule(after: midnight.timeIntervalSince(now), holdsUpRest: false) {
      [weak self] in
      guard let self else { return }
      notifyTimeChanged(from: now)
      waitForMidnight()
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

  private var localCalendar: Calendar {
    var calendar = settings.calendar
    calendar.timeZone = settings.timeZone
    return calendar
  }
}
