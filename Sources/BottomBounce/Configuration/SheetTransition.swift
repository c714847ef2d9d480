public import UIKit

/// The animation with which the panel appears and disappears.
///
/// Its length is ``SheetConfiguration/animationDuration``. With Reduce Motion every sheet uses a
/// cross-dissolve.
public struct SheetTransition: Hashable, Sendable {
  let slides: Bool
  let bounce: CGFloat?

  private init(slides: Bool, bounce: CGFloat? = nil) {
    self.slides = slides
    self.bounce = bounce
  }

  /// The panel moves up from the lower edge with a spring that doesn't overshoot.
  ///
  /// Together with a docked keyboard it moves with the keyboard's curve, up and down.
  public static let coverVertical = SheetTransition(slides: true)

  /// The panel moves up from the lower edge with a spring.
  ///
  /// - Parameter bounce: The overshoot, from 0 (none) to 0.9. The default is 0.25. Values outside
  ///   the range are clamped. The panel doesn't overshoot when it is dismissed.
  public static func spring(bounce: CGFloat = 0.25) -> SheetTransition {
    // A spring with a bounce of 1 never comes to rest.
    SheetTransition(slides: true, bounce: bounce.isNaN ? 0 : min(max(bounce, 0), 0.9))
  }

  /// The panel fades in and out in its place.
  public static let crossDissolve = SheetTransition(slides: false)
}
