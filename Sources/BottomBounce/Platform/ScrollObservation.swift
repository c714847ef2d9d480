import UIKit

/// An observation of a scroll view's content offset that calls a closure at once, until it is
/// released.
///
/// A watch would call it in the next turn of the main actor, one frame late.
@MainActor final class ScrollObservation {
  #if os(Linux)
    private let observation: AnyObject
  #else
    private let observation: NSKeyValueObservation
  #endif

  /// Starts to observe a scroll view.
  init(of scrollView: UIScrollView, _ onScroll: @escaping @MainActor () -> Void) {
    #if os(Linux)
      observation = scrollView.observeBounds(onScroll)
    #else
      // UIKit scrolls only on the main thread.
      observation = scrollView.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { onScroll() }
      }
    #endif
  }
}
