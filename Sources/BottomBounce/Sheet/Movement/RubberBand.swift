import UIKit

/// How far something follows a finger that pulls it beyond its end: less and less.
///
/// The curve is that of Apple's scroll views, `(1 - 1 / (x * 0.55 / d + 1)) * d`, as measured by many; see for
/// example "How UIScrollView works" by Ilya Lobanov.
struct RubberBand {
  /// What the way comes near to and never reaches, in points; more than 0.
  let dimension: CGFloat
  /// The share of the finger's way that the first point is worth.
  static let firstShare: CGFloat = 0.55

  /// The way that is seen of a finger's way, both in points; 0 for ways that do not pull.
  func stretch(of way: CGFloat) -> CGFloat {
    guard way > 0, dimension > 0 else { return 0 }
    return (1 - 1 / (way * Self.firstShare / dimension + 1)) * dimension
  }

  /// The finger's way that a way that is seen stands for: the reverse of `stretch(of:)`.
  func way(of stretch: CGFloat) -> CGFloat {
    guard stretch > 0, dimension > 0 else { return 0 }
    // Nothing stretches as far as the dimension; what is said to is as far as can be told.
    let share = min(stretch / dimension, 0.999)
    return (1 / (1 - share) - 1) * dimension / Self.firstShare
  }
}
