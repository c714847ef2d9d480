import BottomBounce
import UIKit
import UIKitSimulator

/// Multiline text in the sheet.
extension Scenes {
  static let textLines: [SnapshotScene] = [
    SnapshotScene("lines-en-light-selection") {
      let device = Stage().asking(
        bio("Reads a lot, mostly on trains.\nPlays chess.\nWalks."), "Introduction")
      let view = device.view("BottomBounce.text") as? UITextView
      view?.selectedRange = NSRange(location: 8, length: 28)
      device.settle()
      return device
    },
    SnapshotScene("lines-ar-dark-scrolled") {
      Stage(language: "ar", appearance: .dark).asking(
        bio("أقرأ كثيرا\nألعب الشطرنج\nأمشي\nأكتب\nأطبخ\nأنام"), "نبذة")
    },
    SnapshotScene("lines-en-landscape-large-text") {
      let stage = Stage(textSize: .accessibilityExtraExtraExtraLarge)
      stage.device.rotate(to: .landscapeLeft)
      stage.device.settle()
      return stage.asking(bio("Reads a lot, mostly on trains."), "Introduction")
    },
  ]

  @MainActor private static func bio(_ text: String = "") -> TextContent {
    .text(text, placeholder: "A few lines about you", limit: 140).lines(1...5)
  }
}
