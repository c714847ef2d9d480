import UIKit

/// The time of day in the format of the status bar.
struct StatusBarTime: Equatable {
  /// The number of minutes since 1970, without seconds, as in the status bar.
  private let minute: Int
  private let locale: Locale
  private let timeZone: TimeZone

  @MainActor init(_ device: Device) {
    minute = Int((device.date.timeIntervalSince1970 / 60).rounded(.down))
    locale = device.settings.locale
    timeZone = device.settings.timeZone
  }

  /// Returns the text in the locale's digits and hour format.
  ///
  /// The hour has no leading zero, as in Apple's pictures in all languages.
  ///
  /// - Parameter hasPeriod: A Boolean value that indicates whether a 12-hour time includes AM or
  ///   PM.
  func text(hasPeriod: Bool) -> String {
    let own = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
    let hasTwelveHours = own.contains("h") || own.contains("K")
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateFormat =
      hasTwelveHours ? (hasPeriod ? Self.withPlainSpace(own) : "h:mm") : "H:mm"
    return formatter.string(from: Date(timeIntervalSince1970: Double(minute) * 60))
  }

  /// The date next to the time on an iPad, such as "Sun Jun 15".
  var dayText: String {
    let own = DateFormatter.dateFormat(fromTemplate: "EEEMMMd", options: 0, locale: locale)
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateFormat = (own ?? "EEE MMM d").filter { $0 != "," && $0 != "،" }
    return formatter.string(from: Date(timeIntervalSince1970: Double(minute) * 60))
  }

  /// The text for a full battery, in the locale's digits.
  var fullChargeText: String { 100.formatted(.percent.locale(locale)) }

  /// Returns the number of seconds from a date until the end of the minute.
  func secondsLeft(from date: Date) -> TimeInterval {
    Double(minute + 1) * 60 - date.timeIntervalSince1970
  }

  /// Replaces the special spaces of locale data before AM and PM with plain spaces, as in the
  /// status bar.
  private static func withPlainSpace(_ format: String) -> String {
    String(format.map { $0.isWhitespace ? " " : $0 })
  }
}
