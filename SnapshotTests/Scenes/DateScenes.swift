import BottomBounce
import UIKit
import UIKitSimulator

/// What wheels of dates may have beside them; the device's date is Sunday, 15 June 2025.
extension Scenes {
  static let moreDates: [SnapshotScene] = [
    SnapshotScene("date-optional-en-light") {
      Stage().asking(
        .day(birthday, maximum: .today) { $0.showsTodayButton = true }.orNone(), "Birthday")
    },
    SnapshotScene("month-zh-dark") {
      Stage(language: "zh-Hans", appearance: .dark).asking(
        .date(minimum: .today, mode: .yearAndMonth), "有效期至")
    },
  ]

  private static let birthday = DateComponents(year: 1995, month: 9, day: 23)
}
