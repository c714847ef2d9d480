import BottomBounce
import EditProfile
import UIKit
import UIKitSimulator

/// Every scene that has references in `References/`: the example's screen, and the text sheet over it.
enum Scenes {
  static let all: [SnapshotScene] = [
    SnapshotScene("profile-en-light") {
      Stage(profile: Profile(introduction: "Hello 你好")).device
    },
    SnapshotScene("profile-zh-dark") { Stage(language: "zh-Hans", appearance: .dark).device },
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
}

/// The example on an iPhone 16, and the ways into the states of the scenes.
@MainActor struct Stage {
  let device: Simulator
  private let controller: EditProfileViewController

  init(
    profile: Profile = Profile(), language: String = "en",
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
    hasSoftwareKeyboard: Bool = true
  ) {
    device = Simulator(
      .iPhone16, locale: Locale(identifier: language == "en" ? "en_US" : "zh_CN"),
      appearance: appearance)
    device.settings.contentSizeCategory = textSize
    device.showsSoftwareKeyboard = hasSoftwareKeyboard
    controller = EditProfileViewController(profile: profile, language: language)
    device.window.rootViewController = controller
    device.settle()
  }

  /// The sheet a part of a second after the tap on the row.
  func rising(for duration: TimeInterval) -> Simulator {
    tapIntroduction()
    device.advance(by: duration)
    return device
  }

  /// The sheet with a text that was typed.
  func typing(_ text: String) -> Simulator {
    tapIntroduction()
    device.settle()
    device.type(text)
    device.settle()
    return device
  }

  /// The sheet while an input method composes.
  func composing(_ text: String) -> Simulator {
    tapIntroduction()
    device.settle()
    device.compose(text)
    device.settle()
    return device
  }

  /// A sheet that shows why its value was refused.
  func refused() async -> Simulator {
    BottomBounceView().show(
      Refusing(), in: controller.view, configuration: .init(title: "Nickname"), onValue: { _ in })
    await device.settle()
    let ok = find("BottomBounce.ok", in: device.window) as? UIControl
    ok?.sendActions(for: .touchUpInside)
    // The value is read by a task.
    await device.settle()
    return device
  }

  private func tapIntroduction() {
    guard let row = find("EditProfile.introduction", in: device.window) as? UITableViewCell,
      let table = row.superview as? UITableView, let path = table.indexPath(for: row)
    else { return }
    // The touch's own highlight would still fade in pictures of the first moments.
    table.delegate?.tableView(table, didSelectRowAt: path)
  }

  private func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
  }

  private struct Refusing: SheetContent {
    func makeBody(_ context: SheetContext) -> TextContentView {
      TextContent("!", placeholder: "Nickname").makeBody(context)
    }

    func value(in body: TextContentView) throws(ValidationProblem) -> String {
      throw ValidationProblem("A nickname has at least three letters. Add two more.")
    }
  }
}
