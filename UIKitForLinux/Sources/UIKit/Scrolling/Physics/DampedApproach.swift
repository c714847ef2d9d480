/// A motion that comes to rest at a place without swinging: x(t) = goal + (distance + slope · t) · e^(−rate · t).
///
/// With slope 0 it is what friction leaves of a velocity, otherwise a critically damped spring.
package struct DampedApproach: Equatable, Sendable {
  /// Where it comes to rest.
  package let goal: CGFloat
  /// The distance from the goal at the start, in points.
  package let distance: CGFloat
  /// In points a second.
  package let slope: CGFloat
  /// By what factor the distance shrinks, as an exponent a second.
  package let rate: CGFloat

  package init(from start: CGFloat, velocity: CGFloat, to goal: CGFloat, rate: CGFloat) {
    self.goal = goal
    self.rate = max(rate, 1e-3)
    distance = start - goal
    let spring = velocity + self.rate * distance
    // What friction stops has exactly this velocity, but for rounding.
    slope = abs(spring) < 1e-6 * max(abs(velocity), 1) ? 0 : spring
  }

  package func value(at time: TimeInterval) -> CGFloat {
    goal + (distance + slope * time) * exp(-rate * time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    (slope - rate * (distance + slope * time)) * exp(-rate * time)
  }

  /// Returns the seconds until the motion stays nearer to its goal than a tolerance, in points.
  package func duration(within tolerance: CGFloat) -> TimeInterval {
    if slope == 0 {
      return abs(distance) <= tolerance ? 0 : log(abs(distance) / tolerance) / rate
    }
    // (|distance| + |slope| · t) · e^(−rate · t) is never less than the distance left, and falls after its peak.
    func bound(_ time: TimeInterval) -> CGFloat {
      (abs(distance) + abs(slope) * time) * exp(-rate * time)
    }
    var low = max(1 / rate - abs(distance / slope), 0)
    guard bound(low) > tolerance else { return 0 }
    var high = low + 1 / rate
    while bound(high) > tolerance { high += 1 / rate }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bound(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
