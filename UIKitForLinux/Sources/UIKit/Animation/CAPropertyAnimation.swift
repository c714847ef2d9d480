open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  /// The key path as a layer key.
  package final var key: LayerKey?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  package override func prepare(for layer: CALayer, now: CFTimeInterval) {
    super.prepare(for: layer, now: now)
    key = keyPath.flatMap(LayerKey.init(rawValue:))
  }

  /// Returns the value at a fraction of the run, from the value without this animation.
  package func value(at fraction: Double, base: AnimatableValue) -> AnimatableValue? { nil }

  package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    guard let key, let phase = phase(at: time), let base = properties[key] ?? neutralValue,
      var value = value(at: phase.fraction, base: base)
    else { return }
    if isCumulative, phase.completedRuns > 0, let last = self.value(at: 1, base: base) {
      for _ in 0..<phase.completedRuns { value = last.adding(value) }
    }
    properties[key] = isAdditive ? base.adding(value) : value
  }

  /// The base value if the layer has none, for example for a path.
  package var neutralValue: AnimatableValue? { nil }
}
