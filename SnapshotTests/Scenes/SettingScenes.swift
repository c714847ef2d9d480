import BottomBounce
import Foundation
import UIKit
import UIKitSimulator

/// Sheets with the user's settings, and in languages that no other scene has.
extension Scenes {
  static let settings: [SnapshotScene] = [
    SnapshotScene("contrast-text-rule-dark") {
      let stage = Stage(.iPhone16, appearance: .dark)
      stage.device.settings.increasesContrast = true
      return shortening(
        stage.asking(.text("Al").rules(.required(), .length(3...12)), "Nickname"))
    },
    SnapshotScene("transparency-glass-list-light") {
      let stage = Stage(profile: .sample, systemVersion: "26.0")
      stage.device.settings.reduceTransparency = true
      return stage.asking(
        .list(weekdays("en_US"), selected: "Monday"), "Day")
    },
    SnapshotScene("rise-reduced-motion-light") {
      let stage = Stage()
      stage.device.settings.reduceMotion = true
      return stage.rising(for: 6.0 / 60)
    },
  ]

  static let languages: [SnapshotScene] = [
    SnapshotScene("text-he-dark") {
      Stage(language: "he", locale: "he_IL", appearance: .dark).asking(
        .text("שלום", limit: 40), "שם")
    },
    SnapshotScene("list-hi-light") {
      let days = weekdays("hi_IN")
      return Stage(language: "hi", locale: "hi_IN").asking(
        .list(days, selected: days[1]), "दिन")
    },
    SnapshotScene("duration-ru-dark") {
      Stage(language: "ru", locale: "ru_RU", appearance: .dark).asking(
        .duration(.seconds(5_400)), "Напоминание")
    },
    SnapshotScene("text-rule-fr-light") {
      shortening(
        Stage(language: "fr", locale: "fr_FR").asking(
          .text("Al").rules(.required(), .length(3...12)), "Surnom"))
    },
  ]

  /// The device after the user has deleted a letter.
  @MainActor private static func shortening(_ device: Simulator) -> Simulator {
    device.press(.keyboardDeleteOrBackspace)
    device.settle()
    return device
  }

  private static func weekdays(_ locale: String) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    return calendar.weekdaySymbols
  }
}
