import UIKit

/// A button whose tap target is larger than a background that is lower than 44 points.
final class HeaderButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(SheetMetrics.tapTarget - bounds.height, 0)
    return bounds.insetBy(dx: 0, dy: -missing / 2).contains(point)
  }
}
