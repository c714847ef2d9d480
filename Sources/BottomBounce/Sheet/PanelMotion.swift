import UIKit
import ViewBuilding

/// How the panel of one sheet comes and goes, as configured and as the person has it.
@MainActor struct PanelMotion {
  /// Whether the panel comes from below; under Reduce Motion it fades in its place.
  let travels: Bool
  private let bounce: CGFloat?
  private let duration: TimeInterval

  init(of configuration: BottomBounceView.Configuration) {
    let transition = configuration.transition
    travels = transition.travels && !UIAccessibility.isReduceMotionEnabled
    bounce = travels ? transition.bounce : nil
    duration = configuration.duration
  }

  /// Brings a panel up, which is below the lower edge or cannot be seen yet.
  ///
  /// - Parameter keyboard: the curve of a keyboard that comes along: with the same curve the panel keeps ahead of it.
  func rise(
    _ panel: Panel, in sheet: UIView, with keyboard: UIView.AnimationOptions?,
    _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    guard let bounce else {
      return SheetPace.animate(
        duration: duration, options: keyboard ?? .curveEaseInOut, changes, completion: completion)
    }
    let ground = bounce > 0 && !panel.floats ? ground(under: panel, in: sheet) : nil
    SheetPace.spring(duration: duration, bounce: bounce, velocity: 0, changes) {
      ground?.removeFromSuperview()
      completion()
    }
  }

  /// Takes a panel away.
  ///
  /// - Parameter velocity: that of a finger which threw it, in whole ways a second; nil where none did.
  func fall(
    velocity: CGFloat?, _ changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if velocity != nil || bounce != nil {
      SheetPace.spring(
        duration: duration, velocity: velocity ?? 0, changes, completion: completion)
    } else {
      SheetPace.animate(
        duration: duration, options: .curveEaseInOut, changes, completion: completion)
    }
  }

  /// Moves the panel a little down and back, as a finger would that cannot have it.
  func bounce(_ panel: Panel) {
    guard travels else { return }
    // Both begin now, so that the panel's place is its own from now on: a finger may catch it at any moment.
    SheetPace.animate(duration: 0.1, options: .curveEaseOut) {
      panel.view.transform = CGAffineTransform(translationX: 0, y: Self.bounceDistance)
    }
    UIView.animate(
      withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      panel.view.transform = .identity
    }
  }

  /// How far the panel is let down when it stays, in points; judged by eye.
  private static var bounceDistance: CGFloat { 12 }

  /// Fills what opens under a panel that stands on the lower edge and overshoots its place; it is laid out with the panel.
  private func ground(under panel: Panel, in sheet: UIView) -> UIView {
    let ground = UIView()
    ground.traitOverrides.userInterfaceLevel = panel.view.traitCollection.userInterfaceLevel
    ground.backgroundColor = panel.view.backgroundColor
    UIView.performWithoutAnimation {
      sheet.insertSubview(ground, belowSubview: panel.view)
      EquationLayout(in: sheet, ["ground": ground, "panel": panel.view]).eqs(
        """
        ground.left == panel.left
        ground.size == panel.size
        ground.top == panel.bottom
        """)
      sheet.layoutIfNeeded()
    }
    return ground
  }
}
