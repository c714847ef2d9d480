extension UIView {
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let other = view ?? window else { return point }
    return layer.convert(point, from: other.layer)
  }

  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let other = view ?? window else { return point }
    return layer.convert(point, to: other.layer)
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let other = view ?? window else { return rect }
    return layer.convert(rect, from: other.layer)
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let other = view ?? window else { return rect }
    return layer.convert(rect, to: other.layer)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the layer has an area.
  ///
  /// A scale of 0 leaves none.
  final var hasArea: Bool {
    let transform = affineTransform()
    return transform.a * transform.d - transform.b * transform.c != 0
  }
}
