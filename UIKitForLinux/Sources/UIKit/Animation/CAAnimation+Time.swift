extension CAAnimation {
  /// The position of an animation within its repetitions.
  package struct Phase {
    /// The number of completed repetitions, each including any reversed run.
    package var completedRuns: Int
    /// The progress of the current run from 0 to 1, before the timing function.
    package var fraction: Double
  }

  /// The total duration of all repetitions, in the animation's local time.
  private var totalDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The layer's local time at which the animation ends, or infinity if it never ends by itself.
  package var endTime: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + totalDuration / Double(abs(speed))
  }

  /// Returns the phase at a local time of the layer, or `nil` if the animation has no effect then.
  package func phase(at time: CFTimeInterval) -> Phase? {
    let total = totalDuration
    var active = (time - beginTime) * Double(abs(speed))
    // Times are sums of frame intervals, so the end is reached only within a rounding error.
    let tolerance = 1e-9
    if active < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      active = 0
    } else if active > total + tolerance {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      active = total
    } else {
      active = min(active, total)
    }
    if speed < 0 { active = total - active }
    let isAtEnd = active >= total - tolerance
    active += timeOffset
    let once = max(duration, 1e-12)
    let cycle = once * (autoreverses ? 2 : 1)
    var runs = (active / cycle).rounded(.down)
    var within = active - runs * cycle
    // The end of the last repetition doesn't start another one.
    if within < tolerance, runs > 0, isAtEnd || speed == 0 {
      runs -= 1
      within = cycle
    }
    let fraction = within / once
    return Phase(
      completedRuns: runs.isFinite ? Int(runs) : 0,
      fraction: min(max(fraction > 1 ? 2 - fraction : fraction, 0), 1))
  }
}
