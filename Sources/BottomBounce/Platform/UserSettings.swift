import UIKit

/// What the user has set on the device, and its clock.
@MainActor enum UserSettings {
  /// The date and time.
  static var now: Date {
    #if os(Linux)
      Device.current.date
    #else
      Date()
    #endif
  }

  /// The calendar in which the user reads days.
  static var calendar: Calendar {
    #if os(Linux)
      Device.current.settings.calendar
    #else
      .current
    #endif
  }

  /// The language and region by which the user reads and sorts.
  static var locale: Locale {
    #if os(Linux)
      Device.current.settings.locale
    #else
      .current
    #endif
  }

  /// Where the user is.
  static var timeZone: TimeZone {
    #if os(Linux)
      Device.current.settings.timeZone
    #else
      .current
    #endif
  }
}
