/// A box in pixels that isn't rotated, divided into the squares with its rounded corners and the
/// rest.
struct RoundedBox {
  let box: PixelRect
  /// The side length of the squares at the rounded corners.
  let side: Int
  let corners: CACornerMask
  /// A Boolean value that indicates whether the squares would overlap.
  ///
  /// Then the only square is the whole box.
  let isWhole: Bool

  init(_ node: RenderNode) {
    box = node.boundsExtent
    corners = node.hasRoundedCorners ? node.traits.maskedCorners : []
    let curve = node.traits.cornerCurve == .continuous ? CGPath.continuousExpansion : 1
    let radius = max(node.properties.cornerRadius, node.traits.lowerCornerRadius ?? 0)
    let reach = max(radius * curve, node.properties.borderWidth)
    side = corners.isEmpty ? 0 : Int(pixels: reach * node.scale) + 1
    isWhole = side * 2 > min(box.width, box.height)
  }

  private func side(_ corner: CACornerMask) -> Int { corners.contains(corner) ? side : 0 }

  /// The number of squares that contain rounded corners.
  var squareCount: Int { isWhole ? 1 : corners.count }

  /// Calls a closure with each square and its index.
  func forEachSquare(_ body: (Int, PixelRect) -> Void) {
    guard !isWhole else { return body(0, box) }
    var index = 0
    func add(_ corner: CACornerMask, _ x: Int, _ y: Int) {
      guard corners.contains(corner) else { return }
      body(index, PixelRect(minX: x, minY: y, maxX: x + side, maxY: y + side))
      index += 1
    }
    add(.layerMinXMinYCorner, box.minX, box.minY)
    add(.layerMaxXMinYCorner, box.maxX - side, box.minY)
    add(.layerMinXMaxYCorner, box.minX, box.maxY - side)
    add(.layerMaxXMaxYCorner, box.maxX - side, box.maxY - side)
  }

  /// Calls a closure with the at most three rectangles outside the squares.
  func forEachPlainPart(_ body: (PixelRect) -> Void) {
    guard !isWhole else { return }
    let top = max(side(.layerMinXMinYCorner), side(.layerMaxXMinYCorner))
    let bottom = max(side(.layerMinXMaxYCorner), side(.layerMaxXMaxYCorner))
    let parts = (
      PixelRect(
        minX: box.minX + side(.layerMinXMinYCorner), minY: box.minY,
        maxX: box.maxX - side(.layerMaxXMinYCorner), maxY: box.minY + top),
      PixelRect(minX: box.minX, minY: box.minY + top, maxX: box.maxX, maxY: box.maxY - bottom),
      PixelRect(
        minX: box.minX + side(.layerMinXMaxYCorner), minY: box.maxY - bottom,
        maxX: box.maxX - side(.layerMaxXMaxYCorner), maxY: box.maxY)
    )
    if !parts.0.isEmpty { body(parts.0) }
    if !parts.1.isEmpty { body(parts.1) }
    if !parts.2.isEmpty { body(parts.2) }
  }

  /// The largest part of full width without rounded corners.
  var plainMiddle: PixelRect {
    var middle = PixelRect.empty
    forEachPlainPart { part in
      if part.width == box.width, part.area > middle.area { middle = part }
    }
    return middle
  }

  /// Calls a closure with the four sides of the border outside the squares.
  ///
  /// - Parameter width: The width of the border, in pixels.
  func forEachSide(width: CGFloat, _ body: (CGRect) -> Void) {
    guard !isWhole else { return }
    let rect = box.rect
    guard width * 2 < min(rect.width, rect.height) else { return body(rect) }
    let (topLeft, topRight) = (
      CGFloat(side(.layerMinXMinYCorner)), CGFloat(side(.layerMaxXMinYCorner))
    )
    let (bottomLeft, bottomRight) = (
      CGFloat(side(.layerMinXMaxYCorner)), CGFloat(side(.layerMaxXMaxYCorner))
    )
    body(
      CGRect(
        x: rect.minX + topLeft, y: rect.minY, width: rect.width - topLeft - topRight, height: width)
    )
    body(
      CGRect(
        x: rect.minX + bottomLeft, y: rect.maxY - width,
        width: rect.width - bottomLeft - bottomRight, height: width))
    // At a corner that isn't rounded, the upper and lower sides already include the corner.
    let (left, right) = (
      (top: max(topLeft, width), bottom: max(bottomLeft, width)),
      (top: max(topRight, width), bottom: max(bottomRight, width))
    )
    body(
      CGRect(
        x: rect.minX, y: rect.minY + left.top, width: width,
        height: rect.height - left.top - left.bottom))
    body(
      CGRect(
        x: rect.maxX - width, y: rect.minY + right.top, width: width,
        height: rect.height - right.top - right.bottom))
  }
}

extension CACornerMask {
  var count: Int { rawValue.nonzeroBitCount }
}
