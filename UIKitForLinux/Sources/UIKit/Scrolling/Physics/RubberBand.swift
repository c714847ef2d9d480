/// The resistance of content that a finger drags beyond its edge.
///
/// f(x) = (1 − 1 / (x · c / d + 1)) · d, with the view's length d and c = 0.55, as measured by many
/// on iOS. The displacement stays below d.
package struct RubberBand: Equatable, Sendable {
  /// The length of the view in the direction of the drag, in points.
  package var length: CGFloat

  private static let stiffness: CGFloat = 0.55

  package init(length: CGFloat) {
    self.length = length
  }

  /// Returns the displacement of the content for a finger's distance beyond the edge.
  package func displacement(forPull pull: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * Self.stiffness / length + 1)) * length
  }

  /// Returns the finger's distance beyond the edge for a displacement.
  ///
  /// It's the inverse function.
  package func pull(forDisplacement displacement: CGFloat) -> CGFloat {
    guard length > 0, displacement > 0 else { return 0 }
    // A finger can't displace the content by the whole length, but code can.
    let share = min(displacement / length, 0.99)
    return length / Self.stiffness * share / (1 - share)
  }

  /// Returns the ratio of the content's speed to the finger's speed, at a finger's distance beyond
  /// the edge.
  package func slope(atPull pull: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 1 }
    let stretch = pull * Self.stiffness / length + 1
    return Self.stiffness / (stretch * stretch)
  }
}
