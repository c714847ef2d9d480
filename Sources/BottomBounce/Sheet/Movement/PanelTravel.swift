import UIKit

/// Where a panel is on its way between up and gone, and what a finger makes of that.
///
/// Offsets are in points below the raised place; what is pulled above it is negative.
struct PanelTravel {
  /// The way from up to gone: the panel's height, in points.
  let height: CGFloat
  /// The part of the height that bars or keys cover, in points.
  var covered: CGFloat = 0

  private var band: RubberBand { RubberBand(dimension: height) }

  /// The offset of a panel that a finger has moved.
  ///
  /// - Parameters:
  ///   - start: the offset at which the finger took the panel.
  ///   - translation: the finger's way since then.
  func offset(from start: CGFloat, by translation: CGFloat) -> CGFloat {
    let place = (start < 0 ? -band.way(of: -start) : start) + translation
    return place < 0 ? -band.stretch(of: -place) : place
  }

  /// How much of the backdrop is left, 1 … 0.
  ///
  /// It goes evenly with the panel, as it does while that rises: so a panel caught on its way changes nothing.
  func dimming(at offset: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return min(max(1 - offset / height, 0), 1)
  }

  /// Whether a panel that is let go goes away: it would come to rest beyond half of what is seen of it.
  func dismisses(from offset: CGFloat, velocity: CGFloat) -> Bool {
    let seen = height - covered
    return seen > 0 && offset + Momentum.way(of: velocity) > seen / 2
  }

  /// The velocity as a spring takes it: in ways from an offset to another one, a second.
  ///
  /// Nothing for ways too short to be seen, for which any velocity would be infinitely much.
  static func springVelocity(
    of velocity: CGFloat, from offset: CGFloat, to end: CGFloat
  ) -> CGFloat {
    let way = end - offset
    guard abs(way) >= 1 else { return 0 }
    return velocity / way
  }
}
