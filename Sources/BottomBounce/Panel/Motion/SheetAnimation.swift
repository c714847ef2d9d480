import UIKit

/// The animations of a sheet, which ignore surrounding animations of the app and allow touches.
@MainActor enum SheetAnimation {
  private static let options: UIView.AnimationOptions = [
    .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
    .overrideInheritedOptions,
  ]

  static func animate(
    duration: TimeInterval, options: UIView.AnimationOptions,
    _ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options.union(Self.options),
      animations: { changes() }, completion: { _ in completion?() })
  }

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
