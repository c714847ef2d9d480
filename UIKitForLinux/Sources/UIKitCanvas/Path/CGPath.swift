public import Foundation

/// An immutable path of lines and curves.
///
/// The subclass `CGMutablePath` is mutable.
public class CGPath: @unchecked Sendable {
  // Invariant behind `@unchecked`: only CGMutablePath's methods write `elements`, and a mutable
  // path is copied before it's shared.

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

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a rectangle with elliptical corners, given by their semi-axes.
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

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point, or the origin for an empty path.
  public var currentPoint: CGPoint { CGPath.currentPoint(after: elements) ?? .zero }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns an immutable transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transformed(by: transform?.pointee ?? .identity)
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// Returns a mutable transformed copy.
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

  /// Returns the control points of the cubic curve that equals a quadratic curve.
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
  /// Returns a Boolean value that indicates whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Hashes the elements.
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
