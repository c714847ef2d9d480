import UIKit
import UIKitSimulator

/// Uses a simulated device like a user: touches it, waits, and records the screen.
@MainActor final class Player {
  let device: Simulator
  /// The recording so far.
  private(set) var recording: Recording
  /// The last finger on the screen.
  private var finger: Finger?
  private var liftTime: TimeInterval?

  /// Creates a player that shows a view controller on a device in a language.
  init(_ controller: UIViewController, language: String, recordsMovie: Bool = false) {
    recording = Recording(hasMovie: recordsMovie)
    var model = DeviceModel.iPhone16
    // The resolution is sufficient for a movie, with half the pixels.
    model.scale = 2
    device = Simulator(model, locale: Locale(identifier: language))
    device.window.rootViewController = controller
  }

  /// Writes a line into the transcript.
  func note(_ event: String) { recording.note(event, on: device) }

  /// Saves the current screen at full size.
  func keep(_ name: String) throws {
    device.advanceToVisibleCaret()
    try recording.keep(name, of: device)
  }

  // MARK: Cuts

  /// Shows another screen from the next frame on.
  func cut(
    to controller: UIViewController, locale: String = "en_US",
    appearance: UIUserInterfaceStyle = .light, systemVersion: String = "18.0"
  ) async {
    device.system.systemVersion = systemVersion
    device.settings.locale = Locale(identifier: locale)
    device.appearance = appearance
    device.window.rootViewController = controller
    await settleOffCamera()
  }

  /// Waits until the device is idle, without recording.
  func settleOffCamera() async {
    let start = device.now
    await device.settle()
    recording.skip(device.now - start)
  }

  // MARK: Fingers

  /// Taps a view with an identifier.
  func tap(_ identifier: String, _ event: String) async throws {
    guard let view = device.view(identifier) else { throw StoryProblem.notFound(identifier) }
    try await tap(view, event)
  }

  func tap(_ view: UIView, _ event: String) async throws {
    note(event)
    touchDown(at: device.middle(of: view))
    try await pass(0.1)
    lift()
  }

  /// Drags a wheel of the sheet, counted from the left, and lifts the finger while it's moving.
  func turn(wheel index: Int, by distance: CGFloat, over duration: TimeInterval)
    async throws
  {
    let wheels = wheels
    guard wheels.indices.contains(index) else { throw StoryProblem.notFound("wheel \(index)") }
    try await drag(from: device.middle(of: wheels[index]), by: distance, over: duration)
  }

  /// Drags the header of the sheet.
  func dragPanel(by distance: CGFloat, over duration: TimeInterval) async throws {
    guard let panel = device.view("BottomBounce.panel") else {
      throw StoryProblem.notFound("BottomBounce.panel")
    }
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
    try await drag(from: start, by: distance, over: duration)
  }

  /// Drags up or down, and lifts the finger while it's moving or after a pause.
  func drag(
    from start: CGPoint, by distance: CGFloat, over duration: TimeInterval, thenHolds: Bool = false
  ) async throws {
    let finger = touchDown(at: start)
    let steps = max(Int((duration * Recording.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      finger.move(
        to: CGPoint(x: start.x, y: start.y + distance * fraction),
        over: 1 / Recording.framesPerSecond)
      try await recordFrame()
    }
    if thenHolds { try await pass(0.2) }
    lift()
  }

  @discardableResult private func touchDown(at point: CGPoint) -> Finger {
    let finger = device.touchDown(at: point)
    self.finger = finger
    liftTime = nil
    return finger
  }

  private func lift() {
    finger?.lift()
    liftTime = device.now
  }

  /// The mark of the finger, which fades out after the finger is lifted.
  private var dot: Movie.Dot? {
    guard let finger else { return nil }
    let opacity = liftTime.map { 1 - (device.now - $0) / 0.25 } ?? 1
    return opacity > 0 ? Movie.Dot(place: finger.place, opacity: opacity) : nil
  }

  /// Waits until all wheels have stopped.
  func untilRest() async throws {
    var offsets: [CGPoint] = []
    for _ in 0..<150 {
      let before = offsets
      try await pass(0.1)
      offsets = wheels.map(\.contentOffset)
      if offsets == before { break }
    }
  }

  // MARK: Time

  /// Advances the time and records the screen.
  func pass(_ duration: TimeInterval) async throws {
    let end = device.now + duration
    while device.now < end - 1e-6 {
      device.advance(by: min(1 / Recording.framesPerSecond, end - device.now))
      try await recordFrame()
    }
  }

  private func recordFrame() async throws {
    // Runs main-actor work, such as reading the value, and work that it starts.
    for _ in 0..<4 { await Simulator.letTasksRun() }
    try recording.addFrame(device, dot)
  }

  // MARK: Views

  /// The wheels of the sheet, from left to right.
  private var wheels: [UIScrollView] {
    device.view("BottomBounce.date").map { device.scrollViews(in: $0) } ?? []
  }
}
