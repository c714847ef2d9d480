/// A motion that approaches a target without oscillation: x(t) = target + (distance + slope · t) ·
/// e^(−rate · t).
///
/// With a slope of 0 it's deceleration by friction, otherwise a critically damped spring.
package struct DampedApproach: Equatable, Sendable {
  /// The scroll offset at which the motion ends.
  package let goal: CGFloat
  /// The initial distance from the target, in points.
  package let distance: CGFloat
  /// The slope in the equation, in points per second.
  package let slope: CGFloat
  /// The decay rate of the distance, as an exponent per second.
  package let rate: CGFloat

  package init(from start: CGFloat, velocity: CGFloat, to goal: CGFloat, rate: CGFloat) {
    self.goal = goal
    self.rate = max(rate, 1e-3)
    distance = start - goal
    let spring = velocity + self.rate * distance
    // A motion that only friction stops has exactly this velocity, except for rounding.
    slope = abs(spring) < 1e-6 * max(abs(velocity), 1) ? 0 : spring
  }

  package func value(at time: TimeInterval) -> CGFloat {
    goal + (distance + slope * time) * exp(-rate * time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    (slope - rate * (distance + slope * time)) * exp(-rate * time)
  }

  /// Returns the number of seconds until the motion stays within a tolerance of its target, in
  /// points.
  package func duration(within tolerance: CGFloat) -> TimeInterval {
    if slope == 0 {
      return abs(distance) <= tolerance ? 0 : log(abs(distance) / tolerance) / rate
    }
    // (|distance| + |slope| · t) · e^(−rate · t) is an upper bound of the remaining distance, and
    // decreases after its maximum.
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
