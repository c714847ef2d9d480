import BottomBounce
import UIKit
import UIKitSimulator

extension Scenes {
  /// Undocked keyboards of an iPad, and settings for accessibility and hardware keyboards.
  ///
  /// An undocked keyboard doesn't move the card in the middle, so the user has dragged the keyboard
  /// below the card.
  static let keyboards: [SnapshotScene] = [
    SnapshotScene("keyboard-floating-ipad") {
      let stage = Stage(.iPadPro11)
      stage.device.keyboardPlacement = .floating
      stage.device.dragKeyboard(by: CGVector(dx: 0, dy: 400))
      return stage.asking(.text("Hello"), "Introduction")
    },
    SnapshotScene("keyboard-split-ipad-dark") {
      let stage = Stage(.iPadMini, appearance: .dark)
      stage.device.keyboardPlacement = .split
      stage.device.dragKeyboard(by: CGVector(dx: 0, dy: 400))
      return stage.asking(.text("Hello"), "Introduction")
    },
    SnapshotScene("shapes-bold-en-light") {
      let stage = Stage(hasSoftwareKeyboard: false)
      stage.device.settings.boldText = true
      stage.device.settings.buttonShapes = true
      return stage.asking(.buttons(["Portrait", "Landscape"]), "Orientation")
    },
    SnapshotScene("full-keyboard-access-ar-dark") {
      let stage = Stage(language: "ar", appearance: .dark, hasSoftwareKeyboard: false)
      stage.device.settings.usesFullKeyboardAccess = true
      let device = stage.asking(
        .day(DateComponents(year: 1995, month: 9, day: 23), maximum: .today), "تاريخ الميلاد")
      for _ in 0..<3 { device.press(.keyboardTab) }
      return device
    },
  ]
}
