import UIKit

/// How sheets animate: at their own pace inside of animations of the app's, and open to fingers.
@MainActor enum SheetPace {
  private static let own: UIView.AnimationOptions = [
    .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
    .overrideInheritedOptions,
  ]

  /// Animates along a curve.
  static func animate(
    duration: TimeInterval, options: UIView.AnimationOptions,
    _ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options.union(own),
      animations: { changes() }, completion: { _ in completion?() })
  }

  /// Animates as a spring that does not swing, from a velocity on, in whole ways a second.
  static func spring(
    duration: TimeInterval, velocity: CGFloat, _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard duration > 0 else {
      return animate(duration: 0, options: [], changes, completion: completion)
    }
    UIView.animate(
      springDuration: duration, bounce: 0, initialSpringVelocity: velocity, options: own,
      animations: { changes() }, completion: { _ in completion?() })
  }
}
