/// A change from one value to another as if by a spring.
///
/// Its duration cuts it off; `settlingDuration` says how long it takes to come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The spring's stiffness; 100 by default.
  open var stiffness: CGFloat = 100
  /// The force against the motion; 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole distances a second, positive towards the goal.
  open var initialVelocity: CGFloat = 0
  /// Whether more damping than is needed to keep the mass from swinging makes it slower.
  open var allowsOverdamping = false

  /// A spring with Core Animation's defaults.
  public override init() {
    super.init()
  }

  /// A spring by the duration that a person perceives, in seconds, and its bounce from −1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    take(SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce))
    allowsOverdamping = bounce < 0
  }

  /// The seconds until the spring counts as at rest.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  /// The duration that a person perceives: the period of the spring without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  /// How far the spring is from not swinging, from −1 to 1.
  open var bounce: CGFloat {
    let ratio = curve.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  package override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
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

  package final func take(_ curve: SpringCurve) {
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
