/// What kind of curve a provider provides.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A Bézier curve of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring, the time of which runs by a Bézier curve.
  case composed = 3
}

/// Says how fast an animation goes at which time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a Bézier curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve over time.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let storedCurve: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)

  /// The system's default curve.
  public override init() {
    storedCurve = nil
    points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    storedCurve = curve
    points =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// A curve by its two inner control points; their x values lie within 0 … 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    storedCurve = nil
    points = (point1, point2)
    super.init()
  }

  /// Archives are not read on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Which of UIKit's curves it is; `.easeInOut` where it is none of them.
  open var animationCurve: UIView.AnimationCurve { storedCurve ?? .easeInOut }
  /// The first inner control point.
  open var controlPoint1: CGPoint { points.0 }
  /// The second inner control point.
  open var controlPoint2: CGPoint { points.1 }

  /// `.builtin` for one of UIKit's curves, `.cubic` for one of one's own.
  open var timingCurveType: UITimingCurveType { storedCurve == nil ? .cubic : .builtin }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(points.0.x), Float(points.0.y), Float(points.1.x), Float(points.1.y))
  }
}
