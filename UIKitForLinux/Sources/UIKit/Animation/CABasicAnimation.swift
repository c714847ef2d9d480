open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  private var from: AnimatableValue?
  private var to: AnimatableValue?
  private var by: AnimatableValue?

  package override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  package override func prepare(for layer: CALayer, now: CFTimeInterval) {
    super.prepare(for: layer, now: now)
    from = AnimatableValue(fromValue)
    to = AnimatableValue(toValue)
    by = AnimatableValue(byValue)
  }

  /// Returns the progress from the first to the last value at a fraction of the run.
  package func progress(at fraction: Double) -> Double {
    timingFunction?.progress(at: fraction) ?? fraction
  }

  package override var neutralValue: AnimatableValue? { from ?? to }

  package override func value(at fraction: Double, base: AnimatableValue) -> AnimatableValue? {
    let neutral = isAdditive ? base.zero : base
    let ends: (AnimatableValue, AnimatableValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, neutral)
      case (nil, let to?, nil): (neutral, to)
      case (nil, nil, let by?): (neutral, neutral.adding(by))
      case (nil, nil, nil): (neutral, neutral)
      }
    return ends.0.interpolated(to: ends.1, progress: progress(at: fraction))
  }
}
