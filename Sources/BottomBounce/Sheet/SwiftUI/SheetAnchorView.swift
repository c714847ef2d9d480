import UIKit

/// The invisible view of a `bottomBounce` modifier.
final class SheetAnchorView: SheetSubview {
  /// Called when the view has moved to a window, or out of one.
  var onMove: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }
}
