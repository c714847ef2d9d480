import UIKit

/// Keeps a sheet on the visible part of a scrolling host view, in front of its other subviews.
@MainActor final class ScrollFollower {
  private weak var host: UIScrollView?
  private weak var sheet: UIView?
  private var observation: ScrollObservation?
  private var insets: UIEdgeInsets

  init(of host: UIScrollView, by sheet: UIView) {
    self.host = host
    self.sheet = sheet
    insets = host.safeAreaInsets
    observation = ScrollObservation(of: host) { [weak self] in self?.follow() }
  }

  private func follow() {
    guard let host, let sheet, sheet.superview === host else { return }
    UIView.performWithoutAnimation { sheet.frame = host.bounds }
    // UIKit doesn't notify the sheet when the safe area of the scroll view changes.
    if host.safeAreaInsets != insets {
      insets = host.safeAreaInsets
      sheet.setNeedsLayout()
    }
    if host.subviews.last !== sheet { host.bringSubviewToFront(sheet) }
  }
}
