import UIKit

/// A timer that calls a closure once.
@MainActor final class OneShotTimer {
  #if os(Linux)
    private var timer: DeviceTimer?
  #else
    private var timer: Timer?
  #endif

  /// Starts the timer.
  ///
  /// - Parameters:
  ///   - delay: The seconds to wait.
  ///   - name: The purpose of the timer. On Linux a test that waits too long reports this name.
  ///   - delaysSettling: On Linux, whether a simulated device waits for the timer before it counts
  ///     as settled.
  ///   - action: The closure.
  init(
    after delay: TimeInterval, name: String, delaysSettling: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    #if os(Linux)
      timer = Device.current.schedule(
        after: delay, name: name, holdsUpRest: delaysSettling, action)
    #else
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated { action() }
      }
      // Also while the user scrolls.
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    #endif
  }

  /// Stops the timer.
  func stop() {
    #if os(Linux)
      timer?.cancel()
    #else
      timer?.invalidate()
    #endif
    timer = nil
  }
}
