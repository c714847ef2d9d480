public import Foundation

/// Lines and curves that enclose or trace a shape.
///
/// A `CGPath` never changes; only its subclass `CGMutablePath` does.
public class CGPath: @unchecked Sendable {
  // Invariant behind `@unchecked`: `elements` is written only by CGMutablePath's methods, and a
  // mutable path stays with whoever builds it; what is handed on is a copy.

  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  package final var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates the ellipse that touches a rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a rectangle whose corners are quarters of an ellipse, given by its half axes.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has got to; the origin for an empty path.
  public var currentPoint: CGPoint { CGPath.currentPoint(after: elements) ?? .zero }

  /// Returns a path that does not change with this one.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a transformed path that does not change with this one.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transformed(by: transform?.pointee ?? .identity)
  }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// Returns a transformed copy that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self, transform: transform?.pointee ?? .identity)
    return path
  }

  /// Calls a block with each element from first to last.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          var step = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
          block(&step)
        }
      }
    }
  }

  package func transformed(by transform: CGAffineTransform) -> CGPath? {
    CGPath(elements: elements.map { $0.map { $0.applying(transform) } })
  }

  static func currentPoint(after elements: [Element]) -> CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point):
      return point
    case .close:
      for case .move(let point) in elements.reversed() { return point }
      return nil
    case nil:
      return nil
    }
  }

  /// The two control points of the cubic curve that is the same as a quadratic one.
  static func cubicControls(
    from start: CGPoint, control: CGPoint, to end: CGPoint
  ) -> (CGPoint, CGPoint) {
    func twoThirds(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return (twoThirds(from: start), twoThirds(from: end))
  }
}

extension CGPath: Hashable {
  /// Whether both have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Feeds the elements into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension CGPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func map(_ change: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let control, let end): .quad(change(control), change(end))
    case .cubic(let one, let two, let end): .cubic(change(one), change(two), change(end))
    case .close: .close
    }
  }
}
