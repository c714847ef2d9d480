/// Work that waits for a moment on a device's clock, until it is done or cancelled.
@MainActor package final class DeviceTimer {
  package let fireTime: CFTimeInterval
  /// The purpose of the timer, for reports of devices that don't become idle.
  package let name: String
  /// Whether a screen is not at rest before the timer has fired; false for what repeats for ever.
  fileprivate let holdsUpRest: Bool
  fileprivate var work: (@MainActor () -> Void)?

  fileprivate init(
    fireTime: CFTimeInterval, name: String, holdsUpRest: Bool,
    work: @escaping @MainActor () -> Void
  ) {
    self.fireTime = fireTime
    self.name = name
    self.holdsUpRest = holdsUpRest
    self.work = work
    LiveObjects.register(self)
  }

  /// Whether it will still fire.
  package var isPending: Bool { work != nil }

  package var isAwaited: Bool { holdsUpRest && isPending }

  /// Lets the closure go without running it.
  package func cancel() {
    work = nil
  }
}

extension Device {
  /// Runs a closure in the first turn that is `delay` seconds from now or later.
  ///
  /// - Parameters:
  ///   - delay: The seconds to wait.
  ///   - name: What the timer is for; the file that schedules it by default.
  ///   - holdsUpRest: Whether the device is not at rest before the timer fires.
  ///   - work: The closure.
  /// - Returns: The timer, which can be cancelled.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, name: String = #fileID, holdsUpRest: Bool = true,
    _ work: @escaping @MainActor () -> Void
  ) -> DeviceTimer {
    let timer = DeviceTimer(
      fireTime: clock.now + delay, name: name, holdsUpRest: holdsUpRest, work: work)
    timers.append(timer)
    return timer
  }

  /// Runs what is due, earliest first, what was scheduled first among equals.
  func fireTimers() {
    guard !timers.isEmpty else { return }
    timers.removeAll { !$0.isPending }
    let due = timers.filter { $0.fireTime <= clock.now + 1e-9 }
    timers.removeAll { $0.fireTime <= clock.now + 1e-9 }
    // Not stable by promise, hence the place as the second key.
    let ordered = due.enumerated().sorted {
      ($0.element.fireTime, $0.offset) < ($1.element.fireTime, $1.offset)
    }
    for (_, timer) in ordered {
      let work = timer.work
      timer.work = nil
      work?()
    }
  }
}
