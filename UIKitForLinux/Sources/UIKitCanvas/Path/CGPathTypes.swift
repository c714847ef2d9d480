public import Foundation

/// Which places a path that crosses itself encloses.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path winds round, whatever the direction.
  case winding
  /// Those that a ray crosses an odd number of edges to reach.
  case evenOdd
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Square, at the end point.
  case butt
  /// Round, half the line's width beyond the end point.
  case round
  /// Square, half the line's width beyond the end point.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// A way to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill by the winding rule.
  case fill
  /// Fill by the even-odd rule.
  case eoFill
  /// Stroke.
  case stroke
  /// Fill by the winding rule, then stroke.
  case fillStroke
  /// Fill by the even-odd rule, then stroke.
  case eoFillStroke
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve; control point and end point.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and the end point.
  case addCurveToPoint
  /// A straight line to the start of the subpath; no point.
  case closeSubpath
}

/// One step of a path, with its points.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points, as many as the type says; valid only while the path is being walked.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
