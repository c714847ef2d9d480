extension LayerCompositor {
  /// Fills the bounds; with rounded corners unless they are cut later.
  mutating func drawBackground(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool
  ) {
    guard let color = node.properties.backgroundColor, color.alpha > 0 else { return }
    let box = node.boundsExtent
    guard box.intersects(tile) else { return }
    context.setFillColor(color.faded(by: alpha))
    guard node.isPlainlyPlaced else {
      context.saveGState()
      context.concatenate(node.toDevice)
      context.beginPath()
      context.addPath(
        isSquare
          ? CGPath(rect: node.properties.bounds, transform: nil)
          : node.outline(of: node.properties.bounds, unit: 1))
      context.fillPath()
      context.restoreGState()
      return
    }
    guard node.hasRoundedCorners, !isSquare else {
      return context.fill(box.intersection(tile).rect)
    }
    let rounded = RoundedBox(node)
    rounded.forEachPlainPart { part in
      let area = part.intersection(tile)
      if !area.isEmpty { context.fill(area.rect) }
    }
    drawPatches(.background, of: node, rounded, in: tile, alpha: alpha)
  }

  /// Draws the border inside the bounds.
  mutating func drawBorder(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool = false
  ) {
    guard node.hasBorder, let color = node.properties.borderColor, node.extent.intersects(tile)
    else { return }
    context.setFillColor(color.faded(by: alpha))
    guard node.isPlainlyPlaced else {
      context.saveGState()
      context.concatenate(node.toDevice)
      context.beginPath()
      context.addPath(node.ring(in: node.properties.bounds, unit: 1, isSquare: isSquare))
      context.fillPath(using: .evenOdd)
      context.restoreGState()
      return
    }
    let rounded = RoundedBox(node)
    rounded.forEachSide(width: node.properties.borderWidth * node.scale) { context.fill($0) }
    if node.hasRoundedCorners {
      drawPatches(isSquare ? .squareBorder : .border, of: node, rounded, in: tile, alpha: alpha)
    }
  }

  private mutating func drawPatches(
    _ kind: RenderNode.PatchKind, of node: RenderNode, _ rounded: RoundedBox, in tile: PixelRect,
    alpha: CGFloat
  ) {
    var images: [CGImage]?
    rounded.forEachSquare { index, square in
      guard square.intersects(tile) else { return }
      let made = images ?? node.patches(kind, for: rounded, made: &rastersMade)
      images = made
      if index < made.count { context.drawUpright(made[index], in: square.rect, alpha: alpha) }
    }
  }

  /// Lays the bitmap or picture on.
  func drawContents(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard let image = node.shownContents else { return }
    let place = node.contentsPlace
    let isClipped = node.traits.masksToBounds && !node.properties.bounds.contains(place)
    context.saveGState()
    if isClipped { clipToBounds(of: node) }
    if node.traits.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) {
      draw(image, of: node, in: place, alpha: alpha)
    } else {
      drawStretched(image, of: node, in: place, alpha: alpha)
    }
    context.restoreGState()
  }

  /// Lays a bitmap on, in the layer's coordinates.
  ///
  /// Edges between pixels of an upright layer are not smoothed, as on iOS; slanted ones are.
  func draw(_ image: CGImage, of node: RenderNode, in place: CGRect, alpha: CGFloat) {
    guard node.isUpright else {
      context.saveGState()
      context.concatenate(node.toDevice)
      context.drawUpright(image, in: place, alpha: alpha)
      context.restoreGState()
      return
    }
    let rect = place.applying(node.toDevice)
    let pixels = PixelRect(snapping: rect)
    guard !pixels.isEmpty else { return }
    context.saveGState()
    context.clip(to: pixels.rect)
    context.drawUpright(image, in: rect, alpha: alpha, fillsClip: true)
    context.restoreGState()
  }

  /// Draws a picture whose middle stretches and whose edges keep their size.
  private func drawStretched(
    _ image: CGImage, of node: RenderNode, in place: CGRect, alpha: CGFloat
  ) {
    let center = node.traits.contentsCenter
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let scale = node.traits.contentsScale
    /// The three stretches along one axis: from and size in pixels, from and size in points.
    func stretches(
      _ low: CGFloat, _ middle: CGFloat, _ pixels: CGFloat, _ start: CGFloat, _ length: CGFloat
    ) -> [(from: CGFloat, size: CGFloat, to: CGFloat, length: CGFloat)] {
      let first = (low * pixels).rounded()
      let last = pixels - ((low + middle) * pixels).rounded()
      let fixed = (first + last) / scale
      let shrink = fixed > length && fixed > 0 ? length / fixed : 1
      let (a, b) = (first / scale * shrink, last / scale * shrink)
      return [
        (0, first, start, a), (first, pixels - first - last, start + a, max(length - a - b, 0)),
        (pixels - last, last, start + length - b, b),
      ]
    }
    for row in stretches(center.minY, center.height, height, place.minY, place.height) {
      for column in stretches(center.minX, center.width, width, place.minX, place.width)
      where row.size > 0 && column.size > 0 && row.length > 0 && column.length > 0 {
        let part = CGRect(x: column.from, y: row.from, width: column.size, height: row.size)
        guard let image = image.cropping(to: part) else { continue }
        draw(
          image, of: node,
          in: CGRect(x: column.to, y: row.to, width: column.length, height: row.length),
          alpha: alpha)
      }
    }
  }
}

extension CGColor {
  func faded(by alpha: CGFloat) -> CGColor {
    alpha == 1 ? self : copy(alpha: self.alpha * alpha) ?? self
  }
}
