import Testing
import UIKit
import UIKitSimulator

extension Checks {
  static let motion: [String: Check] = [
    "motion.implicit": {
      let device = Simulator()
      let layer = CALayer()
      device.window.layer.addSublayer(layer)
      device.settle()
      layer.opacity = 0
      return figure(try #require(layer.animation(forKey: "opacity")).duration)
    },
    "motion.ease-in": { curve(.easeIn, [0.42, 0, 1, 1]) },
    "motion.ease-out": { curve(.easeOut, [0, 0, 0.58, 1]) },
    "motion.ease-in-out": { curve(.easeInEaseOut, [0.42, 0, 0.58, 1]) },
    "motion.default": { curve(.default, [0.25, 0.1, 0.25, 1]) },
  ]

  /// Returns the control points, if the curve with that name matches them.
  private static func curve(_ name: CAMediaTimingFunctionName, _ points: [Float]) -> String {
    let named = CAMediaTimingFunction(name: name)
    let expected = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    for time in stride(from: 0, through: 1, by: 0.05)
    where abs(named.progress(at: time) - expected.progress(at: time)) > 1e-6 {
      return "at \(named.progress(at: time)) after \(time)"
    }
    return points.map { figure(CGFloat($0)) }.joined(separator: ", ")
  }
}
