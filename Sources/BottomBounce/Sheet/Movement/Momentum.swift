import UIKit

/// How far something goes on by itself when a finger lets go of it.
///
/// The projection is the one of Apple's "Designing Fluid Interfaces" (WWDC 2018).
enum Momentum {
  /// The way in points that a velocity, in points a second, dies away in.
  ///
  /// - Parameter rate: what is left of the velocity after each millisecond.
  static func way(
    of velocity: CGFloat, rate: UIScrollView.DecelerationRate = .normal
  ) -> CGFloat {
    velocity / 1_000 * rate.rawValue / (1 - rate.rawValue)
  }
}
