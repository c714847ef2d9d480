public import UIKit

extension Simulator {
  /// The device's time in seconds since it was made.
  public var now: TimeInterval { system.clock.now }

  /// The device's date and time of day, which advance with its clock.
  ///
  /// A new device starts on Sunday, June 15, 2025, at 9:41 UTC. Setting the date posts
  /// `UIApplication.significantTimeChangeNotification`.
  ///
  /// `Date()` and `Date.now` do not know the device: they return the computer's date. In tests, pass this date
  /// instead, so that it agrees with what the device considers today:
  ///
  /// ```swift
  /// sheet.show(.date(device.date, maximum: .now), in: view) { _ in }
  /// ```
  public var date: Date {
    get { system.date }
    set {
      system.makeCurrent()
      system.date = newValue
    }
  }

  /// The seconds from one frame to the next: a sixtieth.
  public var frameInterval: TimeInterval { 1 / Self.framesPerSecond }

  private static let framesPerSecond = 60.0
  /// Far below a frame, far above the error of adding times.
  private static let tolerance = 1e-6

  /// Moves the clock, frame by frame.
  ///
  /// Frame k happens at exactly k ÷ 60 s, however the way there was cut up. A duration that ends
  /// between two frames leaves the clock there; what is due by then happens, no display link fires.
  public func advance(by duration: TimeInterval) {
    system.makeCurrent()
    let end = Self.snapped(system.clock.now + max(duration, 0))
    system.turn(isFrame: false)
    while system.clock.now < end {
      let frame = Self.frame(after: system.clock.now)
      system.clock.now = min(frame, end)
      system.turn(isFrame: frame <= end)
    }
  }

  /// Moves the clock frame by frame until the device is at rest.
  ///
  /// A device is at rest when no display link, no timer, and no animation that ends is left. Animations that repeat
  /// forever do not count.
  ///
  /// A device that is not at rest when the limit is reached is reported as a failure, with the names of what still
  /// runs. Call ``advance(by:)`` to move the clock by a given time.
  ///
  /// - Parameter limit: The most seconds to move the clock by. The default is 10, which is 600 frames.
  public func settle(limit: TimeInterval = 10) {
    if !moveUntilAtRest(until: system.clock.now + limit) { reportUnrest(after: limit) }
  }

  /// Moves the clock as `settle(limit:)` does, and lets tasks run until all of them wait.
  ///
  /// Waits for the tasks that the package counts as pending, and for tasks of the main actor that follow one another. A
  /// task of the package is also pending from the moment that the app resumes it. Tasks that wait for something outside,
  /// such as `Task.sleep`, run in real time and are not waited for.
  ///
  /// - Parameter limit: The most seconds to move the clock by. The default is 10, which is 600 frames.
  public func settle(limit: TimeInterval = 10) async {
    let end = system.clock.now + limit
    var quietRounds = 0
    var rounds = 0
    while quietRounds < Self.quietRounds {
      let activity = system.activity
      guard moveUntilAtRest(until: end), rounds < Self.roundLimit else {
        return reportUnrest(after: limit)
      }
      await Self.letTasksRun()
      rounds += 1
      let isQuiet = system.unrest.isEmpty && system.activity == activity
      quietRounds = isQuiet ? quietRounds + 1 : 0
    }
    system.makeCurrent()
  }

  /// Runs tasks of the main actor until all of them wait, without moving the clock.
  ///
  /// Use it to see the effect of a task while an animation is under way:
  ///
  /// ```swift
  /// device.tap(button)           // starts a task
  /// await device.runTasks()      // runs it
  /// device.advance(by: 0.1)      // moves the clock
  /// ```
  ///
  /// Layout and work for the next turn of the run loop happen, too. Tasks that wait for the clock, for another thread,
  /// or for something outside such as `Task.sleep` are not waited for. To move the clock until nothing is left to do,
  /// use `settle(limit:)`.
  public func runTasks() async {
    var quietRounds = 0
    for _ in 0..<Self.roundLimit where quietRounds < Self.quietRounds {
      await Self.letTasksRun()
      system.makeCurrent()
      quietRounds += 1
      if system.hasWorkForNextTurn || system.tree.needsLayout {
        quietRounds = 0
        system.turn(isFrame: false)
      }
    }
    if quietRounds < Self.quietRounds { reportUnrest(after: 0) }
  }

  /// How often in a row nothing may happen before a device is at rest.
  private static let quietRounds = 24
  /// How often tasks may run before those that are pending are reported.
  private static let roundLimit = 20_000

  /// Moves the clock until the device is at rest; false if it is not by the end.
  private func moveUntilAtRest(until end: TimeInterval) -> Bool {
    system.makeCurrent()
    system.turn(isFrame: false)
    while system.isBusy {
      guard system.clock.now < end else { return false }
      system.clock.now = Self.frame(after: system.clock.now)
      system.turn()
    }
    return true
  }

  private func reportUnrest(after limit: TimeInterval) {
    let reasons = system.unrest.joined(separator: ", ")
    DeviceScope.current.reportUnrest(
      "The device is not at rest after \(limit) s: \(reasons). Use advance(by:) to move the clock by a "
        + "given time, or end what still runs.")
  }

  /// Returns once every task that was ready has had its turn.
  ///
  /// The way back leads through the least urgent queue of the pool and the end of the main actor's, so
  /// that whatever was ready in either runs before. Nothing awaits that detour as a task: an awaited
  /// task inherits the urgency of who waits for it, and would overtake.
  package static func letTasksRun() async {
    await withCheckedContinuation { continuation in
      Task.detached(priority: .background) {
        await MainActor.run { continuation.resume() }
      }
    }
    await Task.yield()
  }

  private static func frame(after time: TimeInterval) -> TimeInterval {
    ((time * framesPerSecond + tolerance).rounded(.down) + 1) / framesPerSecond
  }

  /// The exact time of a frame where a time is one but for the error of adding up.
  private static func snapped(_ time: TimeInterval) -> TimeInterval {
    let frame = (time * framesPerSecond).rounded()
    return abs(time * framesPerSecond - frame) < tolerance ? frame / framesPerSecond : time
  }
}
