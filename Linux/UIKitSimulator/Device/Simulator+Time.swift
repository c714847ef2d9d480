public import UIKit

extension Simulator {
  /// The device's time in seconds since it was made.
  public var now: TimeInterval { device.clock.now }

  /// The date and time of day, which go on with the clock; a new one is told as a significant change.
  ///
  /// Sunday, 15 June 2025, 9:41 in UTC at first.
  public var date: Date {
    get { device.date }
    set {
      device.makeCurrent()
      device.date = newValue
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
    device.makeCurrent()
    let end = Self.snapped(device.clock.now + max(duration, 0))
    device.turn(isFrame: false)
    while device.clock.now < end {
      let frame = Self.frame(after: device.clock.now)
      device.clock.now = min(frame, end)
      device.turn(isFrame: frame <= end)
    }
  }

  /// Moves the clock until nothing on the screen moves by itself and no work is waiting.
  ///
  /// Stops after `limit` seconds, so that what repeats for ever does not hold it up.
  public func settle(limit: TimeInterval = 10) {
    device.makeCurrent()
    let end = device.clock.now + limit
    device.turn(isFrame: false)
    while device.isBusy, device.clock.now < end {
      device.clock.now = Self.frame(after: device.clock.now)
      device.turn()
    }
  }

  /// Moves the clock as `settle(limit:)` does, and lets tasks run until all of them wait.
  ///
  /// It waits for the tasks that wait for this device or for each other. What waits for something
  /// outside, such as `Task.sleep`, runs on real time, which this does not.
  public func settle(limit: TimeInterval = 10) async {
    let end = device.clock.now + limit
    var quietRounds = 0
    while quietRounds < 24, device.clock.now <= end {
      let before = device.activity
      settleNow(limit: max(end - device.clock.now, 0))
      await Self.letTasksRun()
      device.makeCurrent()
      let isQuiet = !device.isBusy && device.activity == before
      quietRounds = isQuiet ? quietRounds + 1 : 0
    }
    settleNow(limit: 0)
  }

  // Inside an asynchronous function overload resolution prefers the asynchronous form.
  private func settleNow(limit: TimeInterval) { settle(limit: limit) }

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
