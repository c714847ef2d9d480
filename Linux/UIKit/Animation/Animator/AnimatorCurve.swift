/// How far an animator's changes are at which fraction of its time.
package struct AnimatorCurve: Sendable {
  private let timing: CubicCurve?
  private let spring: SpringCurve?
  /// The seconds that it takes.
  package let duration: TimeInterval

  package init(
    timing: CubicCurve?, spring: SpringCurve? = nil, duration: TimeInterval
  ) {
    self.timing = timing
    self.spring = spring
    self.duration = max(duration, 0)
  }

  /// What timing parameters make of a duration.
  @MainActor init(_ parameters: (any UITimingCurveProvider)?, duration: TimeInterval) {
    let timing = parameters?.cubicTimingParameters?.timingFunction.curve
    guard let spring = parameters?.springTimingParameters?.curve(for: duration) else {
      let plain = CAMediaTimingFunction(name: .easeInEaseOut).curve
      self.init(timing: timing ?? plain, duration: duration)
      return
    }
    self.init(timing: timing, spring: spring.spring, duration: spring.duration)
  }

  /// Returns the same curve in another time; a spring becomes stiffer or softer.
  package func lasting(_ duration: TimeInterval) -> AnimatorCurve {
    var spring = spring
    if duration > 0 { spring?.frequency *= self.duration / duration }
    return AnimatorCurve(timing: timing, spring: spring, duration: duration)
  }

  /// Returns the progress at a fraction of the time; a spring may be beyond 1.
  package func progress(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    let time = timing?.progress(at: fraction) ?? fraction
    // A spring comes so near that nobody sees the rest; the end is the end all the same.
    guard let spring, time < 1 else { return time }
    return spring.value(at: time * duration)
  }

  /// Returns the first fraction of the time at which a progress is reached.
  package func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // Curves rise to their goal before they swing: the first step beyond, then by halving.
    let steps = 240
    let first = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress }
    guard let first else { return 1 }
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
