import EditProfile
import UIKit
import UIKitSimulator

/// Tap a row, type a text or turn a wheel, see the value in the row; and think better of it once.
@MainActor final class Story {
  /// What it looked like, as far as it was played.
  private(set) var recording = Recording()
  private let device: Simulator
  private let controller: EditProfileController

  /// The story of a person who reads a language, on a device set to it.
  init(language: String) {
    device = Simulator(.iPhone16, locale: Locale(identifier: language))
    controller = EditProfileController(language: language)
    device.window.rootViewController = controller
  }

  /// Plays the story with real input, in virtual time.
  func play() async throws {
    try await pass(0.8)
    recording.note("the screen", on: device)
    try recording.keep("1-screen", of: device)
    try await writeIntroduction()
    try await chooseBirthday()
    try await thinkBetterOfIt()
    try await chooseGender()
  }

  // MARK: Chapters

  private func writeIntroduction() async throws {
    try await tap("EditProfile.introduction", "tap on Introduction")
    try await pass(0.15)
    try recording.keep("2-rising", of: device)
    try await pass(0.65)
    recording.note("the sheet is up", on: device)
    for letter in "Hello " {
      device.type(String(letter))
      try await pass(0.11)
    }
    recording.note("typed English", on: device)
    for length in 1...5 {
      device.compose(String("nihao".prefix(length)))
      try await pass(0.13)
    }
    recording.note("composing Chinese", on: device)
    try recording.keep("3-composing", of: device)
    device.commitComposition(as: "你好")
    try await pass(0.5)
    recording.note("committed the composition", on: device)
    try await tap("BottomBounce.ok", "tap on OK")
    try await pass(1.0)
    try expect(controller.model.profile.introduction, "Hello 你好")
    recording.note("the value is in the row: \(controller.model.profile.introduction)", on: device)
    try recording.keep("4-introduction", of: device)
  }

  private func chooseBirthday() async throws {
    try await tap("EditProfile.birthday", "tap on Birthday")
    try await pass(0.8)
    recording.note("the wheels show today, the last day that may be chosen", on: device)
    try recording.keep("5-wheels", of: device)
    recording.note("turn the month beyond today", on: device)
    try await turn(wheel: 0, by: -84, over: 0.35)
    try await untilRest()
    recording.note("the month has sprung back", on: device)
    recording.note("turn the month back", on: device)
    try await turn(wheel: 0, by: 70, over: 0.3)
    try await untilRest()
    recording.note("flick the years, twice", on: device)
    try await turn(wheel: 2, by: 180, over: 0.1)
    try await pass(0.5)
    try await turn(wheel: 2, by: 180, over: 0.1)
    try await pass(0.25)
    try recording.keep("6-spinning", of: device)
    try await tap("BottomBounce.ok", "tap on OK, while the years still spin")
    try await pass(0.2)
    recording.note("the sheet waits for the wheel", on: device)
    for _ in 0..<120 where recording.state != "idle" { try await pass(1.0 / 30) }
    try await pass(0.8)
    guard let birthday = controller.model.profile.birthday else { throw StoryProblem.noBirthday }
    recording.note("the value is in the row: \(birthday.text)", on: device)
    try recording.keep("7-birthday", of: device)
  }

  private func thinkBetterOfIt() async throws {
    let before = controller.model.profile
    try await tap("EditProfile.birthday", "tap on Birthday")
    try await pass(0.7)
    try await turn(wheel: 1, by: -70, over: 0.25)
    try await untilRest()
    try await tap("BottomBounce.cancel", "tap on Cancel")
    try await pass(0.8)
    try expect(controller.model.profile.birthday?.text, before.birthday?.text)
    recording.note("nothing has changed", on: device)
    guard device.view("BottomBounce") == nil else { throw StoryProblem.stillUp }
  }

  private func chooseGender() async throws {
    try await tap("EditProfile.gender", "tap on Gender")
    try await pass(0.8)
    try recording.keep("8-choices", of: device)
    guard let choice = device.view(where: { $0.accessibilityLabel == "Female" }) else {
      throw StoryProblem.notFound("Female")
    }
    try await tap(choice, "tap on Female")
    try await pass(1.2)
    try expect(controller.model.profile.gender?.rawValue, "female")
    recording.note("the value is in the row", on: device)
    try recording.keep("9-all", of: device)
  }

  private func expect(_ found: String?, _ wanted: String?) throws {
    guard found == wanted else {
      throw StoryProblem.wrongValue(found ?? "nothing", wanted: wanted ?? "nothing")
    }
  }

  // MARK: Fingers

  /// Puts a finger on a view with an identifier, and lifts it.
  private func tap(_ identifier: String, _ event: String) async throws {
    guard let view = device.view(identifier) else { throw StoryProblem.notFound(identifier) }
    try await tap(view, event)
  }

  private func tap(_ view: UIView, _ event: String) async throws {
    recording.note(event, on: device)
    let finger = device.touchDown(at: device.middle(of: view))
    try await pass(0.08)
    finger.lift()
  }

  /// Moves a finger over a wheel of the sheet, counted from the left, and lifts it while it moves.
  private func turn(wheel index: Int, by distance: CGFloat, over duration: TimeInterval)
    async throws
  {
    let wheels = wheels
    guard wheels.indices.contains(index) else { throw StoryProblem.notFound("wheel \(index)") }
    let start = device.middle(of: wheels[index])
    let finger = device.touchDown(at: start)
    let steps = max(Int((duration * Self.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      finger.move(
        to: CGPoint(x: start.x, y: start.y + distance * fraction), over: 1 / Self.framesPerSecond)
      try await takeFrame()
    }
    finger.lift()
  }

  /// Lets time pass until no wheel moves, and the person has seen it.
  private func untilRest() async throws {
    var offsets: [CGPoint] = []
    for _ in 0..<150 {
      let before = offsets
      try await pass(0.1)
      offsets = wheels.map(\.contentOffset)
      if offsets == before { break }
    }
    try await pass(0.3)
  }

  // MARK: Time

  private static let framesPerSecond = 30.0

  /// Lets time pass, and records what it looks like, thirty times a second.
  private func pass(_ duration: TimeInterval) async throws {
    let end = device.now + duration
    while device.now < end - 1e-6 {
      device.advance(by: min(1 / Self.framesPerSecond, end - device.now))
      try await takeFrame()
    }
  }

  private func takeFrame() async throws {
    // What waits for the main actor, such as reading the value, has its turn, and what that sets going.
    for _ in 0..<4 { await Simulator.letTasksRun() }
    try recording.take(device)
  }

  // MARK: Views

  /// The wheels of the sheet, from left to right.
  private var wheels: [UIScrollView] {
    device.view("BottomBounce.date").map { device.scrollViews(in: $0) } ?? []
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
      "The profile has “\(found)” where the story confirmed “\(wanted)”: the sheet lost or changed it."
    case .noBirthday:
      "The profile has no birthday after OK: the sheet did not give back what the wheels showed."
    case .stillUp:
      "The sheet is still there after Cancel: the tap did not reach it."
    }
  }
}
