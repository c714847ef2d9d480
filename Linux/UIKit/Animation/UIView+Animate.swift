// Apple marks these with NS_SWIFT_DISABLE_ASYNC: there are no `async` forms of them.
extension UIView {
  /// Animates what a closure changes, slow at start and end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates what a closure changes, and runs another when that has ended.
  ///
  /// - Parameter completion: runs once; its argument says whether all animations ran to their ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what a closure changes.
  ///
  /// The values change at once; what the screen shows follows. A second animation of the same position,
  /// bounds, transform or opacity is added to the first; of anything else it takes the first one's place.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less changes without animation.
  ///   - delay: the seconds before it starts.
  ///   - completion: runs once; its argument says whether all animations ran to their ends. Where nothing is
  ///     animated it runs in the next turn of the run loop, with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationState.run(
      .init(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates what a closure changes as if by a spring that comes to rest after a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without swinging; less swings.
  ///   - velocity: at the start, in whole distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      settlingIn: max(duration, 1e-3), dampingRatio: dampingRatio, initialVelocity: velocity)
    UIViewAnimationState.run(
      .init(duration: duration, delay: delay, options: options, spring: spring), animations,
      completion)
  }

  /// Animates what a closure changes as if by a spring.
  ///
  /// - Parameters:
  ///   - duration: the seconds that a person perceives; the spring takes a little longer to come to rest.
  ///   - bounce: 0 does not swing, 1 swings for ever, less than 0 is slower.
  ///   - velocity: at the start, in whole distances a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity velocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    UIViewAnimationState.run(
      .init(
        duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
        spring: spring),
      animations, completion)
  }

  /// Makes changes without animating them, also inside of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = UIViewAnimationState.areAnimationsEnabled
    UIViewAnimationState.areAnimationsEnabled = false
    actionsWithoutAnimation()
    UIViewAnimationState.areAnimationsEnabled = wereEnabled
  }

  /// Sets whether blocks of changes are animated at all.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimationState.areAnimationsEnabled = enabled
  }

  /// Whether blocks of changes are animated.
  public class var areAnimationsEnabled: Bool { UIViewAnimationState.areAnimationsEnabled }

  /// The duration of the animation that runs its block now, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    UIViewAnimationState.blocks.last?.duration ?? 0
  }

  /// Lets what a closure changes inside of an animation's block be repeated.
  ///
  /// - Parameters:
  ///   - count: how often, with fractions.
  ///   - autoreverses: whether every run is followed by one backwards.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var block = UIViewAnimationState.blocks.last else { return animations() }
    block.repeatCount = Float(count)
    block.autoreverses = autoreverses
    UIViewAnimationState.blocks.append(block)
    animations()
    UIViewAnimationState.blocks.removeLast()
  }
}
