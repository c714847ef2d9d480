import UIKit

/// Calls its closure at once, until it is released; a watch would be one frame late.
@MainActor final class ScrollObservation {
  #if os(Linux)
    private let observation: AnyObject
  #else
    private let observation: NSKeyValueObservation
  #endif

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
