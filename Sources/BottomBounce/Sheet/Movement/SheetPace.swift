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

  /// Animates as a spring, from a velocity on, in whole ways a second.
  ///
  /// - Parameter bounce: how far it swings, 0 … 1; it does not by default.
  static func spring(
    duration: TimeInterval, bounce: CGFloat = 0, velocity: CGFloat,
    _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard duration > 0 else {
      return animate(duration: 0, options: [], changes, completion: completion)
    }
    UIView.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, options: own,
      animations: { changes() }, completion: { _ in completion?() })
  }
}
