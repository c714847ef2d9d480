import UIKit
import UIKitSimulator

/// Uses a simulated device like a user: touches it, waits, and records the screen.
@MainActor final class Player {
  let device: Simulator
  /// The recording so far.
  private(set) var recording = Recording()

  /// Creates a player with a device in a language that shows a controller.
  init(_ controller: UIViewController, language: String) {
    var model = DeviceModel.iPhone16
    // Enough for a movie, and half the pixels.
    model.scale = 2
    device = Simulator(model, locale: Locale(identifier: language))
    device.window.rootViewController = controller
  }

  /// Writes a line into the transcript.
  func note(_ event: String) { recording.note(event, on: device) }

  /// Keeps what the screen shows now, at full size.
  func keep(_ name: String) throws {
    device.advanceToVisibleCaret()
    try recording.keep(name, of: device)
  }

  // MARK: Cuts

  /// Shows another screen from the next frame on.
  func cut(
    to controller: UIViewController, locale: String, appearance: UIUserInterfaceStyle
  ) async {
    device.settings.locale = Locale(identifier: locale)
    device.appearance = appearance
    device.window.rootViewController = controller
    await settleOffCamera()
  }

  /// Lets the device come to rest, without recording.
  func settleOffCamera() async {
    let start = device.now
    await device.settle()
    recording.skip(device.now - start)
  }

  // MARK: Fingers

  /// Puts a finger on a view with an identifier, and lifts it.
  func tap(_ identifier: String, _ event: String) async throws {
    guard let view = device.view(identifier) else { throw StoryProblem.notFound(identifier) }
    try await tap(view, event)
  }

  func tap(_ view: UIView, _ event: String) async throws {
    note(event)
    let finger = device.touchDown(at: device.middle(of: view))
    try await pass(0.08)
    finger.lift()
  }

  /// Moves a finger over a wheel of the sheet, counted from the left, and lifts it while it moves.
  func turn(wheel index: Int, by distance: CGFloat, over duration: TimeInterval)
    async throws
  {
    let wheels = wheels
    guard wheels.indices.contains(index) else { throw StoryProblem.notFound("wheel \(index)") }
    try await drag(from: device.middle(of: wheels[index]), by: distance, over: duration)
  }

  /// Moves a finger up or down, and lifts it while it moves or after it has come to rest.
  func drag(
    from start: CGPoint, by distance: CGFloat, over duration: TimeInterval, thenHolds: Bool = false
  ) async throws {
    let finger = device.touchDown(at: start)
    let steps = max(Int((duration * Recording.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      finger.move(
        to: CGPoint(x: start.x, y: start.y + distance * fraction),
        over: 1 / Recording.framesPerSecond)
      try await recordFrame()
    }
    if thenHolds { try await pass(0.2) }
    finger.lift()
  }

  /// Waits until all wheels have stopped, and for the time in which a user sees it.
  func untilRest() async throws {
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

  /// Lets time pass, and records what it looks like.
  func pass(_ duration: TimeInterval) async throws {
    let end = device.now + duration
    while device.now < end - 1e-6 {
      device.advance(by: min(1 / Recording.framesPerSecond, end - device.now))
      try await recordFrame()
    }
  }

  private func recordFrame() async throws {
    // What waits for the main actor, such as reading the value, has its turn, and what that sets going.
    for _ in 0..<4 { await Simulator.letTasksRun() }
    try recording.addFrame(device)
  }

  // MARK: Views

  /// The wheels of the sheet, from left to right.
  private var wheels: [UIScrollView] {
    device.view("BottomBounce.date").map { device.scrollViews(in: $0) } ?? []
  }
}
