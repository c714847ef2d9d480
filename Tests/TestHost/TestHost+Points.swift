public import UIKit

extension TestHost {
  /// Taps a point in a view's coordinates.
  ///
  /// On iOS this activates the view instead.
  public func tap(_ point: CGPoint, in view: UIView) {
    #if os(Linux)
      if !Self.isLikeIOS { return device.tap(at: view.convert(point, to: nil)) }
    #endif
    _ = view.accessibilityActivate()
  }
}
