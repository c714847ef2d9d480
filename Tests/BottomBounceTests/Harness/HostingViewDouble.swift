import UIKit

@testable import BottomBounce

/// A stand-in for a `UIHostingController`.
final class HostingControllerDouble: UIViewController, SwiftUIHosting {
  let hosting = HostingViewDouble()

  override func loadView() { view = hosting }
}

/// A stand-in for the view of a `UIHostingController`, with the behavior that developers reported.
///
/// - iOS 26 logs "Adding 'X' as a subview of UIHostingController.view is not supported and may result in a broken view
///   hierarchy" for every view that UIKit code adds (scenee/FloatingPanel#688).
/// - For VoiceOver the view is a container that has SwiftUI's elements only (cashapp/AccessibilitySnapshot#33).
final class HostingViewDouble: UIView {
  /// The views that were added, which is not supported.
  private(set) var unsupportedSubviews: [UIView] = []
  /// A stand-in for SwiftUI's own content.
  let content = UILabel()

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    unsupportedSubviews.append(subview)
  }

  override var accessibilityElements: [Any]? {
    get { [content] }
    set {}
  }
}
