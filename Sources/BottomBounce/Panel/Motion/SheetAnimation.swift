import UIKit

/// The animations of a sheet, which ignore surrounding animations of the app and allow touches.
@MainActor enum SheetAnimation {
  private static let options: UIView.AnimationOptions = [
    .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
    .overrideInheritedOptions,
  ]

  /// Animates with a curve.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds.
  ///   - options: The curve.
  ///   - changes: The changes to animate.
  ///   - completion: Called when the animation ends.
  static func animate(
    duration: TimeInterval, options: UIView.AnimationOptions,
    _ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options.union(Self.options),
      animations: { changes() }, completion: { _ in completion?() })
  }

  /// Animates with a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual length in seconds.
  ///   - bounce: The overshoot, from 0 to 1. The default is 0.
  ///   - velocity: The initial velocity, in distances per second.
  ///   - changes: The changes to animate.
  ///   - completion: Called when the animation ends.
  static func spring(
    duration: TimeInterval, bounce: CGFloat = 0, velocity: CGFloat,
    _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard duration > 0 else {
      return animate(duration: 0, options: [], changes, completion: completion)
    }
    UIView.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, options: options,
      animations: { changes() }, completion: { _ in completion?() })
  }
}
