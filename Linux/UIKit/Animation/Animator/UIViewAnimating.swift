/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has nothing on the screen.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped where it was, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the changes set.
  case end = 0
  /// At the values before the changes.
  case start = 1
  /// At the values that the screen shows.
  case current = 2
}

/// An animation that can be started, paused, run backwards and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animator is.
  var state: UIViewAnimatingState { get }
  /// Whether its time passes.
  var isRunning: Bool { get }
  /// Whether it runs from its end to its start.
  var isReversed: Bool { get set }
  /// How much of the way is behind it, 0 to 1, in the direction in which it runs.
  var fractionComplete: CGFloat { get set }
  /// Runs from where it is.
  func startAnimation()
  /// Runs from where it is, some seconds from now.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still where it is.
  func pauseAnimation()
  /// Stops where it is, for good.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs a paused animation to its end with another curve or in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
