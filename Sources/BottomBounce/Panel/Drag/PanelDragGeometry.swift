import UIKit

/// The numbers of a drag; offsets are points below the position of the largest detent.
struct PanelDragGeometry {
  /// The distance from the largest detent to the position off screen, in points.
  let distance: CGFloat
  /// The part of the distance in which the safe area or keyboard covers the panel, in points.
  var covered: CGFloat = 0
  var heights = DetentHeights([])
  var dimming = BackdropDimming(DetentHeights([]), undimmed: nil)

  private var band: RubberBand { RubberBand(dimension: distance) }

  func offset(from start: CGFloat, by translation: CGFloat) -> CGFloat {
    let target = (start < 0 ? -band.drag(forOffset: -start) : start) + translation
    return target < 0 ? -band.offset(forDrag: -target) : target
  }

  private var smallest: CGFloat { distance - (heights.largest - heights.smallest) }

  /// 1 down to the offset `full`, then evenly less, and never more than `dimming` allows.
  func backdropVisibility(at offset: CGFloat, fullAt full: CGFloat? = nil) -> CGFloat {
    let range = full.map { distance - $0 } ?? smallest
    let greatest = dimming.visibility(at: heights.largest - offset)
    guard range > 0 else { return greatest }
    return min(max((distance - offset) / range, 0), greatest)
  }

  /// From 0 at the second largest height to 1 at the largest one, if that is `maximum`.
  func coverage(at offset: CGFloat, maximum: CGFloat) -> CGFloat {
    let range = heights.detents.map { heights.largest - $0.height }.last { $0 > 0.5 } ?? 0
    guard range > 0, heights.largest > maximum - 0.5 else { return 0 }
    return min(max(1 - offset / range, 0), 1)
  }

  func dismisses(from offset: CGFloat, velocity: CGFloat) -> Bool {
    let visible = smallest - covered
    let rest = offset + Self.projectedDistance(velocity: velocity)
    return visible > 0 && distance - covered - rest < visible / 2
  }

  func detent(from offset: CGFloat, velocity: CGFloat) -> DetentHeights.Identifier? {
    heights.nearest(to: heights.largest - offset - Self.projectedDistance(velocity: velocity))
  }

  /// The distance that a panel would still move, as in Apple's "Designing Fluid Interfaces".
  static func projectedDistance(
    velocity: CGFloat, decelerationRate: UIScrollView.DecelerationRate = .normal
  ) -> CGFloat {
    velocity / 1_000 * decelerationRate.rawValue / (1 - decelerationRate.rawValue)
  }

  /// The velocity of a spring in distances per second; 0 if a distance is too short to be visible.
  static func springVelocity(
    of velocity: CGFloat, from offset: CGFloat, to end: CGFloat
  ) -> CGFloat {
    let distance = end - offset
    guard abs(distance) >= 1 else { return 0 }
    return velocity / distance
  }
}
