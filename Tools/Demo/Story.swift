import BottomBounce
import BottomBounceCatalog
import EditProfile
import UIKit
import UIKitSimulator

/// The movie of the README: a text, a birthday, and then short scenes with other content types,
/// appearances, and languages.
@MainActor final class Story {
  private let player: Player
  private var controller = EditProfileController()
  private let sheet = BottomBounceView()
  /// The value of the last sheet that the story has shown, as text.
  private var answer: String?

  private var device: Simulator { player.device }

  /// The recording so far.
  var recording: Recording { player.recording }

  /// Creates a story that begins with an empty profile, in English.
  init() {
    player = Player(Self.makeNavigation(controller, language: "en"), language: "en_US")
  }

  /// Plays the story with real input, in virtual time.
  func play() async throws {
    try await writeIntroduction()
    try await chooseBirthday()
    try await chooseCountry()
    try await chooseDay()
    try await breakARule()
    try await chooseBirthdayInArabic()
    try await rate()
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

  private func chooseBirthday() async throws {
    try await player.tap("EditProfile.birthday", "tap on Birthday")
    try await player.pass(0.6)
    player.note("the wheels show today, the last day that may be chosen")
    try player.keep("4-wheels")
    player.note("flick the years, twice")
    try await player.turn(wheel: 2, by: 180, over: 0.1)
    try await player.pass(0.5)
    try await player.turn(wheel: 2, by: 180, over: 0.1)
    try await player.pass(0.25)
    try player.keep("5-spinning")
    try await player.tap("BottomBounce.ok", "tap on OK, while the years still spin")
    try await player.pass(0.2)
    player.note("the sheet waits for the wheel")
    for _ in 0..<120 where recording.state != "idle" { try await player.pass(0.05) }
    try await player.pass(0.7)
    guard let birthday = controller.model.profile.birthday else { throw StoryProblem.noBirthday }
    player.note("the value is in the row: \(birthday.text)")
    try player.keep("6-birthday")
  }

  private func chooseBirthdayInArabic() async throws {
    let before = controller.model.profile.birthday
    try await cut(to: "ar", .light)
    try await player.pass(0.9)
    try await player.tap("EditProfile.birthday", "tap on the birthday, in Arabic")
    try await player.pass(0.7)
    try await player.turn(wheel: 1, by: 70, over: 0.25)
    try await player.untilRest()
    try player.keep("10-arabic")
    try await player.tap("BottomBounce.ok", "tap on OK")
    await player.settleOffCamera()
    try await player.pass(0.9)
    guard let birthday = controller.model.profile.birthday, birthday != before else {
      throw StoryProblem.noBirthday
    }
    player.note("the value is in the row: \(birthday.text)")
  }

  // MARK: Other contents

  private func chooseCountry() async throws {
    try await cut(to: "en", .dark)
    try await player.pass(0.4)
    let countries = [
      "Austria", "Belgium", "Bulgaria", "Croatia", "Cyprus", "Czechia", "Denmark", "Estonia",
      "Finland", "France", "Germany", "Greece", "Hungary", "Ireland", "Italy", "Latvia",
    ]
    ask(.list(countries.sheetOptions { $0 }, selected: "Denmark"), "Country")
    try await player.pass(0.9)
    try await tap("Finland")
    try await player.pass(0.6)
    try player.keep("7-list")
    try await confirm("Finland")
  }

  private func chooseDay() async throws {
    ask(.day(DateComponents(year: 2025, month: 6, day: 5)).style(.calendar), "Appointment") {
      "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)"
    }
    await player.settleOffCamera()
    try await player.pass(0.6)
    try await tap("Next Month")
    try await player.pass(0.8)
    try await tap("Friday, July 18, 2025")
    try await player.pass(0.7)
    try player.keep("8-calendar")
    try await confirm("2025-7-18")
  }

  private func breakARule() async throws {
    try await cut(to: "en", .light)
    ask(.text("Ada", placeholder: "Nickname").rules(.required(), .length(3...12)), "Nickname")
    await player.settleOffCamera()
    try await player.pass(0.4)
    for _ in 0..<2 {
      device.press(.keyboardDeleteOrBackspace)
      try await player.pass(0.25)
    }
    player.note("one letter is too short")
    try await player.pass(1.0)
    try player.keep("9-error")
    for letter in "ya" {
      device.type(String(letter))
      try await player.pass(0.2)
    }
    try await player.pass(0.4)
    try await confirm("Aya")
  }

  private func rate() async throws {
    try await cut(to: "en", .light)
    let stage = CatalogStage(
      sheet: sheet, host: controller.navigationController?.view ?? controller.view,
      title: "How was it?", adjust: { $0.floatingStyle = .always }
    ) { [weak self] in self?.answer = $0 }
    try CatalogEntry.all.first { $0.title == "Rating" }?.show(stage)
    await player.settleOffCamera()
    try await player.pass(0.8)
    guard let stars = device.view(where: { $0.accessibilityTraits.contains(.adjustable) })
    else { throw StoryProblem.notFound("stars") }
    player.note("tap on the fifth star")
    device.tap(
      at: stars.convert(CGPoint(x: stars.bounds.width * 0.9, y: stars.bounds.midY), to: nil))
    try await player.pass(0.8)
    try player.keep("11-card")
    try await confirm("5 of 5")
  }

  // MARK: Steps

  /// Cuts to the screen in a language and an appearance, with the profile so far.
  private func cut(to language: String, _ appearance: UIUserInterfaceStyle) async throws {
    controller = EditProfileController(profile: controller.model.profile, language: language)
    await player.cut(
      to: Self.makeNavigation(controller, language: language),
      locale: language == "ar" ? "ar_EG" : "en_US", appearance: appearance)
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

  private func ask<Content: SheetContent>(
    _ content: Content, _ title: String,
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" }
  ) {
    player.note("asks for \(title)")
    sheet.show(content, title: title, from: controller) { [weak self] in
      self?.answer = describe($0)
    }
  }

  private func tap(_ label: String) async throws {
    guard let view = device.view(where: { $0.accessibilityLabel == label }) else {
      throw StoryProblem.notFound(label)
    }
    try await player.tap(view, "tap on \(label)")
  }

  /// Taps OK, and cuts.
  private func confirm(_ wanted: String) async throws {
    try await player.tap("BottomBounce.ok", "tap on OK")
    await player.settleOffCamera()
    try expect(answer, wanted)
    player.note("the value is \(wanted)")
  }

  private func expect(_ found: String?, _ wanted: String?) throws {
    guard found == wanted else {
      throw StoryProblem.wrongValue(found ?? "nothing", wanted: wanted ?? "nothing")
    }
  }
}
