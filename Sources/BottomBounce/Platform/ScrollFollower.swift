import UIKit

/// Keeps a sheet on the frame of a host that scrolls, and in front of what the host adds.
///
/// It follows at once: a watch, which tells on the main actor's next turn, would let the sheet lag behind.
@MainActor final class ScrollFollower {
  private weak var host: UIScrollView?
  private weak var sheet: UIView?
  #if os(Linux)
    private var observation: AnyObject?
  #else
    private var observation: NSKeyValueObservation?
  #endif

  /// Follows until it is released.
  init(of host: UIScrollView, by sheet: UIView) {
    self.host = host
    self.sheet = sheet
    #if os(Linux)
      observation = host.observeBounds { [weak self] in self?.follow() }
    #else
      // UIKit scrolls on the main thread only.
      observation = host.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.follow() }
      }
    #endif
  }

  private func follow() {
    guard let host, let sheet, sheet.superview === host else { return }
    UIView.performWithoutAnimation { sheet.frame = host.bounds }
    if host.subviews.last !== sheet { host.bringSubviewToFront(sheet) }
  }
}
