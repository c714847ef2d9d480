/// The positions of a wheel's rows: on a cylinder, whose front is behind a flat lens.
///
/// Lengths are in points. At offset 0, the first row is in the center. Each further row is one row
/// height of offset away.
package struct WheelGeometry: Equatable {
  /// The height of the picker view.
  package var height: CGFloat
  package var rowHeight: CGFloat
  package var rowCount: Int
  /// The height of the lens, which is in the center.
  package var lensHeight: CGFloat

  package init(height: CGFloat, rowHeight: CGFloat, rowCount: Int, lensHeight: CGFloat) {
    self.height = height
    self.rowHeight = rowHeight
    self.rowCount = rowCount
    self.lensHeight = lensHeight
  }

  /// The position and scale of a row on the wheel's cylinder.
  package struct Placement: Equatable {
    /// The distance of the row's center below the center of the view.
    package var y: CGFloat
    /// The scale of the row due to its distance from the eye.
    package var perspective: CGFloat
    /// The additional vertical scale of the row due to its angle.
    package var flattening: CGFloat
    package var opacity: CGFloat

    /// The scale of the row compared with the lens.
    package var scale: CGFloat { perspective * PickerMetrics.wheelScale }
  }

  // MARK: Offsets

  /// The content height, with which the first and the last row can reach the center.
  package var contentHeight: CGFloat { CGFloat(max(rowCount - 1, 0)) * rowHeight + height }

  /// Returns the offset at which a row is in the center.
  package func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight }

  /// Returns the row closest to the center, or `nil` for a wheel without rows.
  package func row(atOffset offset: CGFloat) -> Int? {
    guard rowCount > 0, rowHeight > 0, !offset.isNaN else { return nil }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(rowCount - 1)))
  }

  // MARK: The cylinder

  var radius: CGFloat { height * PickerMetrics.diameterRatio / 2 }

  /// Returns the placement of a row at a distance below the center, or `nil` beyond the horizon.
  ///
  /// The wheel rolls without slipping, so the distance is an arc length.
  package func placement(atDistance distance: CGFloat) -> Placement? {
    guard radius > 0 else { return nil }
    let angle = distance / radius
    guard abs(angle) < PickerMetrics.horizon else { return nil }
    let cosine = cos(angle)
    let perspective = perspective(cosine: cosine)
    let low = cos(PickerMetrics.horizon)
    let y = seamlessY(
      radius * sin(angle) * perspective, atDistance: distance,
      scale: perspective * PickerMetrics.wheelScale * cosine)
    return Placement(
      y: y,
      perspective: perspective,
      flattening: cosine,
      opacity: PickerMetrics.dimming * (cosine - low) / (1 - low))
  }

  /// Returns the position of a row so that its text continues where the lens ends.
  ///
  /// Rows are larger under the lens. At its edge, the text of both parts meets at the same line of
  /// the text. Rows that don't cross the edge have their position on the cylinder. The distances are
  /// chosen by eye.
  ///
  /// - Parameters:
  ///   - y: The position of the row's center on the cylinder.
  ///   - distance: The distance of the row from the center, on the surface.
  ///   - scale: The height of the row, compared with the lens.
  private func seamlessY(_ y: CGFloat, atDistance distance: CGFloat, scale: CGFloat) -> CGFloat {
    let edge = lensHeight / 2
    let (beyond, room) = (abs(distance) - edge, rowHeight - edge)
    guard abs(beyond) < room else { return y }
    let joined = edge + beyond * scale
    let share = max((abs(beyond) / room - PickerMetrics.seam) / (1 - PickerMetrics.seam), 0)
    let result = joined + (abs(y) - joined) * share
    return distance < 0 ? -result : result
  }

  private func perspective(cosine: CGFloat) -> CGFloat {
    let depth = radius * (1 - cosine)
    return PickerMetrics.eyeDistance / (PickerMetrics.eyeDistance + depth)
  }

  /// Returns the horizontal extent of a wheel whose rows are projected toward the eye.
  package func span(from left: CGFloat, to right: CGFloat, eye: CGFloat) -> (
    left: CGFloat, right: CGFloat
  ) {
    let least = perspective(cosine: cos(PickerMetrics.horizon))
    return (min(left, eye + (left - eye) * least), max(right, eye + (right - eye) * least))
  }

  /// Returns the rows on the visible side of the horizon.
  package func visibleRows(atOffset offset: CGFloat) -> Range<Int> {
    guard rowCount > 0, rowHeight > 0, radius > 0, radius.isFinite, offset.isFinite else {
      return 0..<0
    }
    // Limits the number of rows for views of any height, because no screen shows more.
    let reach = min(PickerMetrics.horizon * radius, 5000)
    let first = ((offset - reach) / rowHeight).rounded(.down) + 1
    let end = ((offset + reach) / rowHeight).rounded(.up)
    let range = 0...CGFloat(rowCount)
    let low = min(max(first, range.lowerBound), range.upperBound)
    return Int(low)..<Int(max(min(end, range.upperBound), low))
  }

  // MARK: The lens

  /// Returns a Boolean value that indicates whether a part of a row is under the lens, where rows
  /// move as in a flat list.
  package func isUnderLens(atDistance distance: CGFloat) -> Bool {
    abs(distance) < (lensHeight + rowHeight) / 2
  }

  // MARK: Touches

  /// Returns the row at a position `y` points below the center.
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
