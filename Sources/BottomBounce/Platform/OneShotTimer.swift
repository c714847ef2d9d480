import UIKit

@MainActor final class OneShotTimer {
  #if os(Linux)
    private var timer: DeviceTimer?
  #else
    private var timer: Timer?
  #endif

  /// `name` and `delaysSettling` are for tests on Linux, where a device is simulated.
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

  func stop() {
    #if os(Linux)
      timer?.cancel()
    #else
      timer?.invalidate()
    #endif
    timer = nil
  }
}
