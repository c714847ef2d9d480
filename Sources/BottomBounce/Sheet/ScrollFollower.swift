import UIKit

/// Keeps a sheet on the frame of a host that scrolls, and in front of what the host adds.
@MainActor final class ScrollFollower {
  private weak var host: UIScrollView?
  private weak var sheet: UIView?
  private var observation: ScrollObservation?

  /// Follows until it is released.
  init(of host: UIScrollView, by sheet: UIView) {
    self.host = host
    self.sheet = sheet
    observation = ScrollObservation(of: host) { [weak self] in self?.follow() }
  }

  private func follow() {
    guard let host, let sheet, sheet.superview === host else { return }
    UIView.performWithoutAnimation { sheet.frame = host.bounds }
    if host.subviews.last !== sheet { host.bringSubviewToFront(sheet) }
  }
}
