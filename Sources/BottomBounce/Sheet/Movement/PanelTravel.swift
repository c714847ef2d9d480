import UIKit

/// Where a panel is on its way between up and gone, and what a finger makes of that.
///
/// Offsets are in points below the place of the largest height; what is pulled above it is negative.
struct PanelTravel {
  /// The way from the largest height to gone, in points.
  let height: CGFloat
  /// The part of the way on which nothing is seen any more, in points: bars or keys cover it.
  var covered: CGFloat = 0
  /// The heights at which the panel can rest; by default the largest alone.
  var rests = DetentHeights([])

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

  /// What of the way is below the smallest height.
  private var smallest: CGFloat { height - (rests.largest - rests.smallest) }

  /// How much of the backdrop is left, 1 … 0: all down to a height, and from there evenly with the panel.
  ///
  /// - Parameter whole: the offset of that height. A panel that rises does so evenly from where it is going
  ///   to, so that one caught on its way changes nothing; without it the smallest height is taken.
  func dimming(at offset: CGFloat, whole: CGFloat? = nil) -> CGFloat {
    let way = whole.map { height - $0 } ?? smallest
    guard way > 0 else { return 1 }
    return min(max((height - offset) / way, 0), 1)
  }

  /// Whether a panel that is let go goes away: it would come to rest beyond half of its smallest height.
  func dismisses(from offset: CGFloat, velocity: CGFloat) -> Bool {
    let seen = smallest - covered
    return seen > 0 && height - covered - offset - Momentum.way(of: velocity) < seen / 2
  }

  /// The detent to which a panel goes that is let go, and stays: the nearest to where it would come to rest.
  func rest(from offset: CGFloat, velocity: CGFloat) -> DetentHeights.Identifier? {
    rests.nearest(to: rests.largest - offset - Momentum.way(of: velocity))
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
