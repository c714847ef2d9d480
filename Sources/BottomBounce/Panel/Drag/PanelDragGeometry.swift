import UIKit

/// The geometry of a drag: offsets of the panel, the dimming of the host view, and the detent to
/// which it moves.
///
/// An offset is the distance below the position of the largest detent, in points. Above it, offsets
/// are negative.
struct PanelDragGeometry {
  /// The distance from the largest detent to the position off screen, in points.
  let distance: CGFloat
  /// The part of the distance in which the safe area or keyboard covers the panel, in points.
  var covered: CGFloat = 0
  /// The heights at which the panel can rest.
  ///
  /// The default is the largest only.
  var heights = DetentHeights([])
  /// The visibility of the backdrop at each height.
  ///
  /// By default the backdrop always dims.
  var dimming = BackdropDimming(DetentHeights([]), undimmed: nil)

  private var band: RubberBand { RubberBand(dimension: distance) }

  /// Returns the offset of a panel that the user drags.
  func offset(from start: CGFloat, by translation: CGFloat) -> CGFloat {
    let target = (start < 0 ? -band.drag(forOffset: -start) : start) + translation
    return target < 0 ? -band.offset(forDrag: -target) : target
  }

  /// The distance from the smallest detent to the position off screen.
  private var smallest: CGFloat { distance - (heights.largest - heights.smallest) }

  /// Returns the visibility of the backdrop, from 1 to 0.
  ///
  /// It is 1 down to an offset, and then decreases evenly with the panel. It never exceeds what the
  /// largest undimmed detent allows.
  func backdropVisibility(at offset: CGFloat, fullAt full: CGFloat? = nil) -> CGFloat {
    let range = full.map { distance - $0 } ?? smallest
    let greatest = dimming.visibility(at: heights.largest - offset)
    guard range > 0 else { return greatest }
    return min(max((distance - offset) / range, 0), greatest)
  }

  /// Returns whether the end of a drag dismisses: the panel would come to rest below half of its
  /// smallest height.
  func dismisses(from offset: CGFloat, velocity: CGFloat) -> Bool {
    let visible = smallest - covered
    let rest = offset + Self.projectedDistance(velocity: velocity)
    return visible > 0 && distance - covered - rest < visible / 2
  }

  /// Returns the detent to which the panel moves at the end of a drag: the nearest to its projected
  /// position.
  func detent(from offset: CGFloat, velocity: CGFloat) -> DetentHeights.Identifier? {
    heights.nearest(to: heights.largest - offset - Self.projectedDistance(velocity: velocity))
  }

  /// Returns the distance that a panel would still move with a velocity, as in Apple's "Designing
  /// Fluid Interfaces".
  static func projectedDistance(
    velocity: CGFloat, decelerationRate: UIScrollView.DecelerationRate = .normal
  ) -> CGFloat {
    velocity / 1_000 * decelerationRate.rawValue / (1 - decelerationRate.rawValue)
  }

  /// Returns a velocity as a spring animation expects it, in distances per second.
  ///
  /// For distances that are too short to be visible, it returns 0.
  static func springVelocity(
    of velocity: CGFloat, from offset: CGFloat, to end: CGFloat
  ) -> CGFloat {
    let distance = end - offset
    guard abs(distance) >= 1 else { return 0 }
    return velocity / distance
  }
}
