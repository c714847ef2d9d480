import BottomBounce
import EditProfile
import UIKit
import UIKitSimulator

/// Every scene that has references in `References/`: the example's screen, and the sheets over it.
///
/// Phones are recorded with two pixels per point instead of three, which keeps the pictures small.
/// Scenes in which small text, a message, a header, or hairlines matter most pass `.iPhone16` and
/// have all three.
enum Scenes {
  static let all =
    screens + texts + textRules + textLines + dates + moreDates + movements + options + layouts
    + detents + keyboards + presenting + headers + glass + catalog + forms + numbers
    + settings + languages

  private static let screens: [SnapshotScene] = [
    SnapshotScene("profile-en-light") { Stage(.iPhone16, profile: .sample).device },
    SnapshotScene("profile-ar-light") { Stage(profile: .sample, language: "ar").device },
  ]

  private static let texts: [SnapshotScene] = [
    SnapshotScene("rise-33ms-light") { Stage().rising(for: 2.0 / 60) },
    SnapshotScene("fall-67ms-light") { Stage().falling(for: 4.0 / 60) },
    SnapshotScene("sheet-en-light-keyboard") { Stage(.iPhone16).typing("") },
    SnapshotScene("sheet-en-dark-keyboard") {
      Stage(.iPhone16, appearance: .dark).typing("Hello 👋🏽")
    },
    SnapshotScene("sheet-zh-light-composing") {
      Stage(.iPhone16, language: "zh-Hans").composing("ni hao")
    },
    SnapshotScene("sheet-en-light-hardware") {
      Stage(.iPhone16, hasSoftwareKeyboard: false).typing("Hello")
    },
    SnapshotScene("sheet-en-light-problem") { await Stage(.iPhone16).refused() },
  ]

  /// The date of the device is Sunday, June 15, 2025.
  ///
  /// Later days are gray if today is the maximum.
  private static let dates: [SnapshotScene] = [
    SnapshotScene("date-en-light") { Stage(.iPhone16).asking(.date(maximum: .today), "Birthday") },
    SnapshotScene("date-ja-eras") {
      Stage(locale: "ja_JP", calendar: .japanese).asking(.day(.sample, maximum: .today), "誕生日")
    },
    SnapshotScene("time-zh-Hant-light") {
      Stage(language: "zh-Hant", locale: "zh_Hant_TW").asking(.date(mode: .time), "提醒時間")
    },
    SnapshotScene("moment-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(.date(mode: .dateAndTime), "موعد")
    },
    SnapshotScene("duration-es-light") {
      Stage(language: "es", locale: "es_ES").asking(.duration(.seconds(5_400)), "Temporizador")
    },
  ]

  private static let movements: [SnapshotScene] = [
    SnapshotScene("date-dragged") { Stage().dragged(by: 160) },
    SnapshotScene("date-spinning") { Stage().spinning(for: 12.0 / 60) },
  ]
}

extension Profile {
  static var sample: Profile {
    Profile(introduction: "Hello 你好", gender: .other, birthday: Day(year: 1995, month: 9, day: 23))
  }
}

extension DateComponents {
  fileprivate static let sample = DateComponents(year: 1995, month: 9, day: 23)
}
