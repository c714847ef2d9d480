/// The position of a scroll indicator in its track, and its length.
package struct ScrollIndicatorSpan: Equatable {
  /// The distance from the beginning of the track, in points.
  package var start: CGFloat
  package var length: CGFloat

  /// The minimum length, and the minimum while the content is beyond its edge; estimates.
  static let minimumLength: CGFloat = 36
  static let minimumLengthBeyondEdge: CGFloat = 8

  /// Creates the span for an offset, or returns `nil` if the content doesn't scroll.
  package init?(track: CGFloat, offset: CGFloat, axis: ScrollAxis) {
    let range = axis.upper - axis.lower
    guard track > 0, axis.length > 0, axis.isScrollable else { return nil }
    let whole = min(max(track * axis.length / (axis.length + range), Self.minimumLength), track)
    let end = axis.clamped(offset)
    // Content beyond its edge shortens the indicator toward the end of its track.
    length = max(whole - abs(offset - end), min(Self.minimumLengthBeyondEdge, whole))
    if offset > axis.upper {
      start = track - length
    } else {
      start = range > 0 ? (track - length) * (end - axis.lower) / range : 0
    }
  }
}
