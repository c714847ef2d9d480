import UIKit

@MainActor struct PanelMotion {
  /// `false` with Reduce Motion and beside an anchor, where the panel fades.
  let slides: Bool
  private let bounce: CGFloat
  private let duration: TimeInterval

  init(at placement: PanelPlacement = .attached, _ configuration: SheetConfiguration) {
    let transition = configuration.transitionStyle
    let isAnchored = if case .anchored = placement { true } else { false }
    slides = transition.slides && !isAnchored && !UIAccessibility.isReduceMotionEnabled
    bounce = slides ? transition.bounce ?? 0 : 0
    duration = configuration.animationDuration
  }

  func present(
    with keyboard: KeyboardCurve?, ride: @escaping @MainActor () -> Void,
    reveal: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let changes = { @MainActor in
      ride()
      reveal()
    }
    guard slides else { return fade(.curveEaseInOut, changes, completion: completion) }
    if let keyboard, let options = keyboard.options {
      SheetAnimation.animate(
        duration: keyboard.duration, options: options, ride, completion: completion)
      return SheetAnimation.animate(
        duration: Self.revealDuration, options: .curveEaseOut, reveal)
    }
    SheetAnimation.spring(
      duration: duration, bounce: bounce, velocity: 0, changes, completion: completion)
  }

  /// The seconds of the way out from behind a keyboard, and of a card's fade, chosen by eye.
  private static var revealDuration: TimeInterval { 0.15 }

  func settle(
    velocity: CGFloat = 0, _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard slides else { return fade(.curveEaseOut, changes, completion: completion) }
    SheetAnimation.spring(
      duration: duration, velocity: velocity, changes, completion: completion)
  }

  func dismiss(
    velocity: CGFloat?, _ changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard slides else { return fade(.curveEaseInOut, changes, completion: completion) }
    settle(velocity: velocity ?? 0, changes, completion: completion)
  }

  func dismiss(
    with keyboard: KeyboardCurve, hide: @escaping @MainActor () -> Void,
    ride: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    // At first slower than the keyboard, so that the panel stays above it while it can be seen.
    SheetAnimation.animate(duration: keyboard.duration, options: .curveEaseIn, hide)
    SheetAnimation.animate(
      duration: keyboard.duration, options: keyboard.options ?? [], ride, completion: completion)
  }

  private func fade(
    _ curve: UIView.AnimationOptions, _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor () -> Void)?
  ) {
    SheetAnimation.animate(
      duration: duration, options: curve, changes, completion: completion)
  }

  func bounce(_ panel: Panel) {
    guard slides else { return }
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

  /// The points by which the panel moves down, chosen by eye.
  private static var bounceDistance: CGFloat { 12 }
  private static var fallDuration: TimeInterval { 0.1 }
  private static var returnDuration: TimeInterval { 0.4 }
  private static var returnDamping: CGFloat { 0.5 }
}
