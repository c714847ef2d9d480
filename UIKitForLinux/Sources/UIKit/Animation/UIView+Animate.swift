// Apple marks these methods with NS_SWIFT_DISABLE_ASYNC, so they have no `async` variants.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationState.run(
      .init(duration: duration, delay: delay, options: options), animations, completion)
  }

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

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = UIViewAnimationState.areAnimationsEnabled
    UIViewAnimationState.areAnimationsEnabled = false
    actionsWithoutAnimation()
    UIViewAnimationState.areAnimationsEnabled = wereEnabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimationState.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIViewAnimationState.areAnimationsEnabled }

  public class var inheritedAnimationDuration: TimeInterval {
    UIViewAnimationState.blocks.last?.duration ?? 0
  }
}
