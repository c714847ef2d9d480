import UIKit

/// The animations of a sheet, which ignore surrounding animations of the app and allow touches.
@MainActor enum SheetAnimation {
  private static let options: UIView.AnimationOptions = [
    .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
    .overrideInheritedOptions,
  ]

  /// The seconds in which a panel grows by a line: less than a pause between keys, chosen by eye.
  static let growthDuration: TimeInterval = 0.2

  static func animate(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions,
    _ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options.union(Self.options),
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
