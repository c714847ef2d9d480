import UIKit

extension Panel {
  /// Lets an action sheet point at Cancel, or at the upper edge of the panel if Cancel isn't
  /// visible.
  ///
  /// UIKit raises an exception for an action sheet without a source on an iPad.
  func setSource(of popover: UIPopoverPresentationController?) {
    let cancel = header.cancelButton
    guard cancel.isHidden || cancel.window == nil else {
      popover?.sourceView = cancel
      popover?.sourceRect = cancel.bounds
      return
    }
    popover?.sourceView = view
    popover?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.minY, width: 1, height: 1)
  }
}
