import BottomBounce
import UIKit
import UIKitSimulator

/// The additional views next to date wheels. The device's date is Sunday, June 15, 2025.
extension Scenes {
  static let moreDates: [SnapshotScene] = [
    SnapshotScene("month-zh-dark") {
      Stage(language: "zh-Hans", appearance: .dark).asking(
        .date(minimum: .today, mode: .yearAndMonth), "有效期至")
    },
    SnapshotScene("calendar-en-light") {
      Stage(.iPhone16).asking(
        .date(sample, maximum: .today).style(.calendar).todayButton(), "Birthday")
    },
    SnapshotScene("days-booking-light") {
      Stage(profile: .sample).asking(
        .day(DateComponents(year: 2025, month: 6, day: 19), minimum: .today).style(.calendar)
          .selectable { ($0.day ?? 0) % 5 != 0 }, "Visit")
    },
    SnapshotScene("days-range-glass-dark") {
      Stage(profile: .sample, appearance: .dark, systemVersion: "26.0").asking(
        .dayRange(
          DayRange(
            first: DateComponents(year: 2025, month: 6, day: 17),
            last: DateComponents(year: 2025, month: 6, day: 20)), minimum: .today, nights: 1...14
        ).selectable { ($0.day ?? 0) % 11 != 0 }, "Stay")
    },
    SnapshotScene("calendar-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(
        .date(mode: .dateAndTime).style(.calendar), "موعد")
    },
    SnapshotScene("calendar-zh-large-text") {
      Stage(language: "zh-Hans", calendar: .chinese, textSize: .accessibilityExtraLarge).asking(
        .day(DateComponents(year: 2025, month: 8, day: 1)).style(.calendar), "日期")
    },
  ]

  /// June 5, 2025, at noon in GMT.
  private static let sample = Date(timeIntervalSince1970: 1_749_124_800)
}
