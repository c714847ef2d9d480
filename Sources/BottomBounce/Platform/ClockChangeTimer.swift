import UIKit

/// A timer that calls a closure after some seconds, and whenever the system clock or the day
/// changes.
@MainActor final class ClockChangeTimer {
  private var timer: OneShotTimer?
  private var clock: NotificationObserver?

  /// Starts the timer.
  ///
  /// It ends with `stop()`.
  init(after delay: TimeInterval, action: @escaping @MainActor () -> Void) {
    // A little late, so that the closure reads a clock that has passed the moment.
    timer = OneShotTimer(
      after: max(delay, 0) + 0.01, name: "the moment a limit changes", delaysSettling: false,
      action: action)
    clock = NotificationObserver(of: UIApplication.significantTimeChangeNotification, action)
  }

  /// Stops the timer.
  func stop() {
    timer?.stop()
    timer = nil
    clock = nil
  }
}
