/// A change of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The value's key path.
  open var keyPath: String?
  /// Whether the value is added to what the layer shows otherwise.
  open var isAdditive = false
  /// Whether every repetition goes on from the end of the one before.
  open var isCumulative = false

  /// An animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// Returns the value at a progress (after the curve), given what shows without this animation.
  package func value(at progress: Double, base: AnimatableValue) -> AnimatableValue? { nil }

  /// Returns the progress at a fraction of the duration.
  package func progress(at fraction: Double) -> Double {
    timingFunction?.progress(at: fraction) ?? fraction
  }

  package override func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let keyPath, let fraction = fraction(at: time),
      let base = layer.animatableValue(forKeyPath: keyPath),
      let value = value(at: progress(at: fraction), base: base)
    else { return }
    layer.setAnimatableValue(isAdditive ? base.adding(value) : value, forKeyPath: keyPath)
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the layer's own.
  open var fromValue: Any?
  /// The last value; nil for the layer's own.
  open var toValue: Any?
  /// The difference; used where one end is missing.
  open var byValue: Any?

  package override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  package override func value(at progress: Double, base: AnimatableValue) -> AnimatableValue? {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
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
    return ends.0.interpolated(to: ends.1, progress: progress)
  }
}
