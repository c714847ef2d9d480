import UIKit

/// The resistance of a scroll view's edge, `(1 - 1 / (x * 0.55 / d + 1)) * d`, as measured by many,
/// for example in "How UIScrollView works" by Ilya Lobanov.
struct RubberBand {
  /// The limit that the offset approaches and never reaches, in points, greater than 0.
  let dimension: CGFloat
  static let coefficient: CGFloat = 0.55

  func offset(forDrag drag: CGFloat) -> CGFloat {
    guard drag > 0, dimension > 0 else { return 0 }
    return (1 - 1 / (drag * Self.coefficient / dimension + 1)) * dimension
  }

  func drag(forOffset offset: CGFloat) -> CGFloat {
    guard offset > 0, dimension > 0 else { return 0 }
    // No drag leads to an offset of the dimension or more.
    let share = min(offset / dimension, 0.999)
    return (1 / (1 - share) - 1) * dimension / Self.coefficient
  }
}
