import UIKit
import ViewBuilding

/// Notices turns of a wheel that ends on the same row, which pickers don't report.
@MainActor final class WheelTurnObserver: NSObject, UIGestureRecognizerDelegate {
  init(of picker: UIView, _ action: @escaping @MainActor (CGPoint) -> Void) {
    super.init()
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    pan.delegate = self
    picker.addGestureRecognizer(pan) { pan in
      guard pan.state == .ended else { return }
      let (end, way) = (pan.location(in: pan.view), pan.translation(in: pan.view))
      action(CGPoint(x: end.x - way.x, y: end.y - way.y))
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
