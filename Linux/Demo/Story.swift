import EditProfile
import UIKit
import UIKitSimulator

/// Tap a row, type a text or turn a wheel, see the value in the row; and think better of it once.
@MainActor final class Story {
  private let player: Player
  private let controller: EditProfileController

  private var device: Simulator { player.device }

  /// What it looked like, as far as it was played.
  var recording: Recording { player.recording }

  /// The story of a person who reads a language, on a device set to it.
  init(language: String) {
    controller = EditProfileController(language: language)
    player = Player(controller, language: language)
  }

  /// Plays the story with real input, in virtual time.
  func play() async throws {
    try await player.pass(0.8)
    player.note("the screen")
    try player.keep("1-screen")
    try await writeIntroduction()
    try await chooseBirthday()
    try await thinkBetterOfIt()
    try await chooseGender()
  }

  // MARK: Chapters

  private func writeIntroduction() async throws {
    try await player.tap("EditProfile.introduction", "tap on Introduction")
    try await player.pass(0.15)
    try player.keep("2-rising")
    try await player.pass(0.65)
    player.note("the sheet is up")
    for letter in "Hello " {
      device.type(String(letter))
      try await player.pass(0.11)
    }
    player.note("typed English")
    for length in 1...5 {
      device.compose(String("nihao".prefix(length)))
      try await player.pass(0.13)
    }
    player.note("composing Chinese")
    try player.keep("3-composing")
    device.commitComposition(as: "你好")
    try await player.pass(0.5)
    player.note("committed the composition")
    try await player.tap("BottomBounce.ok", "tap on OK")
    try await player.pass(1.0)
    try expect(controller.model.profile.introduction, "Hello 你好")
    player.note("the value is in the row: \(controller.model.profile.introduction)")
    try player.keep("4-introduction")
  }

  private func chooseBirthday() async throws {
    try await player.tap("EditProfile.birthday", "tap on Birthday")
    try await player.pass(0.8)
    player.note("the wheels show today, the last day that may be chosen")
    try player.keep("5-wheels")
    player.note("turn the month beyond today")
    try await player.turn(wheel: 0, by: -84, over: 0.35)
    try await player.untilRest()
    player.note("the month has sprung back")
    player.note("turn the month back")
    try await player.turn(wheel: 0, by: 70, over: 0.3)
    try await player.untilRest()
    player.note("flick the years, twice")
    try await player.turn(wheel: 2, by: 180, over: 0.1)
    try await player.pass(0.5)
    try await player.turn(wheel: 2, by: 180, over: 0.1)
    try await player.pass(0.25)
    try player.keep("6-spinning")
    try await player.tap("BottomBounce.ok", "tap on OK, while the years still spin")
    try await player.pass(0.2)
    player.note("the sheet waits for the wheel")
    for _ in 0..<120 where recording.state != "idle" { try await player.pass(1.0 / 30) }
    try await player.pass(0.8)
    guard let birthday = controller.model.profile.birthday else { throw StoryProblem.noBirthday }
    player.note("the value is in the row: \(birthday.text)")
    try player.keep("7-birthday")
  }

  private func thinkBetterOfIt() async throws {
    let before = controller.model.profile
    try await player.tap("EditProfile.birthday", "tap on Birthday")
    try await player.pass(0.7)
    try await player.turn(wheel: 1, by: -70, over: 0.25)
    try await player.untilRest()
    try await player.tap("BottomBounce.cancel", "tap on Cancel")
    try await player.pass(0.8)
    try expect(controller.model.profile.birthday?.text, before.birthday?.text)
    player.note("nothing has changed")
    guard device.view("BottomBounce") == nil else { throw StoryProblem.stillUp }
  }

  private func chooseGender() async throws {
    try await player.tap("EditProfile.gender", "tap on Gender")
    try await player.pass(0.8)
    try player.keep("8-choices")
    guard let choice = device.view(where: { $0.accessibilityLabel == "Female" }) else {
      throw StoryProblem.notFound("Female")
    }
    try await player.tap(choice, "tap on Female")
    try await player.pass(1.2)
    try expect(controller.model.profile.gender?.rawValue, "female")
    player.note("the value is in the row")
    try player.keep("9-all")
  }

  private func expect(_ found: String?, _ wanted: String?) throws {
    guard found == wanted else {
      throw StoryProblem.wrongValue(found ?? "nothing", wanted: wanted ?? "nothing")
    }
  }
}

/// Why the story cannot go on.
enum StoryProblem: Error, CustomStringConvertible {
  case notFound(String)
  case wrongValue(String, wanted: String)
  case noBirthday
  case stillUp

  var description: String {
    switch self {
    case .notFound(let name):
      "The story wanted to touch “\(name)”, but no such view is on the screen: see transcript."
    case .wrongValue(let found, let wanted):
      "The screen has “\(found)” where the story confirmed “\(wanted)”: the sheet lost or changed it."
    case .noBirthday:
      "The profile has no birthday after OK: the sheet did not give back what the wheels showed."
    case .stillUp:
      "The sheet is still there after Cancel: the tap did not reach it."
    }
  }
}
