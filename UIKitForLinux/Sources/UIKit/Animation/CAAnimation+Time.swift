extension CAAnimation {
  /// Where in its runs an animation is.
  package struct Phase {
    /// How many runs, there and back being one, are over.
    package var completedRuns: Int
    /// How far the present run is, 0 to 1, before the curve.
    package var fraction: Double
  }

  /// The seconds of all runs together, in the animation's own time.
  private var totalDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The moment of the layer's time at which it ends; infinite if it never does by itself.
  package var endTime: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + totalDuration / Double(abs(speed))
  }

  /// Returns where it is at a moment of the layer's time; nil where it shows nothing.
  package func phase(at time: CFTimeInterval) -> Phase? {
    let total = totalDuration
    var active = (time - beginTime) * Double(abs(speed))
    // Times are sums of frame intervals, so an end is met but for rounding.
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
    // The end of the last run is its end and not the beginning of one more.
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
