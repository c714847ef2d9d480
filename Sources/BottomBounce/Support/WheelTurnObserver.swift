import UIKit
import ViewBuilding

/// Notices that the user turns a wheel, even if it comes to rest on the same row.
///
/// Pickers report only another row.
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
