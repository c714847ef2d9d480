public import UIKit

extension Simulator {
  /// The device's time in seconds since its creation.
  public var now: TimeInterval { system.clock.now }

  /// The device's date and time of day, which advance with its clock.
  ///
  /// A new device starts on Sunday, June 15, 2025, at 9:41 UTC. Setting the date posts
  /// `UIApplication.significantTimeChangeNotification`.
  ///
  /// `Date()` and `Date.now` return the computer's date, not the device's. In tests, pass this date
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

  /// The duration of a frame in seconds: one sixtieth.
  public var frameInterval: TimeInterval { 1 / Self.framesPerSecond }

  private static let framesPerSecond = 60.0
  /// Far below a frame, far above the rounding error of sums.
  private static let tolerance = 1e-6

  /// Advances the clock frame by frame.
  ///
  /// Frame k is at exactly k ÷ 60 s, regardless of the durations of the calls. A duration can end
  /// between two frames: timers that are due by then fire, but display links don't.
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

  /// Advances the clock frame by frame until the device is idle.
  ///
  /// A device is idle when it has no display link, no timer, and no finite animation. Animations
  /// that repeat forever don't count.
  ///
  /// If the device isn't idle at the limit, a test failure lists what is still running. To advance
  /// the clock by a given time, call ``advance(by:)``.
  ///
  /// - Parameter limit: The maximum time in seconds. The default is 10, which is 600 frames.
  public func settle(limit: TimeInterval = 10) {
    if !moveUntilAtRest(until: system.clock.now + limit) { reportBusyDevice(after: limit) }
  }

  /// Advances the clock like the synchronous `settle(limit:)`, and runs tasks until all of them are
  /// suspended.
  ///
  /// It waits for the tasks that the package counts as pending, and for successive tasks of the
  /// main actor. A task of the package is pending from the moment at which the app resumes it.
  /// Tasks that wait for something outside the device, such as `Task.sleep`, run in real time, and
  /// it doesn't wait for them.
  ///
  /// - Parameter limit: The maximum time in seconds. The default is 10, which is 600 frames.
  public func settle(limit: TimeInterval = 10) async {
    let end = system.clock.now + limit
    var quietRounds = 0
    var rounds = 0
    while quietRounds < Self.quietRounds {
      let activity = system.activity
      guard moveUntilAtRest(until: end), rounds < Self.roundLimit else {
        return reportBusyDevice(after: limit)
      }
      await Self.letTasksRun()
      rounds += 1
      let isQuiet = system.busyReasons.isEmpty && system.activity == activity
      quietRounds = isQuiet ? quietRounds + 1 : 0
    }
    system.makeCurrent()
  }

  /// Runs tasks of the main actor until all of them are suspended, without advancing the clock.
  ///
  /// Use it to see the effect of a task during an animation:
  ///
  /// ```swift
  /// device.tap(button)           // starts a task
  /// await device.runTasks()      // runs it
  /// device.advance(by: 0.1)      // advances the clock
  /// ```
  ///
  /// Layout and work scheduled for the next turn of the run loop are performed, too. It doesn't
  /// wait for tasks that wait for the clock, for another thread, or for something outside the
  /// device such as `Task.sleep`. To advance the clock until the device is idle, use
  /// `settle(limit:)`.
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
    if quietRounds < Self.quietRounds { reportBusyDevice(after: 0) }
  }

  /// The number of successive rounds without activity after which a device counts as idle.
  private static let quietRounds = 24
  /// The maximum number of rounds before pending tasks are reported.
  private static let roundLimit = 20_000

  /// Advances the clock until the device is idle; returns `false` if it isn't idle by `end`.
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

  private func reportBusyDevice(after limit: TimeInterval) {
    let reasons = system.busyReasons.joined(separator: ", ")
    DeviceScope.current.reportBusyDevice(
      "The device is not at rest after \(limit) s: \(reasons). Use advance(by:) to move the clock by a "
        + "given time, or end what still runs.")
  }

  /// Returns after every ready task has run.
  ///
  /// It passes through the queue with the lowest priority in the pool and then through the end of
  /// the main actor's queue, so all tasks that were ready in either run before. This detour isn't
  /// an awaited task, because an awaited task inherits the priority of its caller and would
  /// overtake the others.
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

  /// Returns the exact time of a frame, if a time differs from it only by a rounding error.
  private static func snapped(_ time: TimeInterval) -> TimeInterval {
    let frame = (time * framesPerSecond).rounded()
    return abs(time * framesPerSecond - frame) < tolerance ? frame / framesPerSecond : time
  }
}
