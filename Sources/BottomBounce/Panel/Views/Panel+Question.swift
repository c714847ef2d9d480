import UIKit

extension Panel {
  /// Points at Cancel, or at the panel's upper edge: on an iPad, UIKit requires a source.
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
