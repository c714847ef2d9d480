import UIKit

/// The invisible view of a `bottomBounce` modifier.
final class SheetAnchorView: UIView {
  /// Called when the view has moved to a window, or out of one.
  var onMove: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("SheetAnchorView is made in code.")
    return nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }
}
