/// One direction of a scroll view: between which offsets it rests, and what a finger does to it.
package struct ScrollAxis: Equatable, Sendable {
  /// The offsets at the two ends; the lower one where the content is shorter than the view.
  package var lower: CGFloat
  package var upper: CGFloat
  /// The length of the view, in points.
  package var length: CGFloat
  /// Whether fingers can scroll in this direction.
  package var isScrollable: Bool
  /// Whether fingers can pull the content beyond its ends.
  package var bounces: Bool

  package init(
    lower: CGFloat, upper: CGFloat, length: CGFloat, isScrollable: Bool = true,
    bounces: Bool = true
  ) {
    self.lower = lower
    self.upper = max(upper, lower)
    self.length = length
    self.isScrollable = isScrollable
    self.bounces = bounces
  }

  /// Returns the nearest offset at which the content may rest.
  package func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  package func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// Returns the offset for a finger that would have scrolled there if there were no ends.
  package func offset(forFinger finger: CGFloat) -> CGFloat {
    let end = clamped(finger)
    guard bounces, finger != end else { return end }
    let band = RubberBand(length: length)
    let displacement = band.displacement(forPull: abs(finger - end))
    return finger < end ? end - displacement : end + displacement
  }

  /// Returns where a finger would have scrolled that holds an offset; the inverse.
  package func finger(forOffset offset: CGFloat) -> CGFloat {
    let end = clamped(offset)
    guard offset != end else { return offset }
    let pull = RubberBand(length: length).pull(forDisplacement: abs(offset - end))
    return offset < end ? end - pull : end + pull
  }

  /// Returns how fast the content moves under a finger that moves at a speed.
  package func speed(forFinger finger: CGFloat, speed: CGFloat) -> CGFloat {
    let end = clamped(finger)
    guard finger != end else { return speed }
    return bounces ? speed * RubberBand(length: length).slope(atPull: abs(finger - end)) : 0
  }
}
