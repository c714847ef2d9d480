import UIKit

/// Calls a closure once, some seconds from now, unless it is stopped before.
@MainActor final class Delay {
  #if os(Linux)
    private var timer: DeviceTimer?
  #else
    private var timer: Timer?
  #endif

  /// Starts to wait.
  ///
  /// - Parameters:
  ///   - delay: The seconds to wait.
  ///   - name: What the delay is for. On Linux a test that waits for it too long reports this name.
  ///   - holdsUpRest: Whether a simulated device is not at rest before the delay is over.
  ///   - action: The closure.
  init(
    after delay: TimeInterval, name: String, holdsUpRest: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    #if os(Linux)
      timer = Device.current.schedule(
        after: delay, name: name, holdsUpRest: holdsUpRest, action)
    #else
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated { action() }
      }
      // Also while something is dragged.
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    #endif
  }

  /// Calls no more.
  func stop() {
    #if os(Linux)
      timer?.cancel()
    #else
      timer?.invalidate()
    #endif
    timer = nil
  }
}
