/// A closure that is scheduled for a time of a device's clock, until it has run or is canceled.
@MainActor package final class DeviceTimer {
  package let fireTime: CFTimeInterval
  /// The purpose of the timer, for reports of devices that don't become idle.
  package let name: String
  /// A Boolean value that indicates whether the device isn't idle before the timer has fired;
  /// `false` for work that repeats forever.
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

  /// A Boolean value that indicates whether the timer is scheduled.
  package var isPending: Bool { work != nil }

  package var isAwaited: Bool { holdsUpRest && isPending }

  /// Releases the timer's closure without calling it.
  package func cancel() {
    work = nil
  }
}

extension Device {
  /// Calls a closure in the first turn of the run loop at least `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - delay: The seconds to wait.
  ///   - name: The purpose of the timer. The default is the file that schedules it.
  ///   - holdsUpRest: A Boolean value that indicates whether the device isn't idle before the timer
  ///   has fired.
  ///   - work: The closure.
  /// - Returns: The timer, which can be canceled.
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

  /// Fires the due timers in order of their times, and of scheduling if these are equal.
  func fireTimers() {
    guard !timers.isEmpty else { return }
    timers.removeAll { !$0.isPending }
    let due = timers.filter { $0.fireTime <= clock.now + 1e-9 }
    timers.removeAll { $0.fireTime <= clock.now + 1e-9 }
    // The sort isn't guaranteed to be stable, so the index is the second key.
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
