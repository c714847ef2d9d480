/// The motion of a spring over time.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    /// Comes to rest within the animator's duration.
    case dampingRatio(CGFloat)
    /// Comes to rest when it comes to rest; the animator's duration does not count.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(duration: TimeInterval, bounce: CGFloat)
  }

  private let spring: Spring
  private let storedVelocity: CGVector

  private init(_ spring: Spring, _ velocity: CGVector) {
    self.spring = spring
    storedVelocity = velocity
    super.init()
  }

  /// The spring that UIKit itself uses: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(.physics(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  /// A spring that comes to rest within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without swinging; less swings.
  ///   - velocity: at the start, in whole distances a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.dampingRatio(ratio), velocity)
  }

  /// A spring from rest that comes to rest within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.dampingRatio(ratio), .zero)
  }

  /// A spring by its physics, from which its duration follows.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// A spring by the duration that a person perceives, in seconds, and its bounce from −1 to 1.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.perceived(duration: duration, bounce: bounce), velocity)
  }

  /// Archives are not read on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The velocity at the start, in whole distances a second.
  open var initialVelocity: CGVector { storedVelocity }
  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring, and the seconds until it is at rest, for an animator of a duration.
  final func curve(for duration: TimeInterval) -> (spring: SpringCurve, duration: TimeInterval) {
    // One number stands for both axes here, as it does where a view's whole state is animated.
    let velocity = Double(
      abs(storedVelocity.dx) > abs(storedVelocity.dy) ? storedVelocity.dx : storedVelocity.dy)
    switch spring {
    case .dampingRatio(let ratio):
      let duration = max(duration, 1e-3)
      return (
        SpringCurve(
          settlingIn: duration, dampingRatio: Double(ratio), initialVelocity: velocity), duration
      )
    case .physics(let mass, let stiffness, let damping):
      let curve = SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: true)
      return (curve, curve.settlingDuration)
    case .perceived(let perceived, let bounce):
      let curve = SpringCurve(
        perceptualDuration: perceived, bounce: bounce, initialVelocity: velocity)
      return (curve, curve.settlingDuration)
    }
  }
}
