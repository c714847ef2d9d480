public import Foundation

/// The rules that define the inside of a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding number rule.
  case winding
  /// The even-odd rule.
  case evenOdd
}

/// The shapes of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Square, ending at the end point.
  case butt
  /// Round, extended by half the line width.
  case round
  /// Square, extended by half the line width.
  case square
}

/// The shapes of the joint between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter
  /// A round corner.
  case round
  /// A beveled corner.
  case bevel
}

/// A way to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill
  /// Fills with the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills with the winding rule, then strokes.
  case fillStroke
  /// Fills with the even-odd rule, then strokes.
  case eoFillStroke
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint
  /// A straight line, with one point.
  case addLineToPoint
  /// A quadratic curve, with its control point and end point.
  case addQuadCurveToPoint
  /// A cubic curve, with two control points and the end point.
  case addCurveToPoint
  /// A straight line to the start of the subpath, without points.
  case closeSubpath
}

/// An element of a path, with its points.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points.
  ///
  /// Their number depends on the type. They are valid only during the enumeration of the path.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
