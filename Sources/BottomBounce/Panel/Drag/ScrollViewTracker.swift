import UIKit

/// Keeps a scroll view at its top while a drag on it moves the panel.
@MainActor final class ScrollViewTracker {
  private let scrollView: UIScrollView
  private var observation: ScrollObservation?
  private var arbiter = ScrollPanArbiter()
  private var translation: CGFloat = 0

  /// Call it when the panel's recognizer has just begun.
  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observation = ScrollObservation(of: scrollView) { [weak self] in self?.keepAtTop() }
  }

  var movesPanel: Bool { arbiter.movesPanel }

  func offset(from offset: CGFloat, to translation: CGFloat) -> CGFloat {
    let step = translation - self.translation
    self.translation = translation
    let result = arbiter.offset(from: offset, by: step, isAtTop: scrollView.isAtTop)
    keepAtTop()
    return result
  }

  /// If the drag moved the panel, the scroll view doesn't decelerate.
  func end() {
    if movesPanel {
      // The scroll view's recognizer may end before or after the panel's.
      scrollView.panGestureRecognizer.cancelGesture()
      scrollView.setContentOffset(top, animated: false)
    }
    observation = nil
  }

  private var top: CGPoint {
    CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
  }

  private func keepAtTop() {
    if movesPanel, scrollView.contentOffset != top { scrollView.contentOffset = top }
  }
}
