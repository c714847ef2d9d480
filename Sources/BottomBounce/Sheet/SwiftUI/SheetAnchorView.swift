import UIKit

final class SheetAnchorView: SheetSubview {
  /// Also called when the view has left its window.
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
  @MainActor func anchored(to anchor: UIView?) -> SheetConfiguration {
    var configuration = self
    if floatingStyle == .automatic, let anchor {
      configuration.floatingStyle = .anchored(to: anchor)
    }
    return configuration
  }
}
