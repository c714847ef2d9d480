extension LayerCompositor {
  /// Fills the bounds; with rounded corners unless they are cut later.
  func drawBackground(of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool) {
    guard let color = node.properties.backgroundColor, color.alpha > 0 else { return }
    let box = node.boundsExtent
    guard box.intersects(tile) else { return }
    context.setFillColor(color.faded(by: alpha))
    if node.isPlainlyPlaced, isSquare || !node.hasRoundedCorners || node.squareExtent.contains(tile)
    {
      context.fill(box.intersection(tile).rect)
    } else if node.isPlainlyPlaced || !isSquare {
      addOutline(of: node)
      context.fillPath()
    } else {
      context.saveGState()
      context.concatenate(node.toDevice)
      context.fill(node.properties.bounds)
      context.restoreGState()
    }
  }

  /// Draws the border inside the bounds.
  func drawBorder(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool = false
  ) {
    guard node.hasBorder, let color = node.properties.borderColor, node.extent.intersects(tile)
    else { return }
    context.saveGState()
    context.setFillColor(color.faded(by: alpha))
    context.beginPath()
    let rect: CGRect
    let unit: CGFloat
    if node.isPlainlyPlaced {
      let box = node.boundsExtent
      context.translateBy(x: CGFloat(box.minX), y: CGFloat(box.minY))
      (rect, unit) = (CGRect(x: 0, y: 0, width: box.width, height: box.height), node.scale)
    } else {
      context.concatenate(node.toDevice)
      (rect, unit) = (node.properties.bounds, 1)
    }
    if isSquare {
      context.addRect(rect)
      let width = node.properties.borderWidth
      if width * unit * 2 < min(rect.width, rect.height) {
        context.addPath(node.outline(of: rect, unit: unit, inset: width))
      }
    } else {
      let ring = node.isPlainlyPlaced ? node.pixelOutline.ring : node.ring(in: rect, unit: unit)
      if let ring { context.addPath(ring) }
    }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }

  /// Lays the bitmap or picture on.
  func drawContents(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard let image = node.shownContents else { return }
    let place = node.contentsPlace
    let isClipped = node.traits.masksToBounds && !node.properties.bounds.contains(place)
    context.saveGState()
    if isClipped, node.isPlainlyPlaced {
      context.clip(to: node.boundsExtent.rect)
    } else if isClipped {
      addOutline(of: node)
      context.clip()
    }
    context.concatenate(node.toDevice)
    if node.traits.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) {
      context.drawUpright(image, in: place, alpha: alpha)
    } else {
      drawStretched(image, of: node, in: place, alpha: alpha)
    }
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
        context.drawUpright(
          image, in: CGRect(x: column.to, y: row.to, width: column.length, height: row.length),
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
