internal import CCairo
public import Foundation

extension CGPath {
  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect {
    CGPath.box(around: elements.flatMap(\.points))
  }

  /// The bounding box of the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        points.append(point)
      case .line(let point):
        current = point
        points.append(point)
      case .quad(let control, let end):
        let (one, two) = CGPath.cubicControls(from: current, control: control, to: end)
        points += CGPath.extremes(from: current, one, two, to: end)
        current = end
      case .cubic(let one, let two, let end):
        points += CGPath.extremes(from: current, one, two, to: end)
        current = end
      case .close:
        current = start
      }
    }
    return CGPath.box(around: points)
  }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  ///
  /// - Parameter transform: A transform that is applied to the path first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 0, 0) else { return false }
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
    cairo_append(elements[...], to: cairo)
    cairo_identity_matrix(cairo)
    cairo_set_fill_rule(cairo, rule.cairoValue)
    return cairo_in_fill(cairo, Double(point.x), Double(point.y)) != 0
  }

  private static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the end of a cubic curve and its extrema in x and y.
  private static func extremes(
    from start: CGPoint, _ one: CGPoint, _ two: CGPoint, to end: CGPoint
  ) -> [CGPoint] {
    func point(at t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: p * start.x + q * one.x + r * two.x + s * end.x,
        y: p * start.y + q * one.y + r * two.y + s * end.y)
    }
    let turns =
      turningPoints(start.x, one.x, two.x, end.x) + turningPoints(start.y, one.y, two.y, end.y)
    return turns.map(point(at:)) + [end]
  }

  /// Returns the parameters, strictly between the ends, at which a cubic's derivative is zero.
  private static func turningPoints(
    _ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat
  ) -> [CGFloat] {
    let a = -p + 3 * q - 3 * r + s
    let b = 2 * (p - 2 * q + r)
    let c = q - p
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
