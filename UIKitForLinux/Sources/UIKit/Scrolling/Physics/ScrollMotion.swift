/// The motion of content in one direction after a drag, as a function from time to offset.
///
/// It is known as a whole from the beginning. Where it is at a time does not depend on how many frames
/// were shown before.
package struct ScrollMotion: Equatable, Sendable {
  private let approach: DampedApproach
  private var bounce: DampedApproach?
  private var timeOfBounce: TimeInterval = .infinity
  /// The offset at which it ends, exactly.
  package private(set) var target: CGFloat
  /// The seconds that it takes; 0 where nothing moves.
  package private(set) var duration: TimeInterval

  /// How fast content comes back from beyond its end, as an exponent a second; judged by eye.
  static let bounceRate: CGFloat = 10
  /// How fast content that hardly moves is brought to a place that a delegate asks for; judged by eye.
  static let settlingRate: CGFloat = 12
  /// Slower fingers set nothing going, in points a second; judged by eye.
  static let leastSpeed: CGFloat = 50

  private init(_ approach: DampedApproach, scale: CGFloat) {
    self.approach = approach
    target = approach.goal
    duration = approach.duration(within: 0.5 / scale)
  }

  /// A motion that stays where it is.
  package static func rest(at offset: CGFloat) -> ScrollMotion {
    ScrollMotion(DampedApproach(from: offset, velocity: 0, to: offset, rate: 1), scale: 1)
  }

  /// A motion that friction ends, and that the ends of the content turn back.
  ///
  /// - Parameters:
  ///   - velocity: The offset's, in points a second.
  ///   - rate: The friction: the velocity shrinks by e^(−rate) a second.
  ///   - scale: Pixels a point; the motion ends on a whole pixel.
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
    guard axis.isScrollable, abs(velocity) >= leastSpeed else {
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

  /// A motion that comes to rest at a place that somebody has chosen.
  ///
  /// It begins with the velocity that it is given. A place before the one where friction alone would end
  /// means more friction; one far beyond it, or behind, a spring.
  package static func arriving(
    from start: CGFloat, velocity: CGFloat = 0, at goal: CGFloat, rate: CGFloat = bounceRate,
    scale: CGFloat
  ) -> ScrollMotion {
    // At the goal already: whoever asked for that wants it to stop.
    guard goal != start else { return rest(at: goal) }
    let stopping = velocity / (goal - start)
    var chosen = settlingRate
    if stopping > 0 {
      // How many times as far as friction alone would let it go.
      let stretch = rate / stopping
      chosen = max(stopping, stretch > 1 ? max(rate, settlingRate * (1 - 2 / stretch)) : 0)
      // As good as the natural end: rounding to a row or pixel is not worth a spring.
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

  /// Returns the offset's velocity, in points a second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    if let bounce, time >= timeOfBounce { return bounce.velocity(at: time - timeOfBounce) }
    return approach.velocity(at: max(time, 0))
  }

  private static func rounded(_ offset: CGFloat, _ scale: CGFloat) -> CGFloat {
    (offset * scale).rounded() / scale
  }
}
