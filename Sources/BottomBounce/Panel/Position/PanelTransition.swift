import UIKit

/// The animations with which a panel appears, disappears, and bounces.
@MainActor struct PanelTransition {
  /// A Boolean value that indicates whether the panel moves from the lower edge.
  ///
  /// With Reduce Motion it fades.
  var moves: Bool
  private let bounce: CGFloat?
  private let duration: TimeInterval

  init(of configuration: SheetConfiguration) {
    let transition = configuration.transition
    moves = transition.moves && !UIAccessibility.isReduceMotionEnabled
    bounce = moves ? transition.bounce : nil
    duration = configuration.duration
  }

  /// Animates a panel on screen.
  ///
  /// - Parameters:
  ///   - panel: The panel, which is below the lower edge or transparent.
  ///   - sheet: The view that contains the panel.
  ///   - keyboard: The curve of a keyboard that may appear at the same time. The panel moves with
  ///     it.
  ///   - changes: The changes to animate.
  ///   - completion: Called when the animation ends.
  func present(
    _ panel: Panel, in sheet: UIView, with keyboard: KeyboardCurve,
    _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    if let options = keyboard.options, moves {
      return SheetAnimation.animate(
        duration: keyboard.duration, options: options, changes, completion: completion)
    }
    guard moves else {
      return SheetAnimation.animate(
        duration: duration, options: .curveEaseInOut, changes, completion: completion)
    }
    let bounce = bounce ?? 0
    let underlay =
      bounce > 0 && panel.reachesLowerEdge ? PanelUnderlay(of: panel, in: sheet) : nil
    SheetAnimation.spring(duration: duration, bounce: bounce, velocity: 0, changes) {
      underlay?.remove()
      completion()
    }
  }

  /// Fades in a panel that moves with the keyboard.
  func fadeIn(_ panel: Panel) {
    SheetAnimation.animate(duration: Self.fadeDuration, options: .curveEaseOut) {
      panel.surface.opacity = 1
    }
  }

  /// The seconds in which a panel fades in that moves with the keyboard.
  ///
  /// Chosen by eye.
  private static var fadeDuration: TimeInterval { 0.1 }

  /// Animates a panel off screen.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the drag that dismissed the panel, in distances per second;
  ///     `nil` without a drag.
  ///   - changes: The changes to animate.
  ///   - completion: Called when the animation ends.
  func dismiss(
    velocity: CGFloat?, _ changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if moves {
      SheetAnimation.spring(
        duration: duration, velocity: velocity ?? 0, changes, completion: completion)
    } else {
      SheetAnimation.animate(
        duration: duration, options: .curveEaseInOut, changes, completion: completion)
    }
  }

  /// Moves a panel down a little and back, to show that it can't be dismissed.
  func bounce(_ panel: Panel) {
    guard moves else { return }
    // Both animations start now and leave the model value unchanged, so the user can catch the
    // panel at any time.
    SheetAnimation.animate(duration: Self.fallDuration, options: .curveEaseOut) {
      panel.view.transform = CGAffineTransform(translationX: 0, y: Self.bounceDistance)
    }
    UIView.animate(
      withDuration: Self.returnDuration, delay: Self.fallDuration,
      usingSpringWithDamping: Self.returnDamping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      panel.view.transform = .identity
    }
  }

  /// The distance by which the panel moves when it bounces, in points.
  ///
  /// Chosen by eye.
  private static var bounceDistance: CGFloat { 12 }
  /// The seconds in which the panel moves down when it bounces.
  private static var fallDuration: TimeInterval { 0.1 }
  /// The seconds in which the panel moves back.
  private static var returnDuration: TimeInterval { 0.4 }
  /// The damping with which the panel moves back, from 0 to 1.
  private static var returnDamping: CGFloat { 0.5 }
}
