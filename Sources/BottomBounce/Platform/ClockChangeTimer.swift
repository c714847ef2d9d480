import UIKit

/// Calls a closure after some seconds, and whenever the clock or the day changes, until `stop()`.
@MainActor final class ClockChangeTimer {
  private var timer: OneShotTimer?
  private var clock: NotificationObserver?

  init(after delay: TimeInterval, action: @escaping @MainActor () -> Void) {
    // A little late, so that the closure reads a clock that has passed the moment.
    timer = OneShotTimer(
      after: max(delay, 0) + 0.01, name: "the moment a limit changes", delaysSettling: false,
      action: action)
    clock = NotificationObserver(of: UIApplication.significantTimeChangeNotification, action)
  }

  func stop() {
    timer?.stop()
    timer = nil
    clock = nil
  }
}
