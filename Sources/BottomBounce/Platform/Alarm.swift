import UIKit

/// Calls a closure when some seconds have passed, and whenever the system's clock is set or its day changes.
@MainActor final class Alarm {
  private let action: @MainActor () -> Void
  // Written on the main actor only, and read once more when nobody else can hold the alarm.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?
  private var delay: Delay?
  #if os(Linux)
    private let device = Device.current
  #endif

  /// Waits until `stop()`.
  init(after delay: TimeInterval, action: @escaping @MainActor () -> Void) {
    self.action = action
    // A little late, so that the moment has come when the closure reads the clock.
    let delay = max(delay, 0) + 0.01
    self.delay = Delay(after: delay, holdsUpRest: false) { [weak self] in self?.action() }
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { self?.timeChanged() }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Calls no more.
  func stop() {
    delay?.stop()
    delay = nil
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  private func timeChanged() {
    #if os(Linux)
      // Each simulated device has a time of its own.
      guard Device.current === device else { return }
    #endif
    action()
  }
}
