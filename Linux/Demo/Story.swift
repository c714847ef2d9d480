import EditProfile
import UIKit
import UIKitSimulator

/// Tap a row, type a text, see it in the row; open the sheet again, and think better of it.
@MainActor struct Story {
  private let device: Simulator
  private let controller: EditProfileViewController

  /// The story of a person who reads a language, on a device set to it.
  init(language: String) {
    device = Simulator(.iPhone16, locale: Locale(identifier: language))
    controller = EditProfileViewController(language: language)
    device.window.rootViewController = controller
  }

  /// Plays the story with real input, in virtual time.
  func play(into recording: inout Recording) async throws {
    try await pass(0.8, into: &recording)
    recording.note("the screen", on: device)
    try recording.keep("1-screen", of: device)

    try await tap("EditProfile.introduction", "tap on Introduction", into: &recording)
    try await pass(0.15, into: &recording)
    try recording.keep("2-rising", of: device)
    try await pass(0.65, into: &recording)
    recording.note("the sheet is up", on: device)
    try recording.keep("3-sheet", of: device)

    for letter in "Hello " {
      device.type(String(letter))
      try await pass(0.11, into: &recording)
    }
    recording.note("typed English", on: device)
    for length in 1...5 {
      device.compose(String("nihao".prefix(length)))
      try await pass(0.13, into: &recording)
    }
    recording.note("composing Chinese", on: device)
    try recording.keep("4-composing", of: device)
    device.commitComposition(as: "你好")
    try await pass(0.5, into: &recording)
    recording.note("committed the composition", on: device)
    try recording.keep("5-typed", of: device)

    try await tap("BottomBounce.ok", "tap on OK", into: &recording)
    try await pass(1.2, into: &recording)
    recording.note("the value is in the row: \(controller.profile.introduction)", on: device)
    try recording.keep("6-value", of: device)
    guard controller.profile.introduction == "Hello 你好" else { throw StoryProblem.wrongValue }

    try await tap("EditProfile.introduction", "tap on Introduction", into: &recording)
    try await pass(0.6, into: &recording)
    for letter in "!!!" {
      device.type(String(letter))
      try await pass(0.15, into: &recording)
    }
    recording.note("typed more", on: device)
    try recording.keep("7-again", of: device)
    recording.note("tap on the backdrop", on: device)
    let finger = device.touchDown(at: CGPoint(x: 200, y: 330))
    try await pass(0.08, into: &recording)
    finger.lift()
    try await pass(1.2, into: &recording)
    recording.note("nothing has changed: \(controller.profile.introduction)", on: device)
    try recording.keep("8-unchanged", of: device)
    guard controller.profile.introduction == "Hello 你好" else { throw StoryProblem.wrongValue }
    guard find("BottomBounce", in: device.window) == nil else { throw StoryProblem.stillUp }
  }

  /// Puts a finger on a control, and lifts it.
  private func tap(_ identifier: String, _ event: String, into recording: inout Recording)
    async throws
  {
    guard let view = find(identifier, in: device.window) else {
      throw StoryProblem.notFound(identifier)
    }
    recording.note(event, on: device)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let finger = device.touchDown(at: view.convert(middle, to: nil))
    try await pass(0.08, into: &recording)
    finger.lift()
  }

  /// Lets time pass, and records what it looks like, thirty times a second.
  private func pass(_ duration: TimeInterval, into recording: inout Recording) async throws {
    let end = device.now + duration
    while device.now < end - 1e-6 {
      device.advance(by: min(1.0 / 30, end - device.now))
      // What waits for the main actor, such as reading the value, has its turn.
      for _ in 0..<4 { await Task.yield() }
      try recording.take(device)
    }
  }

  private func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    for subview in view.subviews {
      if let found = find(identifier, in: subview) { return found }
    }
    return nil
  }
}

/// Why the story cannot go on.
enum StoryProblem: Error, CustomStringConvertible {
  case notFound(String)
  case wrongValue
  case stillUp

  var description: String {
    switch self {
    case .notFound(let identifier):
      "The story wanted to tap “\(identifier)”, but no such view is on the screen: see transcript."
    case .stillUp:
      "The sheet is still there after the tap on the backdrop: the tap did not reach it."
    case .wrongValue:
      "The row does not show what the story typed and confirmed: the sheet lost or changed the value."
    }
  }
}
