extension RenderNode {
  /// The pixels a point.
  var scale: CGFloat { toDevice.scaleFactor }

  /// The outline of an upright layer in pixels, from the corner of `boundsExtent`.
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

  /// The outline with its rounded corners.
  ///
  /// - Parameters:
  ///   - unit: the length of a point in the rectangle's measure.
  ///   - inset: how far inside, in points.
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

  /// The border's ring, to be filled by the even-odd rule.
  ///
  /// - Parameter isSquare: whether its outer edge is the rectangle, because the corners are cut later.
  func ring(in rect: CGRect, unit: CGFloat, isSquare: Bool) -> CGPath {
    let width = properties.borderWidth
    let outer = isSquare ? CGPath(rect: rect, transform: nil) : outline(of: rect, unit: unit)
    let isSolid = width * unit * 2 >= min(rect.width, rect.height)
    guard !isSolid, let ring = outer.mutableCopy() else { return outer }
    ring.addPath(outline(of: rect, unit: unit, inset: width))
    return ring
  }

  /// Core Animation's corners are named by their coordinates, those of the canvas by their looks.
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
