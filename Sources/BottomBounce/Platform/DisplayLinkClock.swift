import UIKit

/// A display link that calls a closure with the time in seconds once per frame.
@MainActor final class DisplayLinkClock {
  private var link: CADisplayLink?

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

  /// Always call it, because the screen retains the display link.
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
