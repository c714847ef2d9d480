public import Foundation

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  ///
  /// Without a subpath, it has no effect.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a new subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a quadratic curve.
  ///
  /// Without a subpath, it has no effect.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    elements.append(.quad(control.applying(transform), end.applying(transform)))
  }

  /// Adds a cubic curve.
  ///
  /// Without a subpath, it has no effect.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    elements.append(
      .cubic(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in a rectangle, as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false,
      startsSubpath: true, transform: unit.concatenating(transform))
    closeSubpath()
  }

  /// Adds a rectangle with elliptical corners, given by their semi-axes.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    for (x, y, angle) in [
      (rect.maxX - width, rect.maxY - height, CGFloat(0)),
      (rect.minX + width, rect.maxY - height, .pi / 2),
      (rect.minX + width, rect.minY + height, .pi),
      (rect.maxX - width, rect.minY + height, .pi * 3 / 2),
    ] {
      addArc(
        center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: false,
        startsSubpath: false,
        transform: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
          .concatenating(transform))
    }
    closeSubpath()
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.map { $0.applying(transform) } }
  }

  /// Closes the subpath with a straight line.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }
}
