/// What an animator does with its time.
package enum AnimatorMotion {
  /// Stands still; the fraction of the time is known unless somebody scrubbed without the curve.
  case held(progress: Double, fraction: Double?)
  /// Runs along its own curve, forwards or backwards, from a fraction of the time.
  case along(from: Double, start: CFTimeInterval, isReversed: Bool)
  /// Runs from a progress to the end, or the start, by another curve.
  case anew(from: Double, start: CFTimeInterval, curve: AnimatorCurve, isReversed: Bool)

  package var isRunning: Bool {
    if case .held = self { false } else { true }
  }

  /// Returns the fraction of the curve's time at a moment; nil where there is none.
  package func fraction(at now: CFTimeInterval, duration: TimeInterval) -> Double? {
    switch self {
    case .held(_, let fraction): return fraction
    case .along(let from, let start, let isReversed):
      let share = max(now - start, 0) / max(duration, 1e-9)
      return min(max(isReversed ? from - share : from + share, 0), 1)
    case .anew: return nil
    }
  }

  /// Returns the progress of changes that begin at a fraction of the time.
  ///
  /// - Parameter held: the progress that they had when the motion began.
  package func progress(
    at now: CFTimeInterval, curve: AnimatorCurve, delay: Double, from held: Double?
  ) -> Double {
    func own(_ fraction: Double) -> Double {
      delay < 1 ? min(max((fraction - delay) / (1 - delay), 0), 1) : fraction < 1 ? 0 : 1
    }
    switch self {
    case .held(let progress, let fraction):
      if let held { return held }
      guard delay > 0 else { return progress }
      return fraction.map { curve.progress(at: own($0)) } ?? own(progress)
    case .along:
      return curve.progress(at: own(fraction(at: now, duration: curve.duration) ?? 0))
    case .anew(let from, let start, let newCurve, let isReversed):
      let share = newCurve.duration > 0 ? max(now - start, 0) / newCurve.duration : 1
      let origin = held ?? (delay > 0 ? own(from) : from)
      let goal: Double = isReversed ? 0 : 1
      return origin + (goal - origin) * newCurve.progress(at: share)
    }
  }

  /// The moment at which it arrives; nil while it stands still.
  package func end(duration: TimeInterval) -> CFTimeInterval? {
    switch self {
    case .held: nil
    case .along(let from, let start, let isReversed):
      start + (isReversed ? from : 1 - from) * duration
    case .anew(_, let start, let curve, _): start + curve.duration
    }
  }
}
