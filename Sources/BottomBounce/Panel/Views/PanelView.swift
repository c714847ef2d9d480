import UIKit
import ViewBuilding

/// Finds touched views where the user sees them, because UIKit looks for them at their final
/// positions, also during an animation.
final class PanelView: ClosureView {
  /// In points; 0 for a panel that leaves the screen, which needs no touches.
  private var remainingRise: CGFloat {
    guard let presented = layer.presentation(), let superview,
      layer.frame.minY < superview.bounds.maxY - 0.5
    else { return 0 }
    let distance = presented.frame.minY - layer.frame.minY
    return abs(distance) >= 0.5 ? distance : 0
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The floor is below the bounds.
    super.point(inside: point, with: event) || bounds.contains(visiblePoint(point))
      || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  var ignoresTouches: (@MainActor (UIView) -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = visibleHitTest(point, with: event)
    return hit.map { ignoresTouches?($0) == true ? self : $0 }
  }

  private func visibleHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let visible = visiblePoint(point)
    if bounds.contains(visible) { return super.hitTest(visible, with: event) }
    if visible.y >= point.y { return super.hitTest(point, with: event) }
    // Where the panel isn't visible yet, a touch has no effect. It must not dismiss the sheet,
    // because it can be the second tap on the button that presents the sheet.
    return super.hitTest(point, with: event) == nil ? nil : self
  }

  private func visiblePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: point.y - remainingRise)
  }
}
