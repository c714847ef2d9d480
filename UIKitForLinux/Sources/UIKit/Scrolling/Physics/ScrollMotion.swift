/// The motion of content along one axis after a drag, as a function of time.
///
/// The motion is determined at its start, so it doesn't depend on the frame rate.
package struct ScrollMotion: Equatable, Sendable {
  private let approach: DampedApproach
  private var bounce: DampedApproach?
  private var timeOfBounce: TimeInterval = .infinity
  /// The exact offset at which the scroll motion ends.
  package private(set) var target: CGFloat
  /// The duration of the scroll motion in seconds; 0 if nothing moves.
  package private(set) var duration: TimeInterval

  /// The decay rate for content that bounces back from beyond its edge; an estimate.
  static let bounceRate: CGFloat = 10
  /// The decay rate for slow content that moves to a delegate's target; an estimate.
  static let settlingRate: CGFloat = 12
  /// The minimum speed of a finger that causes deceleration, in points per second; an estimate.
  static let minimumSpeed: CGFloat = 50

  private init(_ approach: DampedApproach, scale: CGFloat) {
    self.approach = approach
    target = approach.goal
    duration = approach.duration(within: 0.5 / scale)
  }

  /// Returns a scroll motion that stays at an offset.
  package static func rest(at offset: CGFloat) -> ScrollMotion {
    ScrollMotion(DampedApproach(from: offset, velocity: 0, to: offset, rate: 1), scale: 1)
  }

  /// Returns a motion that friction stops and that bounces at the edges of the content.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - rate: The friction: the velocity is multiplied by e^(−rate) each second.
  ///   - scale: The number of pixels per point. The motion ends on a whole pixel.
  package static func coasting(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat, axis: ScrollAxis, scale: CGFloat
  ) -> ScrollMotion {
    let goal = start + velocity / rate
    guard axis.contains(start) || axis.contains(goal) else {
      return ScrollMotion(
        DampedApproach(
          from: start, velocity: velocity, to: axis.clamped(start), rate: bounceRate),
        scale: scale)
    }
    guard axis.isScrollable, abs(velocity) >= minimumSpeed else {
      let end = axis.clamped(start)
      return end == start ? rest(at: start) : arriving(from: start, at: end, scale: scale)
    }
    if axis.contains(goal) {
      return arriving(
        from: start, velocity: velocity, at: axis.clamped(rounded(goal, scale)), rate: rate,
        scale: scale)
    }
    let end = axis.clamped(goal)
    var motion = ScrollMotion(
      DampedApproach(from: start, velocity: velocity, to: goal, rate: rate), scale: scale)
    let time = log((goal - start) / (goal - end)) / rate
    motion.target = end
    motion.duration = time
    if axis.bounces {
      let bounce = DampedApproach(
        from: end, velocity: motion.approach.velocity(at: time), to: end, rate: bounceRate)
      motion.bounce = bounce
      motion.timeOfBounce = time
      motion.duration += bounce.duration(within: 0.5 / scale)
    }
    return motion
  }

  /// Returns a motion that ends at a given target.
  ///
  /// It starts with a given velocity. A target before the natural end of the deceleration increases
  /// the friction. A target far beyond it, or in the opposite direction, leads to a spring.
  package static func arriving(
    from start: CGFloat, velocity: CGFloat = 0, at goal: CGFloat, rate: CGFloat = bounceRate,
    scale: CGFloat
  ) -> ScrollMotion {
    // The content is at the target already, so the motion stops.
    guard goal != start else { return rest(at: goal) }
    let stopping = velocity / (goal - start)
    var chosen = settlingRate
    if stopping > 0 {
      // The ratio of the target's distance to the natural distance.
      let stretch = rate / stopping
      chosen = max(stopping, stretch > 1 ? max(rate, settlingRate * (1 - 2 / stretch)) : 0)
      // Close to the natural end: a spring isn't needed for rounding to a row or pixel.
      if stretch > 1, stretch < 1.1 { chosen = stopping }
    }
    return ScrollMotion(
      DampedApproach(from: start, velocity: velocity, to: goal, rate: chosen), scale: scale)
  }

  package func offset(at time: TimeInterval) -> CGFloat {
    if time >= duration { return target }
    if let bounce, time >= timeOfBounce { return bounce.value(at: time - timeOfBounce) }
    return approach.value(at: max(time, 0))
  }

  /// Returns the velocity of the offset, in points per second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    if let bounce, time >= timeOfBounce { return bounce.velocity(at: time - timeOfBounce) }
    return approach.velocity(at: max(time, 0))
  }

  private static func rounded(_ offset: CGFloat, _ scale: CGFloat) -> CGFloat {
    (offset * scale).rounded() / scale
  }
}
