import UIKit

/// Calls a closure once, some seconds from now, unless it is stopped before.
@MainActor final class Delay {
  #if os(Linux)
    private var timer: DeviceTimer?
  #else
    private var timer: Timer?
  #endif

  /// Waits from now on; a test that waits until the screen is at rest may leave the delay out.
  init(
    after delay: TimeInterval, holdsUpRest: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    #if os(Linux)
      timer = Device.current.schedule(after: delay, holdsUpRest: holdsUpRest, action)
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
