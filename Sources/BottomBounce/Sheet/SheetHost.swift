import UIKit

/// Where a sheet is in a view hierarchy: the view that it covers, and the view that it is a subview of.
///
/// The two differ where UIKit does not let an app add subviews to a view.
@MainActor struct SheetHost {
  /// The view that the sheet covers, and whose safe area it keeps to.
  private(set) weak var view: UIView?
  /// The view that has the sheet as a subview.
  private(set) weak var container: UIView?

  /// The place of a sheet that is to be shown in a view.
  init(_ view: UIView) {
    if let effectView = view as? UIVisualEffectView {
      // "Do not add subviews directly": UIKit raises an exception.
      (self.view, container) = (effectView.contentView, effectView.contentView)
    } else if view.next is any SwiftUIHosting, let superview = view.superview {
      // A subview of a hosting view is not supported by iOS 26, and not an element for VoiceOver.
      (self.view, container) = (view, superview)
    } else {
      (self.view, container) = (view, view)
    }
  }

  /// The frame of the sheet in the container.
  var frame: CGRect {
    guard let view, let container else { return .zero }
    return view === container ? view.bounds : container.convert(view.bounds, from: view)
  }

  /// The view whose safe area the sheet keeps to; nil where the sheet's own is the same.
  ///
  /// A scroll view that adjusts its content's inset has no safe area for its subviews.
  var safeAreaView: UIView? {
    view !== container || view is UIScrollView ? view : nil
  }
}
