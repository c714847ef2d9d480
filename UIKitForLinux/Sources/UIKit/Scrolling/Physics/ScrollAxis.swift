/// One axis of a scroll view: the range of its offsets, and the effect of a finger.
package struct ScrollAxis: Equatable, Sendable {
  /// The offsets at the two ends.
  ///
  /// They are equal if the content is shorter than the view.
  package var lower: CGFloat
  package var upper: CGFloat
  /// The length of the scroll view along the axis, in points.
  package var length: CGFloat
  /// A Boolean value that indicates whether fingers can scroll along this axis.
  package var isScrollable: Bool
  /// A Boolean value that indicates whether fingers can drag the content beyond its edges.
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

  /// Returns the closest offset within the scrollable range.
  package func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  package func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// Returns the offset for a finger's offset, which is the offset without edges.
  package func offset(forFinger finger: CGFloat) -> CGFloat {
    let end = clamped(finger)
    guard bounces, finger != end else { return end }
    let band = RubberBand(length: length)
    let displacement = band.displacement(forPull: abs(finger - end))
    return finger < end ? end - displacement : end + displacement
  }

  /// Returns the finger's offset for an offset.
  ///
  /// It's the inverse function.
  package func finger(forOffset offset: CGFloat) -> CGFloat {
    let end = clamped(offset)
    guard offset != end else { return offset }
    let pull = RubberBand(length: length).pull(forDisplacement: abs(offset - end))
    return offset < end ? end - pull : end + pull
  }

  /// Returns the content's speed for a finger's offset and speed.
  package func speed(forFinger finger: CGFloat, speed: CGFloat) -> CGFloat {
    let end = clamped(finger)
    guard finger != end else { return speed }
    return bounces ? speed * RubberBand(length: length).slope(atPull: abs(finger - end)) : 0
  }
}
