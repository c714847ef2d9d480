public import Foundation

extension CGPoint {
  /// Returns where the transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size that the transform makes of this one; its shift plays no part.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let xs = [t.a * minX, t.a * maxX].sorted()
    let ys = [t.c * minY, t.c * maxY].sorted()
    let us = [t.b * minX, t.b * maxX].sorted()
    let vs = [t.d * minY, t.d * maxY].sorted()
    let (left, right) = (xs[0] + ys[0] + t.tx, xs[1] + ys[1] + t.tx)
    let (top, bottom) = (us[0] + vs[0] + t.ty, us[1] + vs[1] + t.ty)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
