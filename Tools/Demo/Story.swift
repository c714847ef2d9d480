import BottomBounceCatalog
import EditProfile
import UIKit
import UIKitSimulator

/// The movie of the README: a rule, a date in a form, a search in the design of iOS 26, and Arabic
/// in Dark Mode.
@MainActor final class Story {
  private let player: Player
  private var catalog = CatalogController()

  private var device: Simulator { player.device }

  /// The recording so far.
  var recording: Recording { player.recording }

  /// Creates a story that begins with the catalog, in English.
  init(recordsMovie: Bool) {
    player = Player(catalog, language: "en_US", recordsMovie: recordsMovie)
  }

  /// Plays the story with real input, in virtual time.
  func play() async throws {
    await player.settleOffCamera()
    try await breakARule()
    try await moveAnEvent()
    try await searchAtTwoHeights()
    try await chooseBirthdayInArabic()
  }

  private func breakARule() async throws {
    try await press("Rules")
    device.press(.keyboardDeleteOrBackspace)
    try await player.pass(0.35)
    player.note("two letters are too few")
    try player.keep("1-rule")
    for letter in "am" {
      device.type(String(letter))
      try await player.pass(0.15)
    }
    player.note("OK is enabled")
    try player.keep("2-rule-met")
    try await confirm("Rules", "Adam")
  }

  private func moveAnEvent() async throws {
    try await press("Event")
    try await tap("Starts")
    try await player.pass(0.4)
    player.note("the wheels of the date are in the form")
    try await player.turn(wheel: 1, by: -70, over: 0.2)
    try await player.untilRest()
    try player.keep("3-event")
    try await confirm("Event", "Lunch, Home")
  }

  private func searchAtTwoHeights() async throws {
    catalog = CatalogController()
    await player.cut(to: catalog, systemVersion: "26.0")
    try await press("Medium and large")
    try player.keep("4-medium")
    try await player.dragPanel(by: -320, over: 0.25)
    try await player.pass(0.35)
    try await player.tap("BottomBounce.search", "tap on the search field")
    try await player.pass(0.3)
    for letter in "ma" {
      device.type(String(letter))
      try await player.pass(0.15)
    }
    try player.keep("5-search")
    try await tap("Mars")
    try await player.pass(0.2)
    try await confirm("Medium and large", "Mars")
  }

  private func chooseBirthdayInArabic() async throws {
    let profile = Profile(
      introduction: "مرحبا 👋", gender: .female, birthday: Day(year: 1995, month: 9, day: 23))
    let controller = EditProfileController(profile: profile, language: "ar")
    await player.cut(to: controller, locale: "ar_EG", appearance: .dark)
    try await player.pass(0.2)
    try await player.tap("EditProfile.birthday", "tap on the birthday, in Arabic")
    try await player.pass(0.5)
    try await player.turn(wheel: 1, by: 70, over: 0.2)
    try await player.untilRest()
    try player.keep("6-arabic")
    try await player.tap("BottomBounce.ok", "tap on OK")
    try await player.pass(0.7)
    guard let birthday = controller.model.profile.birthday, birthday != profile.birthday else {
      throw StoryProblem.noBirthday
    }
    player.note("the value is in the row: \(birthday.text)")
  }

  // MARK: Steps

  /// Taps a row of the catalog, after a cut that moves it to the middle, and waits for its sheet.
  private func press(_ title: String) async throws {
    for (section, name) in CatalogEntry.Section.allCases.enumerated() {
      let entries = CatalogEntry.all.filter { $0.section == name }
      guard let row = entries.firstIndex(where: { $0.title == title }) else { continue }
      catalog.controllerView.table.scrollToRow(
        at: IndexPath(row: row, section: section), at: .middle, animated: false)
    }
    await player.settleOffCamera()
    try await player.pass(0.2)
    try await player.tap("Catalog.\(title)", "tap on \(title)")
    try await player.pass(0.5)
  }

  private func tap(_ label: String) async throws {
    guard let view = device.view(where: { $0.accessibilityLabel == label }) else {
      throw StoryProblem.notFound(label)
    }
    try await player.tap(view, "tap on \(label)")
  }

  /// Taps OK, and waits until the row of the catalog has the value.
  private func confirm(_ title: String, _ value: String) async throws {
    try await player.tap("BottomBounce.ok", "tap on OK")
    try await player.pass(0.6)
    let found = CatalogEntry.all.first { $0.title == title }.map(catalog.outcomes(of:)) ?? []
    guard found == [value] else {
      throw StoryProblem.wrongValue("\(found)", wanted: value)
    }
    player.note("the value is in the row: \(value)")
  }
}
