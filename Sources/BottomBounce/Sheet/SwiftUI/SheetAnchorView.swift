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

extension SheetConfiguration {
  /// Returns the options of a sheet for which a view of SwiftUI asks, such as the row of a list.
  @MainActor func anchored(to anchor: UIView?) -> SheetConfiguration {
    var configuration = self
    if floatingStyle == .automatic, let anchor {
      configuration.floatingStyle = .anchored(to: anchor)
    }
    return configuration
  }
}
