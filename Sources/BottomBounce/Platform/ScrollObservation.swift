import UIKit

/// Tells of every new offset of a scroll view, at once, until it is released.
///
/// A watch would tell on the main actor's next turn, and what follows the content would lag behind.
@MainActor final class ScrollObservation {
  #if os(Linux)
    private let observation: AnyObject
  #else
    private let observation: NSKeyValueObservation
  #endif

  /// Tells a closure.
  init(of scrollView: UIScrollView, _ onScroll: @escaping @MainActor () -> Void) {
    #if os(Linux)
      observation = scrollView.observeBounds(onScroll)
    #else
      // UIKit scrolls on the main thread only.
      observation = scrollView.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { onScroll() }
      }
    #endif
  }
}
