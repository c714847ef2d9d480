public import Foundation

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the transformed size, without translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    // No arrays are allocated, because every moving layer is transformed in every frame.
    func sorted(_ a: CGFloat, _ b: CGFloat) -> (low: CGFloat, high: CGFloat) {
      a <= b ? (a, b) : (b, a)
    }
    let (xs, ys) = (sorted(t.a * minX, t.a * maxX), sorted(t.c * minY, t.c * maxY))
    let (us, vs) = (sorted(t.b * minX, t.b * maxX), sorted(t.d * minY, t.d * maxY))
    let (left, right) = (xs.low + ys.low + t.tx, xs.high + ys.high + t.tx)
    let (top, bottom) = (us.low + vs.low + t.ty, us.high + vs.high + t.ty)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
