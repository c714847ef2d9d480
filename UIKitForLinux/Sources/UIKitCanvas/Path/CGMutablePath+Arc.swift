public import Foundation

extension CGMutablePath {
  /// Adds an arc, with a straight line to its start if a subpath is open.
  ///
  /// Angles are in radians. As on iOS, `clockwise` refers to a coordinate system whose y-axis
  /// points up: on the screen, whose y-axis points down, `false` is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, startsSubpath: isEmpty, transform: transform)
  }

  /// Adds an arc of `delta` radians from `startAngle`.
  ///
  /// Positive is toward the y-axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta,
      startsSubpath: isEmpty, transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to
  /// `tangent2End`, with a straight line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let (length1, length2) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, length1 > 0, length2 > 0, abs(cross) > 1e-9 * length1 * length2 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (length1 * length2)
    let half = acos(min(max(cosine, -1), 1)) / 2
    // The distances from the corner to the tangent points and to the center of the circle.
    let touch = radius / tan(half)
    let from = CGPoint(
      x: tangent1End.x + first.dx / length1 * touch, y: tangent1End.y + first.dy / length1 * touch)
    let to = CGPoint(
      x: tangent1End.x + second.dx / length2 * touch,
      y: tangent1End.y + second.dy / length2 * touch)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x - side * first.dy / length1 * radius, y: from.y + side * first.dx / length1 * radius
    )
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: cross > 0,
      transform: transform)
  }

  func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    startsSubpath: Bool, transform: CGAffineTransform
  ) {
    var delta = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise {
      while delta > 0 { delta -= turn }
      delta = max(delta, -turn)
    } else {
      while delta < 0 { delta += turn }
      delta = min(delta, turn)
    }
    addArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta,
      startsSubpath: startsSubpath, transform: transform)
  }

  private func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, startsSubpath: Bool,
    transform: CGAffineTransform
  ) {
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    let start = point(startAngle)
    if startsSubpath {
      move(to: start, transform: place)
    } else if currentPoint != start.applying(place) {
      addLine(to: start, transform: place)
    }
    // A cubic curve approximates a quarter of a circle within 0.03 %. Longer arcs are split.
    let count = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / CGFloat(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<count where delta != 0 {
      let angle = startAngle + CGFloat(index) * step
      let (from, to) = (point(angle), point(angle + step))
      addCurve(
        to: to, control1: CGPoint(x: from.x - handle * from.y, y: from.y + handle * from.x),
        control2: CGPoint(x: to.x + handle * to.y, y: to.y - handle * to.x), transform: place)
    }
  }
}
