import UIKit

@MainActor enum UserSettings {
  static var now: Date {
    #if os(Linux)
      Device.current.date
    #else
      Date()
    #endif
  }

  static var calendar: Calendar {
    #if os(Linux)
      Device.current.settings.calendar
    #else
      .current
    #endif
  }

  static var locale: Locale {
    #if os(Linux)
      Device.current.settings.locale
    #else
      .current
    #endif
  }

  static var timeZone: TimeZone {
    #if os(Linux)
      Device.current.settings.timeZone
    #else
      .current
    #endif
  }
}
