/// The motion of a mass on a damped spring from 0 to 1.
///
/// The solution of m·x″ + c·x′ + k·x = 0 for the distance x from the goal. From mass, stiffness and damping
/// follow the angular frequency ω = √(k/m) and the damping ratio ζ = c / (2·√(k·m)): below 1 the mass swings
/// past its goal, at 1 it comes to rest soonest.
package struct SpringCurve: Equatable, Sendable {
  /// Radians a second, without damping.
  package var frequency: Double
  /// The damping ratio; 1 does not swing.
  package var dampingRatio: Double
  /// In whole distances a second, towards the goal.
  package var initialVelocity: Double

  /// The fraction of the distance at which a spring counts as at rest.
  ///
  /// Apple documents a settling time of about 2.85 seconds for mass 1, stiffness 100, damping 5, which this
  /// gives.
  private static let rest = 0.00083

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = max(frequency, 1e-3)
    self.dampingRatio = max(dampingRatio, 0.01)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from physical values.
  ///
  /// - Parameter allowsOverdamping: Whether more than critical damping slows the spring down. Core
  /// Animation doesn't allow that by default.
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

  /// A spring as Apple describes it since iOS 17.
  ///
  /// The perceptual duration is the period of the undamped spring, ω = 2π / duration; bounce is what the
  /// damping ratio lacks to 1, and where negative ζ = 1 / (1 + bounce).
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-3),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  /// The spring with a damping ratio that has come to rest after a duration.
  package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.init(frequency: 1, dampingRatio: ratio, initialVelocity: initialVelocity)
    if initialVelocity == 0 {
      // From rest every spring of this ratio moves alike, only faster: the time scales with the frequency.
      frequency = min(max(settlingDuration / max(duration, 1e-9), 1e-2), 1e5)
      return
    }
    // The stiffer, the sooner at rest: halve the interval until the time fits.
    var (low, high) = (1e-2, 1e5)
    for _ in 0..<48 {
      let middle = (low * high).squareRoot()
      frequency = middle
      if settlingDuration > duration { low = middle } else { high = middle }
    }
  }

  /// Returns how far the mass is after some seconds: 0 at the start, 1 at the goal, more beyond it.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (w, z) = (frequency, dampingRatio)
    // The distance from the goal is 1 at first and shrinks by the initial velocity.
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

  /// The seconds until the spring counts as at rest.
  package var settlingDuration: Double {
    let (w, z) = (frequency, dampingRatio)
    if z < 1 {
      // The envelope of the swinging.
      let damped = w * (1 - z * z).squareRoot()
      let swing = (-initialVelocity + z * w) / damped
      let envelope = log((1 + swing * swing).squareRoot() / Self.rest) / (z * w)
      guard z > 0.9 else { return envelope }
      // A spring that hardly swings lies far below its envelope: go back until it is seen to move.
      var time = envelope
      let step = 1 / (20 * w)
      while time > step, !isAway(at: time - step) { time -= step }
      return time
    }
    return aperiodicSettling
  }

  /// When a spring that does not swing is near enough; the last time that it is not, by halving.
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
