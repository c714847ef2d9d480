/// How content gives way to a finger that pulls it beyond its end: less and less, never by a whole view.
///
/// f(x) = (1 − 1 / (x · c / d + 1)) · d, with the view's length d and c = 0.55, which many have measured on iOS.
package struct RubberBand: Equatable, Sendable {
  /// The length of the view along the pull, in points.
  package var length: CGFloat

  private static let stiffness: CGFloat = 0.55

  package init(length: CGFloat) {
    self.length = length
  }

  /// Returns how far the content goes when the finger is some points beyond the end.
  package func displacement(forPull pull: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * Self.stiffness / length + 1)) * length
  }

  /// Returns how far beyond the end the finger has to be for a displacement; the inverse.
  package func pull(forDisplacement displacement: CGFloat) -> CGFloat {
    guard length > 0, displacement > 0 else { return 0 }
    // No finger pulls it by the whole length; code may have put it there.
    let share = min(displacement / length, 0.99)
    return length / Self.stiffness * share / (1 - share)
  }

  /// Returns how fast the content follows a finger of speed 1 that is some points beyond the end.
  package func slope(atPull pull: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 1 }
    let stretch = pull * Self.stiffness / length + 1
    return Self.stiffness / (stretch * stretch)
  }
}
