import UIKit

/// The user's settings, and the clock.
@MainActor enum UserSettings {
  /// The current date.
  static var now: Date {
    #if os(Linux)
      Device.current.date
    #else
      Date()
    #endif
  }

  /// The user's calendar.
  static var calendar: Calendar {
    #if os(Linux)
      Device.current.settings.calendar
    #else
      .current
    #endif
  }

  /// The user's locale.
  static var locale: Locale {
    #if os(Linux)
      Device.current.settings.locale
    #else
      .current
    #endif
  }

  /// The user's time zone.
  static var timeZone: TimeZone {
    #if os(Linux)
      Device.current.settings.timeZone
    #else
      .current
    #endif
  }
}
