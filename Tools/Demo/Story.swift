import EditProfile
import UIKit
import UIKitSimulator
import ViewBuilding

/// The movie of the README: the user fills in a profile, and opens it again in another language.
@MainActor final class Story {
  private let player: Player
  private var controller = EditProfileController()

  private var device: Simulator { player.device }

  /// The recording so far.
  var recording: Recording { player.recording }

  /// Creates a story that begins with an empty profile, in English.
  init(recordsMovie: Bool) {
    player = Player(
      Self.makeNavigation(controller, language: "en"), language: "en_US",
      recordsMovie: recordsMovie)
  }

  /// Plays the story with real input, in virtual time.
  func play() async throws {
    try await writeIntroduction()
    try await chooseGender()
    try await chooseBirthday()
    try await showCaption("The same screen in Arabic, in Dark Mode")
    try await chooseBirthdayInArabic()
  }

  // MARK: Edit Profile

  private func writeIntroduction() async throws {
    try await player.pass(0.7)
    player.note("the screen")
    try player.keep("1-screen")
    try await player.tap("EditProfile.introduction", "tap on Introduction")
    try await player.pass(0.15)
    try player.keep("2-rising")
    try await player.pass(0.5)
    for letter in "Hello, world 👋" {
      device.type(String(letter))
      try await player.pass(0.1)
    }
    try await player.pass(0.3)
    player.note("typed a text with an emoji")
    try player.keep("3-typing")
    try await player.tap("BottomBounce.ok", "tap on OK")
    try await player.pass(0.9)
    try expect(controller.model.profile.introduction, "Hello, world 👋")
    player.note("the value is in the row: \(controller.model.profile.introduction)")
  }

  private func chooseGender() async throws {
    try await player.tap("EditProfile.gender", "tap on Gender")
    try await player.pass(0.6)
    try player.keep("4-gender")
    try await tap("Other")
    try await player.pass(0.8)
    try expect(controller.model.profile.gender.map { "\($0)" }, "other")
    player.note("the value is in the row")
  }

  private func chooseBirthday() async throws {
    try await player.tap("EditProfile.birthday", "tap on Birthday")
    try await player.pass(0.6)
    player.note("the wheels show today, the last day that may be chosen")
    try player.keep("5-wheels")
    player.note("flick the years, twice")
    try await player.turn(wheel: 2, by: 180, over: 0.1)
    try await player.pass(0.5)
    try await player.turn(wheel: 2, by: 180, over: 0.1)
    try await player.pass(0.25)
    try player.keep("6-spinning")
    try await player.tap("BottomBounce.ok", "tap on OK, while the years still spin")
    try await player.pass(0.2)
    player.note("the sheet waits for the wheel")
    for _ in 0..<120 where recording.state != "idle" { try await player.pass(0.05) }
    try await player.pass(0.7)
    guard let birthday = controller.model.profile.birthday else { throw StoryProblem.noBirthday }
    player.note("the value is in the row: \(birthday.text)")
    try player.keep("7-birthday")
  }

  private func chooseBirthdayInArabic() async throws {
    let before = controller.model.profile.birthday
    controller = EditProfileController(profile: controller.model.profile, language: "ar")
    await player.cut(
      to: Self.makeNavigation(controller, language: "ar"), locale: "ar_EG", appearance: .dark)
    try await player.pass(0.9)
    try await player.tap("EditProfile.birthday", "tap on the birthday, in Arabic")
    try await player.pass(0.7)
    try await player.turn(wheel: 1, by: 70, over: 0.25)
    try await player.untilRest()
    try player.keep("8-arabic")
    try await player.tap("BottomBounce.ok", "tap on OK")
    try await player.pass(1.2)
    guard let birthday = controller.model.profile.birthday, birthday != before else {
      throw StoryProblem.noBirthday
    }
    player.note("the value is in the row: \(birthday.text)")
  }

  // MARK: Steps

  /// Shows a text between two parts of the story.
  private func showCaption(_ text: String) async throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 0
    controller.view.backgroundColor = .systemBackground
    ViewTree(in: controller.view) {
      ViewNode(label) {
        "leading == 32"
        "trailing == -32"
        "centerY == 0"
      }
    }
    player.note("caption: \(text)")
    await player.cut(to: controller, locale: "en_US", appearance: .light)
    try await player.pass(1.3)
  }

  private static func makeNavigation(
    _ controller: EditProfileController, language: String
  ) -> UINavigationController {
    let settings = UIViewController()
    settings.title = language == "ar" ? "الإعدادات" : "Settings"
    // The screen leaves room for a bar above its title, because it is also shown without one.
    controller.additionalSafeAreaInsets.top = -44
    let navigation = UINavigationController(rootViewController: settings)
    navigation.pushViewController(controller, animated: false)
    return navigation
  }

  private func tap(_ label: String) async throws {
    guard let view = device.view(where: { $0.accessibilityLabel == label }) else {
      throw StoryProblem.notFound(label)
    }
    try await player.tap(view, "tap on \(label)")
  }

  private func expect(_ found: String?, _ wanted: String?) throws {
    guard found == wanted else {
      throw StoryProblem.wrongValue(found ?? "nothing", wanted: wanted ?? "nothing")
    }
  }
}
