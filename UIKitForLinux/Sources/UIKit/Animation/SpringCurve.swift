/// The motion of a mass on a damped spring from 0 to 1.
///
/// The solution of m·x″ + c·x′ + k·x = 0 for the distance x from the target. The mass, stiffness,
/// and damping determine the angular frequency ω = √(k/m) and the damping ratio ζ = c / (2·√(k·m)).
/// Below 1 the mass overshoots the target; at 1 it settles fastest.
package struct SpringCurve: Equatable, Sendable {
  /// The undamped angular frequency, in radians per second.
  package var frequency: Double
  /// The damping ratio.
  ///
  /// A spring with a ratio of 1 doesn't oscillate.
  package var dampingRatio: Double
  /// The initial velocity toward the target, in total distances per second.
  package var initialVelocity: Double

  /// The fraction of the distance below which a spring counts as settled.
  ///
  /// With this value, mass 1, stiffness 100, and damping 5 settle in about 2.85 seconds, as Apple
  /// documents.
  private static let rest = 0.00083

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = max(frequency, 1e-3)
    self.dampingRatio = max(dampingRatio, 0.01)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from physical values.
  ///
  /// - Parameter allowsOverdamping: A Boolean value that indicates whether more than critical
  ///   damping slows the spring down. By default, Core Animation doesn't allow that.
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1), initialVelocity: initialVelocity)
  }

  /// Creates a spring from the perceptual duration and bounce of iOS 17.
  ///
  /// The perceptual duration is the period of the undamped spring, ω = 2π / duration. The bounce is
  /// 1 - ζ or, if negative, given by ζ = 1 / (1 + bounce).
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-3),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  /// Creates a spring with a damping ratio that settles in a duration.
  package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.init(frequency: 1, dampingRatio: ratio, initialVelocity: initialVelocity)
    if initialVelocity == 0 {
      // Without an initial velocity, time scales with the frequency for all springs with the same
      // damping ratio.
      frequency = min(max(settlingDuration / max(duration, 1e-9), 1e-2), 1e5)
      return
    }
    // The settling time decreases with the stiffness, so bisection finds the stiffness.
    var (low, high) = (1e-2, 1e5)
    for _ in 0..<48 {
      let middle = (low * high).squareRoot()
      frequency = middle
      if settlingDuration > duration { low = middle } else { high = middle }
    }
  }

  /// Returns the position of the mass after some seconds: 0 at the start, 1 at the target, and more
  /// beyond it.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (w, z) = (frequency, dampingRatio)
    // The distance from the target starts at 1 and shrinks with the initial velocity.
    let velocity = -initialVelocity
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let swing = (velocity + z * w) / damped
      return 1 - exp(-z * w * time) * (cos(damped * time) + swing * sin(damped * time))
    }
    if z == 1 { return 1 - exp(-w * time) * (1 + (velocity + w) * time) }
    let root = w * (z * z - 1).squareRoot()
    let (fast, slow) = (-z * w - root, -z * w + root)
    let share = (velocity - slow) / (fast - slow)
    return 1 - (share * exp(fast * time) + (1 - share) * exp(slow * time))
  }

  /// The number of seconds until the spring counts as settled.
  package var settlingDuration: Double {
    let (w, z) = (frequency, dampingRatio)
    if z < 1 {
      // The envelope of the oscillation.
      let damped = w * (1 - z * z).squareRoot()
      let swing = (-initialVelocity + z * w) / damped
      let envelope = log((1 + swing * swing).squareRoot() / Self.rest) / (z * w)
      guard z > 0.9 else { return envelope }
      // A nearly critically damped spring is far below its envelope, so the time is reduced until
      // the spring visibly moves.
      var time = envelope
      let step = 1 / (20 * w)
      while time > step, !isAway(at: time - step) { time -= step }
      return time
    }
    return aperiodicSettling
  }

  /// The settling time of a spring that doesn't oscillate: the last time it's too far from the
  /// target, found by bisection.
  private var aperiodicSettling: Double {
    var curve = self
    curve.dampingRatio = max(dampingRatio, 1)
    var high = 1 / frequency
    while curve.isAway(at: high), high < 1e4 { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.isAway(at: middle) { low = middle } else { high = middle }
    }
    return high
  }

  private func isAway(at time: Double) -> Bool { abs(1 - value(at: time)) > Self.rest }
}
