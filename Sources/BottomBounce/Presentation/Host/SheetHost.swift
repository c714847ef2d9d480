import UIKit

/// The view that a sheet covers, and the sheet's superview if UIKit allows no subviews there.
@MainActor struct SheetHost {
  private(set) weak var view: UIView?
  private(set) weak var container: UIView?

  init(_ view: UIView) {
    if let effectView = view as? UIVisualEffectView {
      // UIKit raises an exception for subviews of an effect view.
      (self.view, container) = (effectView.contentView, effectView.contentView)
    } else if view.next is any SwiftUIHosting, let superview = view.superview {
      // iOS 26 doesn't support subviews of a hosting view, and VoiceOver doesn't find them.
      (self.view, container) = (view, superview)
    } else {
      (self.view, container) = (view, view)
    }
  }

  var frame: CGRect {
    guard let view, let container else { return .zero }
    return view === container ? view.bounds : container.convert(view.bounds, from: view)
  }

  /// `nil` if the sheet's own is the same; a scroll view may have no safe area for its subviews.
  var safeAreaView: UIView? {
    view !== container || view is UIScrollView ? view : nil
  }
}
