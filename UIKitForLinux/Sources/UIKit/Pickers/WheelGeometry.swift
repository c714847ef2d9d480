/// Where the rows of a wheel are seen: on a cylinder, whose front passes behind a flat lens.
///
/// Lengths are in points. A wheel at offset 0 shows its first row in the middle, and each row further
/// on takes a row's height of offset.
package struct WheelGeometry: Equatable {
  /// The height of the view through which the wheel is seen.
  package var height: CGFloat
  package var rowHeight: CGFloat
  package var rowCount: Int
  /// The height of the lens, which is in the middle.
  package var lensHeight: CGFloat

  package init(height: CGFloat, rowHeight: CGFloat, rowCount: Int, lensHeight: CGFloat) {
    self.height = height
    self.rowHeight = rowHeight
    self.rowCount = rowCount
    self.lensHeight = lensHeight
  }

  /// How a row of the wheel is seen.
  package struct Placement: Equatable {
    /// How far the row's middle is below the view's.
    package var y: CGFloat
    /// The factor by which everything is smaller and nearer to the line of sight, for being farther away.
    package var perspective: CGFloat
    /// The factor by which its height is smaller besides, for being turned away.
    package var flattening: CGFloat
    package var opacity: CGFloat

    /// The factor by which the row is smaller than under the lens.
    package var scale: CGFloat { perspective * PickerMetrics.wheelScale }
  }

  // MARK: Offsets

  /// The height of all that can be scrolled, so that the first and the last row reach the middle.
  package var contentHeight: CGFloat { CGFloat(max(rowCount - 1, 0)) * rowHeight + height }

  /// The offset that shows a row in the middle.
  package func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight }

  /// The row nearest to the middle; nil for a wheel without rows.
  package func row(atOffset offset: CGFloat) -> Int? {
    guard rowCount > 0, rowHeight > 0, !offset.isNaN else { return nil }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(rowCount - 1)))
  }

  // MARK: The cylinder

  var radius: CGFloat { height * PickerMetrics.diameterRatio / 2 }

  /// Returns how a row is seen whose middle is `distance` points of offset below the middle.
  ///
  /// The wheel rolls without slipping: the distance is the length of the arc. What is beyond the horizon
  /// is not seen.
  package func placement(atDistance distance: CGFloat) -> Placement? {
    guard radius > 0 else { return nil }
    let angle = distance / radius
    guard abs(angle) < PickerMetrics.horizon else { return nil }
    let cosine = cos(angle)
    let perspective = perspective(cosine: cosine)
    let low = cos(PickerMetrics.horizon)
    return Placement(
      y: radius * sin(angle) * perspective,
      perspective: perspective,
      flattening: cosine,
      opacity: PickerMetrics.dimming * (cosine - low) / (1 - low))
  }

  private func perspective(cosine: CGFloat) -> CGFloat {
    let depth = radius * (1 - cosine)
    return PickerMetrics.eyeDistance / (PickerMetrics.eyeDistance + depth)
  }

  /// Returns from where to where a wheel reaches from side to side, its rows leaning towards the eye.
  package func span(from left: CGFloat, to right: CGFloat, eye: CGFloat) -> (
    left: CGFloat, right: CGFloat
  ) {
    let least = perspective(cosine: cos(PickerMetrics.horizon))
    return (min(left, eye + (left - eye) * least), max(right, eye + (right - eye) * least))
  }

  /// The rows on this side of the horizon.
  package func visibleRows(atOffset offset: CGFloat) -> Range<Int> {
    guard rowCount > 0, rowHeight > 0, radius > 0, radius.isFinite, offset.isFinite else {
      return 0..<0
    }
    // No screen shows more, and the rows of a wheel of any height are all made.
    let reach = min(PickerMetrics.horizon * radius, 5000)
    let first = ((offset - reach) / rowHeight).rounded(.down) + 1
    let end = ((offset + reach) / rowHeight).rounded(.up)
    let range = 0...CGFloat(rowCount)
    let low = min(max(first, range.lowerBound), range.upperBound)
    return Int(low)..<Int(max(min(end, range.upperBound), low))
  }

  // MARK: The lens

  /// Whether some of a row can be under the lens, where rows pass as on a flat list.
  package func isUnderLens(atDistance distance: CGFloat) -> Bool {
    abs(distance) < (lensHeight + rowHeight) / 2
  }

  // MARK: Touches

  /// Returns the row that is seen at a place, `y` points below the middle.
  package func row(at y: CGFloat, offset: CGFloat) -> Int? {
    let isUnderLens = abs(y) < lensHeight / 2
    return visibleRows(atOffset: offset)
      .compactMap { row -> (row: Int, gap: CGFloat)? in
        let distance = self.offset(ofRow: row) - offset
        guard let placement = placement(atDistance: distance) else { return nil }
        return (row, abs((isUnderLens ? distance : placement.y) - y))
      }
      .filter { $0.gap <= rowHeight / 2 }
      .min { $0.gap < $1.gap }?
      .row
  }
}
