import UIKit

/// Content that scrolls, under a finger that may move the panel instead: then the content stays at its top.
@MainActor final class ScrollUnderFinger {
  private let scrollView: UIScrollView
  private var observation: ScrollObservation?
  private var handOver = ScrollHandOver()
  /// The finger's way so far.
  private var way: CGFloat = 0

  /// Content at its top, which the panel's recogniser has just taken the finger from.
  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observation = ScrollObservation(of: scrollView) { [weak self] in self?.pin() }
  }

  /// Whether the finger moves the panel, and not the content.
  var panelHasFinger: Bool { handOver.panelHasFinger }

  /// The panel's offset after the finger has moved.
  func offset(from offset: CGFloat, to way: CGFloat) -> CGFloat {
    let step = way - self.way
    self.way = way
    let place = handOver.offset(from: offset, by: step, isAtTop: Self.isAtTop(scrollView))
    pin()
    return place
  }

  /// Lets the content be; it does not go on by itself where the finger was the panel's.
  func end() {
    if panelHasFinger {
      // Its recogniser may have ended before the panel's, or not yet.
      let pan = scrollView.panGestureRecognizer
      pan.isEnabled = false
      pan.isEnabled = true
      scrollView.setContentOffset(top, animated: false)
    }
    observation = nil
  }

  private var top: CGPoint {
    CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
  }

  private func pin() {
    if panelHasFinger, scrollView.contentOffset != top { scrollView.contentOffset = top }
  }

  // MARK: Which content

  /// Whether content is at its top, or pulled beyond it.
  static func isAtTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
  }

  /// Whether a finger could scroll the content up or down.
  static func scrolls(_ scrollView: UIScrollView) -> Bool {
    let inset = scrollView.adjustedContentInset
    return scrollView.isScrollEnabled
      && scrollView.contentSize.height > scrollView.bounds.height - inset.top - inset.bottom
  }

  /// Whether a view, or one in it, scrolls up and down, and so can use any height.
  ///
  /// Wheels and what is in controls cannot, nor can a row.
  static func isFound(in view: UIView) -> Bool {
    if view is UIControl || view is UIPickerView || view is SuggestionRow { return false }
    return view is UIScrollView || view.subviews.contains { isFound(in: $0) }
  }
}
