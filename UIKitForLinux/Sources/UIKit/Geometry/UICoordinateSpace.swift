@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// The coordinate space of a screen, through which all others are converted.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.pointFromScreen(point)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.pointToScreen(point)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.rectFromScreen(rect)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.rectToScreen(rect)
  }
}

// For a view, Swift prefers these methods to those with a `UIView?` parameter, so they call the
// latter.
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return coordinateSpace.pointFromScreen(pointToScreen(point))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return pointFromScreen(coordinateSpace.pointToScreen(point))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.rectFromScreen(rectToScreen(rect))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return rectFromScreen(coordinateSpace.rectToScreen(rect))
  }
}

extension UICoordinateSpace {
  fileprivate var toScreen: CGAffineTransform {
    (self as? UIView)?.layer.transform(toAncestor: nil) ?? .identity
  }

  fileprivate func pointToScreen(_ point: CGPoint) -> CGPoint { point.applying(toScreen) }
  fileprivate func rectToScreen(_ rect: CGRect) -> CGRect { rect.applying(toScreen) }
  fileprivate func pointFromScreen(_ point: CGPoint) -> CGPoint {
    point.applying(toScreen.inverted())
  }
  fileprivate func rectFromScreen(_ rect: CGRect) -> CGRect { rect.applying(toScreen.inverted()) }
}
