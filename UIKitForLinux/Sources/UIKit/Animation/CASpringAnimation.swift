open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    apply(SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce))
    allowsOverdamping = bounce < 0
  }

  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  open var bounce: CGFloat {
    let ratio = curve.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  package override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  package final var curve: SpringCurve {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  package final func apply(_ curve: SpringCurve) {
    mass = 1
    stiffness = curve.frequency * curve.frequency
    damping = 2 * curve.dampingRatio * curve.frequency
    initialVelocity = curve.initialVelocity
    allowsOverdamping = curve.dampingRatio > 1
  }

  package override func progress(at fraction: Double) -> Double {
    curve.value(at: super.progress(at: fraction) * duration)
  }
}
