extension LayerCompositor {
  /// Draws a layer that clips its contents and sublayers to rounded corners.
  ///
  /// Clipping each of them separately would let the background show through the antialiased edge.
  /// So everything is first drawn unclipped and then cut once. This is limited to the small squares
  /// at the corners, because everywhere else the bounds are a rectangle.
  mutating func drawRounded(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard node.isPlainlyPlaced else {
      let area = node.boundsExtent.intersection(tile)
      if !area.isEmpty {
        drawCut(node, in: area, alpha: alpha) { $0.cutOutline(of: node, in: area) }
      }
      return
    }
    let rounded = RoundedBox(node)
    rounded.forEachPlainPart { part in
      let area = part.intersection(tile)
      guard !area.isEmpty else { return }
      context.saveGState()
      context.clip(to: area.rect)
      drawSquare(node, in: area, alpha: alpha)
      context.restoreGState()
    }
    rounded.forEachSquare { index, square in
      let area = square.intersection(tile)
      guard !area.isEmpty else { return }
      if node.showsOnlyBackground(in: square) {
        context.saveGState()
        context.clip(to: area.rect)
        drawBackground(of: node, in: area, alpha: alpha, isSquare: false)
        drawBorder(of: node, in: area, alpha: alpha)
        context.restoreGState()
        return
      }
      let outside = node.patches(.outside, for: rounded, made: &rastersMade)
      if alpha == 1, !rounded.isWhole, index < outside.count,
        node.leavesCornerFree(in: square, outside[index].image)
      {
        context.saveGState()
        context.clip(to: area.rect)
        drawBackground(of: node, in: area, alpha: 1, isSquare: false)
        for child in node.children { draw(child, in: area) }
        context.restoreGState()
      } else {
        drawCut(node, in: area, alpha: alpha) { compositor in
          if index < outside.count {
            compositor.context.drawUpright(outside[index].image, in: square.rect)
          }
        }
      }
    }
  }

  /// Draws everything in an area with square corners, then erases the area outside the rounded
  /// corners.
  ///
  /// - Parameter cut: A closure that fills the area outside.
  private mutating func drawCut(
    _ node: RenderNode, in area: PixelRect, alpha: CGFloat, cut: (LayerCompositor) -> Void
  ) {
    let canvas = self.canvas
    self.canvas = nil
    context.saveGState()
    context.setAlpha(1)
    context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
    drawSquare(node, in: area, alpha: alpha)
    context.setBlendMode(.destinationOut)
    cut(self)
    context.endTransparencyLayer()
    context.restoreGState()
    self.canvas = canvas
  }

  private func cutOutline(of node: RenderNode, in area: PixelRect) {
    context.setFillColor(gray: 0, alpha: 1)
    context.beginPath()
    context.addRect(area.rect.insetBy(dx: -2, dy: -2).union(node.boundsExtent.rect))
    addOutline(of: node, keepsPath: true)
    context.fillPath(using: .evenOdd)
  }

  private mutating func drawSquare(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    drawOwnLook(of: node, in: tile, alpha: alpha, isSquare: true)
    for child in node.children { draw(child, in: tile, alpha: alpha) }
    drawBorder(of: node, in: tile, alpha: alpha, isSquare: true)
  }

  /// Adds the layer's outline to the context as its path.
  func addOutline(of node: RenderNode, keepsPath: Bool = false) {
    if !keepsPath { context.beginPath() }
    context.saveGState()
    if node.isPlainlyPlaced {
      let box = node.boundsExtent
      context.translateBy(x: CGFloat(box.minX), y: CGFloat(box.minY))
      context.addPath(node.pixelOutline)
    } else {
      context.concatenate(node.toDevice)
      context.addPath(node.outline(of: node.properties.bounds, unit: 1))
    }
    context.restoreGState()
  }
}

extension RenderNode {
  /// Returns a Boolean value that indicates whether only the background and the border are visible
  /// in a square.
  fileprivate func showsOnlyBackground(in square: PixelRect) -> Bool {
    contents == nil && properties.gradient == nil && properties.shape == nil
      && !children.contains { $0.draws(in: square) }
  }

  /// Returns a Boolean value that indicates whether everything over an opaque background in a
  /// corner's square is inside the curve, so that there is nothing to cut.
  ///
  /// - Parameter outside: An image that covers the area outside the curve.
  fileprivate func leavesCornerFree(in square: PixelRect, _ outside: CGImage) -> Bool {
    guard isFilled, !hasBorder, contents == nil, properties.gradient == nil, properties.shape == nil
    else { return false }
    return children.allSatisfy { $0.keeps(inside: square, of: boundsExtent, outside) }
  }

  private func keeps(inside square: PixelRect, of box: PixelRect, _ outside: CGImage) -> Bool {
    guard draws(in: square) else { return true }
    if !isEmpty {
      // A rounded corner is convex: if the point nearest to it is inside, so is the whole
      // rectangle.
      let part = extent.intersection(square)
      let x = square.minX == box.minX ? part.minX : part.maxX - 1
      let y = square.minY == box.minY ? part.minY : part.maxY - 1
      guard part.isEmpty || outside.pixel(x: x - square.minX, y: y - square.minY)?.a == 0 else {
        return false
      }
    }
    return children.allSatisfy { $0.keeps(inside: square, of: box, outside) }
  }

  /// Returns a Boolean value that indicates whether the layer or a sublayer draws anything in a
  /// square.
  ///
  /// Many layers exist only for layout or touches.
  private func draws(in square: PixelRect) -> Bool {
    guard isVisible, subtreeExtent.intersects(square) else { return false }
    return extent.intersects(square) && !isEmpty || children.contains { $0.draws(in: square) }
  }

  /// A Boolean value that indicates whether the layer itself draws nothing.
  var isEmpty: Bool {
    contents == nil && traits.glass == nil && properties.gradient == nil && properties.shape == nil
      && (properties.backgroundColor?.alpha ?? 0) == 0 && !hasBorder && !castsShadow
  }
}
