import UIKit

/// Calls a closure when some seconds have passed, and whenever the system's clock is set or its day changes.
@MainActor final class Alarm {
  private var delay: Delay?
  private var clock: Notice?

  /// Waits until `stop()`.
  init(after delay: TimeInterval, action: @escaping @MainActor () -> Void) {
    // A little late, so that the moment has come when the closure reads the clock.
    self.delay = Delay(
      after: max(delay, 0) + 0.01, name: "the moment a limit changes", holdsUpRest: false,
      action: action)
    clock = Notice(of: UIApplication.significantTimeChangeNotification, action)
  }

  /// Calls no more.
  func stop() {
    delay?.stop()
    delay = nil
    clock = nil
  }
}
