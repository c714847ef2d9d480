import BottomBounce
import EditProfile
import UIKit
import UIKitSimulator

/// Every scene that has references in `References/`: the example's screen, and the sheets over it.
enum Scenes {
  static let all =
    screens + texts + textRules + textLines + dates + moreDates + movements + devices + actions
    + options + layouts + stacks + detents + keyboards + presenting + headers + glass + catalog

  private static let screens: [SnapshotScene] = [
    SnapshotScene("profile-en-light") { Stage(profile: .sample).device },
    SnapshotScene("profile-zh-dark") { Stage(language: "zh-Hans", appearance: .dark).device },
    SnapshotScene("profile-ar-light") { Stage(profile: .sample, language: "ar").device },
  ]

  private static let texts: [SnapshotScene] = [
    SnapshotScene("rise-100ms-light") { Stage().rising(for: 6.0 / 60) },
    SnapshotScene("rise-200ms-dark") { Stage(appearance: .dark).rising(for: 12.0 / 60) },
    SnapshotScene("sheet-en-light-keyboard") { Stage().typing("") },
    SnapshotScene("sheet-en-dark-keyboard") { Stage(appearance: .dark).typing("Hello 👋🏽") },
    SnapshotScene("sheet-zh-light-composing") { Stage(language: "zh-Hans").composing("ni hao") },
    SnapshotScene("sheet-zh-dark-keyboard") {
      Stage(language: "zh-Hans", appearance: .dark).typing("你好，世界")
    },
    SnapshotScene("sheet-en-light-hardware") {
      Stage(hasSoftwareKeyboard: false).typing("Hello")
    },
    SnapshotScene("sheet-zh-dark-hardware") {
      Stage(language: "zh-Hans", appearance: .dark, hasSoftwareKeyboard: false).typing("你好")
    },
    SnapshotScene("sheet-en-light-large-text") {
      Stage(textSize: .accessibilityExtraLarge, hasSoftwareKeyboard: false).typing("Hello")
    },
    SnapshotScene("sheet-en-light-problem") { await Stage().refused() },
  ]

  /// The device's date is Sunday, 15 June 2025, so that later days are greyed where today is the last one.
  private static let dates: [SnapshotScene] = [
    SnapshotScene("date-en-light") { Stage().asking(.date(maximum: .today), "Birthday") },
    SnapshotScene("date-en-dark") {
      Stage(appearance: .dark).asking(.day(.sample, maximum: .today), "Birthday")
    },
    SnapshotScene("date-zh-light") {
      Stage(language: "zh-Hans").asking(.day(.sample, maximum: .today), "生日")
    },
    SnapshotScene("date-ar-light") {
      Stage(language: "ar").asking(.day(.sample, maximum: .today), "تاريخ الميلاد")
    },
    SnapshotScene("date-ja-eras") {
      Stage(locale: "ja_JP", calendar: .japanese).asking(.day(.sample, maximum: .today), "誕生日")
    },
    SnapshotScene("date-en-large-text") {
      Stage(textSize: .accessibilityExtraLarge).asking(.day(.sample, maximum: .today), "Birthday")
    },
    SnapshotScene("time-en-dark") {
      Stage(appearance: .dark).asking(
        .date(mode: .time, minuteInterval: .five), "Reminder")
    },
    SnapshotScene("time-zh-light") { Stage(language: "zh-Hans").asking(.date(mode: .time), "提醒") },
    SnapshotScene("moment-en-light") {
      Stage().asking(.date(minimum: .now, mode: .dateAndTime), "Meeting")
    },
    SnapshotScene("moment-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(.date(mode: .dateAndTime), "موعد")
    },
    SnapshotScene("duration-en-light") {
      Stage().asking(.duration(.seconds(5_400)), "Timer")
    },
  ]

  private static let movements: [SnapshotScene] = [
    SnapshotScene("date-rising") {
      let stage = Stage()
      stage.show(.day(.sample, maximum: .today), "Birthday")
      stage.device.advance(by: 9.0 / 60)
      return stage.device
    },
    SnapshotScene("date-dragged") { Stage().dragged(by: 160) },
    SnapshotScene("date-pulled-up-dark") { Stage(appearance: .dark).dragged(by: -120) },
    SnapshotScene("date-grabber") {
      Stage().asking(
        .day(.sample, maximum: .today), "Birthday", SheetConfiguration(showsGrabber: true))
    },
    SnapshotScene("date-spinning") { Stage().spinning(for: 12.0 / 60) },
    SnapshotScene("date-springing-back") { Stage().springingBack() },
  ]

  private static let devices: [SnapshotScene] = [
    SnapshotScene("date-landscape") {
      let stage = Stage(appearance: .dark)
      stage.device.rotate(to: .landscapeLeft)
      stage.device.settle()
      return stage.asking(.day(.sample, maximum: .today), "Birthday")
    }
  ]

  private static let actions: [SnapshotScene] = [
    SnapshotScene("gender-en-light") { Stage().choosingGender() },
    SnapshotScene("gender-ar-dark") { Stage(language: "ar", appearance: .dark).choosingGender() },
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
