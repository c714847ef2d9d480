import UIKit

/// Calls a closure when some seconds have passed, and whenever the system's clock is set or its day changes.
@MainActor final class Alarm {
  private let action: @MainActor () -> Void
  // Written on the main actor only, and read once more when nobody else can hold the alarm.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?
  #if os(Linux)
    private let device = Device.current
    private var timer: DeviceTimer?
  #else
    private var timer: Timer?
  #endif

  /// Waits until `stop()`.
  init(after delay: TimeInterval, action: @escaping @MainActor () -> Void) {
    self.action = action
    // A little late, so that the moment has come when the closure reads the clock.
    let delay = max(delay, 0) + 0.01
    #if os(Linux)
      timer = device.schedule(after: delay, holdsUpRest: false) { [weak self] in self?.action() }
    #else
      let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.action() }
      }
      // Also while a wheel is dragged.
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    #endif
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
    #if os(Linux)
      timer?.cancel()
    #else
      timer?.invalidate()
    #endif
    timer = nil
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
