public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public final class CAMediaTimingFunction: NSObject {
  package let curve: CubicCurve

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Converts the float to the decimal it stands for, so that 0.42 is exactly 0.42.
    func decimal(_ value: Float) -> Double { (Double(value) * 1e6).rounded() / 1e6 }
    curve = CubicCurve(
      points: (
        min(max(decimal(c1x), 0), 1), decimal(c1y), min(max(decimal(c2x), 0), 1), decimal(c2y)
      ))
  }

  /// Returns the progress at a fraction of the duration.
  package func progress(at time: Double) -> Double { curve.progress(at: time) }
}

/// The control points of a timing function, as a value that can be sent to other threads.
package struct CubicCurve: Sendable {
  fileprivate let points: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// Returns the progress at a fraction of the duration.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if points.x1 == points.y1, points.x2 == points.y2 { return time }
    // Finds the parameter whose x is the time with Newton's method, and with bisection where that
    // leaves the range.
    var low = 0.0
    var high = 1.0
    var t = time
    for _ in 0..<48 {
      let x = Self.bezier(t, points.x1, points.x2) - time
      if abs(x) < 1e-10 { break }
      if x > 0 { high = t } else { low = t }
      let slope = Self.slope(t, points.x1, points.x2)
      let next = t - x / slope
      t = slope != 0 && next > low && next < high ? next : (low + high) / 2
    }
    return Self.bezier(t, points.y1, points.y2)
  }

  private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
