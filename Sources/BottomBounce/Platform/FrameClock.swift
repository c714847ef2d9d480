import UIKit

/// Calls a closure with the time in seconds once a frame, until it is stopped.
@MainActor final class FrameClock {
  private var link: CADisplayLink?

  /// Calls from the next frame on.
  init(_ onFrame: @escaping @MainActor (TimeInterval) -> Void) {
    #if os(Linux)
      let link = CADisplayLink { link in
        MainActor.assumeIsolated { onFrame(link.timestamp) }
      }
    #else
      let link = CADisplayLink(target: Target(onFrame), selector: #selector(Target.frame))
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Calls no more; has to be called, since the screen keeps the clock's link.
  func stop() {
    link?.invalidate()
    link = nil
  }

  #if !os(Linux)
    @MainActor private final class Target: NSObject {
      private let onFrame: @MainActor (TimeInterval) -> Void

      init(_ onFrame: @escaping @MainActor (TimeInterval) -> Void) {
        self.onFrame = onFrame
      }

      @objc func frame(_ link: CADisplayLink) {
        onFrame(link.timestamp)
      }
    }
  #endif
}
