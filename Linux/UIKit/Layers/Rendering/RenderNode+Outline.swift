extension RenderNode {
  /// An outline and what it was made for.
  struct Outline {
    var width: Int
    var height: Int
    var shape: CGPath
    /// The border's ring, to be filled by the even-odd rule; nil without a border.
    var ring: CGPath?
  }

  /// The pixels a point.
  var scale: CGFloat { toDevice.scaleFactor }

  /// The outline of an upright layer in pixels, from the corner of `boundsExtent`.
  var pixelOutline: Outline {
    let box = boundsExtent
    if let outline, outline.width == box.width, outline.height == box.height { return outline }
    let rect = CGRect(x: 0, y: 0, width: box.width, height: box.height)
    let made = Outline(
      width: box.width, height: box.height, shape: outline(of: rect, unit: scale),
      ring: hasBorder ? ring(in: rect, unit: scale) : nil)
    outline = made
    return made
  }

  /// The outline with its rounded corners.
  ///
  /// - Parameter unit: the length of a point in the rectangle's measure.
  func outline(of rect: CGRect, unit: CGFloat, inset: CGFloat = 0) -> CGPath {
    let radius = max(properties.cornerRadius - inset, 0) * unit
    let rect = rect.insetBy(dx: inset * unit, dy: inset * unit)
    guard hasRoundedCorners, radius > 0, !rect.isNull else {
      return CGPath(rect: rect, transform: nil)
    }
    return traits.cornerCurve == .continuous
      ? .continuousRoundedRect(rect, cornerRadius: radius, corners: corners)
      : .circularRoundedRect(rect, cornerRadius: radius, corners: corners)
  }

  func ring(in rect: CGRect, unit: CGFloat) -> CGPath {
    let width = properties.borderWidth
    let path = outline(of: rect, unit: unit)
    let isSolid = width * unit * 2 >= min(rect.width, rect.height)
    guard !isSolid, let ring = path.mutableCopy() else { return path }
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

  /// The squares, in pixels, in which the corners of an upright layer are; nil if they overlap.
  var cornerSquares: [PixelRect]? {
    let box = boundsExtent
    let curve = traits.cornerCurve == .continuous ? CGPath.continuousExpansion : 1
    let side = Int((properties.cornerRadius * curve * scale).rounded(.up)) + 1
    guard side * 2 <= box.width, side * 2 <= box.height else { return nil }
    var squares: [PixelRect] = []
    squares.reserveCapacity(4)
    let mask = traits.maskedCorners
    func add(_ corner: CACornerMask, _ x: Int, _ y: Int) {
      guard mask.contains(corner) else { return }
      squares.append(PixelRect(minX: x, minY: y, maxX: x + side, maxY: y + side))
    }
    add(.layerMinXMinYCorner, box.minX, box.minY)
    add(.layerMaxXMinYCorner, box.maxX - side, box.minY)
    add(.layerMinXMaxYCorner, box.minX, box.maxY - side)
    add(.layerMaxXMaxYCorner, box.maxX - side, box.maxY - side)
    return squares
  }

  /// The largest part of an upright layer's bounds that no rounded corner touches, of full width.
  var squareExtent: PixelRect {
    let box = boundsExtent
    guard hasRoundedCorners else { return box }
    let curve = traits.cornerCurve == .continuous ? CGPath.continuousExpansion : 1
    let side = Int((properties.cornerRadius * curve * scale).rounded(.up)) + 1
    let mask = traits.maskedCorners
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let extent = PixelRect(
      minX: box.minX, minY: box.minY + (mask.isDisjoint(with: top) ? 0 : side), maxX: box.maxX,
      maxY: box.maxY - (mask.isDisjoint(with: bottom) ? 0 : side))
    return extent.isEmpty ? .empty : extent
  }
}
