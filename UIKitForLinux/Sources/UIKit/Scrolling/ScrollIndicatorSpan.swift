/// Where a scroll indicator lies along its track, and how long it is.
package struct ScrollIndicatorSpan: Equatable {
  /// From the beginning of the track, in points.
  package var start: CGFloat
  package var length: CGFloat

  /// The least length, and the least while the content is pulled beyond its end; judged by eye.
  static let leastLength: CGFloat = 36
  static let leastPulledLength: CGFloat = 8

  /// The span for an offset; nil where there is nothing to scroll.
  package init?(track: CGFloat, offset: CGFloat, axis: ScrollAxis) {
    let range = axis.upper - axis.lower
    guard track > 0, axis.length > 0, axis.isScrollable else { return nil }
    let whole = min(max(track * axis.length / (axis.length + range), Self.leastLength), track)
    let end = axis.clamped(offset)
    // Pulled content squeezes the indicator against the end of its track.
    length = max(whole - abs(offset - end), min(Self.leastPulledLength, whole))
    if offset > axis.upper {
      start = track - length
    } else {
      start = range > 0 ? (track - length) * (end - axis.lower) / range : 0
    }
  }
}
