import UIKit

/// Keeps a sheet on the frame of a host that scrolls, and in front of what the host adds.
@MainActor final class ScrollFollower {
  private weak var host: UIScrollView?
  private weak var sheet: UIView?
  private var observation: ScrollObservation?
  private var insets: UIEdgeInsets

  /// Follows until it is released.
  init(of host: UIScrollView, by sheet: UIView) {
    self.host = host
    self.sheet = sheet
    insets = host.safeAreaInsets
    observation = ScrollObservation(of: host) { [weak self] in self?.follow() }
  }

  private func follow() {
    guard let host, let sheet, sheet.superview === host else { return }
    UIView.performWithoutAnimation { sheet.frame = host.bounds }
    // Another safe area moves the content, and the sheet is not told.
    if host.safeAreaInsets != insets {
      insets = host.safeAreaInsets
      sheet.setNeedsLayout()
    }
    if host.subviews.last !== sheet { host.bringSubviewToFront(sheet) }
  }
}
