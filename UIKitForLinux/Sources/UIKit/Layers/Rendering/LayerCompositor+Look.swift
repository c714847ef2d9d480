extension LayerCompositor {
  /// Fills the bounds with glass and a color, with rounded corners unless they are cut later.
  mutating func drawBackground(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool
  ) {
    if let glass = node.traits.glass {
      drawGlass(glass, of: node, in: tile, alpha: alpha, isSquare: isSquare)
    }
    guard let color = node.properties.backgroundColor, color.alpha > 0 else { return }
    let box = node.boundsExtent
    guard box.intersects(tile) else { return }
    guard node.isPlainlyPlaced else {
      context.setFillColor(color.faded(by: alpha))
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
      return fill(box.intersection(tile), color, alpha: alpha)
    }
    let rounded = RoundedBox(node)
    rounded.forEachPlainPart { fill($0.intersection(tile), color, alpha: alpha) }
    drawPatches(.background, of: node, rounded, in: tile, alpha: alpha)
  }

  /// Fills whole pixels inside the clip with a color.
  func fill(_ rect: PixelRect, _ color: CGColor, alpha: CGFloat) {
    guard !rect.isEmpty else { return }
    if let canvas {
      canvas.fill(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, color, alpha: alpha)
    } else {
      context.setFillColor(color.faded(by: alpha))
      context.fill(rect.rect)
    }
  }

  /// Draws the layer's border inside its bounds.
  mutating func drawBorder(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool = false
  ) {
    guard node.hasBorder, let color = node.properties.borderColor, node.extent.intersects(tile),
      // The border is in front of all sublayers.
      node.lastOrder < endOrder
    else { return }
    guard node.isPlainlyPlaced else {
      context.setFillColor(color.faded(by: alpha))
      context.saveGState()
      context.concatenate(node.toDevice)
      context.beginPath()
      context.addPath(node.ring(in: node.properties.bounds, unit: 1, isSquare: isSquare))
      context.fillPath(using: .evenOdd)
      context.restoreGState()
      return
    }
    let rounded = RoundedBox(node)
    rounded.forEachSide(width: node.properties.borderWidth * node.scale) { side in
      let pixels = PixelRect(snapping: side)
      if pixels.rect == side { return fill(pixels.intersection(tile), color, alpha: alpha) }
      context.setFillColor(color.faded(by: alpha))
      context.fill(side)
    }
    if node.hasRoundedCorners {
      drawPatches(isSquare ? .squareBorder : .border, of: node, rounded, in: tile, alpha: alpha)
    }
  }

  private mutating func drawPatches(
    _ kind: RenderNode.PatchKind, of node: RenderNode, _ rounded: RoundedBox, in tile: PixelRect,
    alpha: CGFloat
  ) {
    var images: [PixelBitmap]?
    rounded.forEachSquare { index, square in
      guard square.intersects(tile) else { return }
      let made = images ?? node.patches(kind, for: rounded, made: &rastersMade)
      images = made
      if index < made.count { draw(made[index], at: square, in: tile, alpha: alpha) }
    }
  }

  /// Draws the layer's contents.
  mutating func drawContents(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard let bitmap = node.shownContents else { return }
    let place = node.contentsPlace
    guard node.traits.masksToBounds, !node.properties.bounds.contains(place) else {
      return drawContents(bitmap, of: node, at: place, in: tile, alpha: alpha)
    }
    clipped(to: node) { compositor in
      compositor.drawContents(
        bitmap, of: node, at: place, in: node.boundsExtent.intersection(tile), alpha: alpha)
    }
  }

  private func drawContents(
    _ bitmap: PixelBitmap, of node: RenderNode, at place: CGRect, in tile: PixelRect, alpha: CGFloat
  ) {
    if node.traits.contentsCenter == .unit {
      draw(bitmap, of: node, at: place, in: tile, alpha: alpha)
    } else {
      drawStretched(bitmap.image, of: node, in: place, tile: tile, alpha: alpha)
    }
  }

  /// Draws a bitmap in the layer's coordinates.
  ///
  /// As on iOS, edges between pixels are antialiased only for rotated layers.
  func draw(
    _ bitmap: PixelBitmap, of node: RenderNode, at place: CGRect, in tile: PixelRect, alpha: CGFloat
  ) {
    guard node.isUpright else {
      context.saveGState()
      context.concatenate(node.toDevice)
      context.drawUpright(bitmap.image, in: place, alpha: alpha)
      context.restoreGState()
      return
    }
    let rect = place.applying(node.toDevice)
    let pixels = PixelRect(snapping: rect)
    guard !pixels.isEmpty else { return }
    if bitmap.fits(rect) {
      let whole = PixelRect(
        minX: pixels.minX, minY: pixels.minY, maxX: pixels.minX + bitmap.image.width,
        maxY: pixels.minY + bitmap.image.height)
      return draw(bitmap, at: whole, in: tile, alpha: alpha)
    }
    let area = pixels.intersection(tile)
    let isDone = canvas?.draw(
      bitmap, in: rect, x: area.minX, y: area.minY, width: area.width, height: area.height,
      alpha: alpha)
    if isDone == true { return }
    context.saveGState()
    context.clip(to: pixels.rect)
    context.drawUpright(bitmap.image, in: rect, alpha: alpha, fillsClip: true)
    context.restoreGState()
  }

  /// Draws a bitmap without scaling.
  func draw(_ bitmap: PixelBitmap, at place: PixelRect, in tile: PixelRect, alpha: CGFloat) {
    let area = place.intersection(tile)
    guard !area.isEmpty else { return }
    if let canvas {
      canvas.draw(
        bitmap, at: (place.minX, place.minY), x: area.minX, y: area.minY, width: area.width,
        height: area.height, alpha: alpha)
    } else {
      context.drawUpright(bitmap.image, in: place.rect, alpha: alpha)
    }
  }

  /// Draws an image with a stretchable center and fixed edges.
  private func drawStretched(
    _ image: CGImage, of node: RenderNode, in place: CGRect, tile: PixelRect, alpha: CGFloat
  ) {
    let center = node.traits.contentsCenter
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let scale = node.traits.contentsScale
    /// Returns the three parts along one axis: their origins and sizes in pixels, and in points.
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
          PixelBitmap(image), of: node,
          at: CGRect(x: column.to, y: row.to, width: column.length, height: row.length),
          in: tile, alpha: alpha)
      }
    }
  }
}

extension PixelBitmap {
  /// Returns a Boolean value that indicates whether each pixel of the bitmap coincides with one of
  /// the screen.
  fileprivate func fits(_ rect: CGRect) -> Bool {
    func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < Self.finest }
    return abs(rect.width - CGFloat(image.width)) < Self.finest
      && abs(rect.height - CGFloat(image.height)) < Self.finest
      && isWhole(rect.minX) && isWhole(rect.minY)
  }

  /// The smallest part of a pixel that Cairo distinguishes.
  private static let finest: CGFloat = 1 / 256
}

extension CGColor {
  func faded(by alpha: CGFloat) -> CGColor {
    alpha == 1 ? self : copy(alpha: self.alpha * alpha) ?? self
  }
}
