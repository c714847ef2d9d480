import BottomBounce
import UIKit
import UIKitSimulator

/// Rules, secure text, and suggestions in the sheet.
extension Scenes {
  static let textRules: [SnapshotScene] = [
    SnapshotScene("text-rule-en-light") {
      Stage(.iPhone16).asking(nickname("Ada Lovelace, Countess"), "Nickname", typing: "!")
    },
    SnapshotScene("text-rule-ar-dark") {
      Stage(.iPhone16, language: "ar", appearance: .dark).asking(
        nickname(), "الاسم المستعار", typing: "آ")
    },
    SnapshotScene("text-rule-en-large-text") {
      Stage(textSize: .accessibilityExtraLarge, hasSoftwareKeyboard: false)
        .asking(nickname(), "Nickname", typing: "A")
    },
    SnapshotScene("text-checking-en-dark") {
      let device = Stage(.iPhone16, appearance: .dark).asking(
        .text(limit: 20).rules(.async { _ in await unanswered() }), "Nickname", typing: "Ada"
      )
      device.advance(by: 0.5)
      return device
    },
    SnapshotScene("secret-en-light-hidden") {
      Stage().asking(password, "Password", typing: "")
    },
    SnapshotScene("secret-ar-dark-revealed") {
      let device = Stage(language: "ar", appearance: .dark).asking(
        password, "كلمة السر", typing: "")
      if let reveal = device.view("BottomBounce.reveal") { device.tap(reveal) }
      device.settle()
      return device
    },
    SnapshotScene("suggestions-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(
        place(["البيت", "العمل"]), "المكان")
    },
  ]

  @MainActor private static func nickname(_ text: String = "") -> TextContent {
    .text(text, placeholder: "Nickname").rules(.required(), .length(3...20))
  }

  @MainActor private static var password: TextContent {
    .text("correct horse").secure()
  }

  @MainActor private static func place(_ suggestions: [String]) -> TextContent {
    .text(limit: 20).suggestions(suggestions)
  }

  /// A check that runs until it's canceled.
  @MainActor private static func unanswered() async -> String? {
    for await _ in AsyncStream<Void>(Void.self, { _ in }) {}
    return nil
  }
}

extension Stage {
  /// A sheet over the example's screen, at rest, with typed text.
  fileprivate func asking(
    _ content: TextContent, _ title: String, typing text: String
  ) -> Simulator {
    let device = asking(content, title)
    device.type(text)
    device.settle()
    return device
  }
}
