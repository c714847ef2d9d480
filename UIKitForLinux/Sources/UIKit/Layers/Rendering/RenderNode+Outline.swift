extension RenderNode {
  /// The number of pixels per point.
  var scale: CGFloat { toDevice.scaleFactor }

  /// The outline of a layer that isn't rotated, in pixels from the corner of `boundsExtent`.
  var pixelOutline: CGPath {
    let box = boundsExtent
    if let outline, outline.width == box.width, outline.height == box.height {
      return outline.path
    }
    let rect = CGRect(x: 0, y: 0, width: box.width, height: box.height)
    let path = outline(of: rect, unit: scale)
    outline = (box.width, box.height, path)
    return path
  }

  /// Returns the outline with rounded corners.
  ///
  /// - Parameters:
  ///   - unit: The length of a point in the coordinates of the rectangle.
  ///   - inset: The distance from the rectangle, in points.
  func outline(of rect: CGRect, unit: CGFloat, inset: CGFloat = 0) -> CGPath {
    let radius = max(properties.cornerRadius - inset, 0) * unit
    let rect = rect.insetBy(dx: inset * unit, dy: inset * unit)
    guard hasRoundedCorners, radius > 0, !rect.isNull else {
      return CGPath(rect: rect, transform: nil)
    }
    let lower = traits.lowerCornerRadius.map { max($0 - inset, 0) * unit }
    return traits.cornerCurve == .continuous
      ? .continuousRoundedRect(rect, cornerRadius: radius, lowerRadius: lower, corners: corners)
      : .circularRoundedRect(rect, cornerRadius: radius, lowerRadius: lower, corners: corners)
  }

  /// Returns the ring of the border for the even-odd fill rule.
  ///
  /// - Parameter isSquare: A Boolean value that indicates whether the outer edge is the rectangle,
  ///   because the corners are cut later.
  func ring(in rect: CGRect, unit: CGFloat, isSquare: Bool) -> CGPath {
    let width = properties.borderWidth
    let outer = isSquare ? CGPath(rect: rect, transform: nil) : outline(of: rect, unit: unit)
    let isSolid = width * unit * 2 >= min(rect.width, rect.height)
    guard !isSolid, let ring = outer.mutableCopy() else { return outer }
    ring.addPath(outline(of: rect, unit: unit, inset: width))
    return ring
  }

  /// Core Animation names corners by their coordinates, and the canvas by their positions on
  /// screen.
  private var corners: CGPath.Corners {
    let mask = traits.maskedCorners
    var corners: CGPath.Corners = []
    if mask.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
