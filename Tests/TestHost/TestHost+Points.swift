public import UIKit

extension TestHost {
  /// Taps a point of a view, in the view's coordinates; without touches the view is activated.
  public func tap(_ point: CGPoint, in view: UIView) {
    #if os(Linux)
      device.tap(at: view.convert(point, to: nil))
    #else
      _ = view.accessibilityActivate()
    #endif
  }
}
