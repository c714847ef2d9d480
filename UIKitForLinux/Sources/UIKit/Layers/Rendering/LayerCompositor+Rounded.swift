extension LayerCompositor {
  /// Draws a layer that cuts contents and sublayers at its rounded corners.
  ///
  /// To clip each by itself would let what lies below shine through the smoothed edge. So all of it is drawn
  /// unclipped first, and then cut once; and only in the small squares at the corners, since everywhere else
  /// the bounds are a rectangle.
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

  /// Draws everything inside an area as if the corners were square, then takes away what lies outside them.
  ///
  /// - Parameter cut: fills what lies outside.
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

  /// Makes the layer's outline the context's path.
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
  /// Whether nothing but background and border is to be seen in a square.
  fileprivate func showsOnlyBackground(in square: PixelRect) -> Bool {
    contents == nil && properties.gradient == nil && properties.shape == nil
      && !children.contains { $0.draws(in: square) }
  }

  /// Whether all that is drawn over an opaque background in a corner's square keeps inside the curve, so that
  /// there is nothing to cut.
  ///
  /// - Parameter outside: covers what lies outside of the curve.
  fileprivate func leavesCornerFree(in square: PixelRect, _ outside: CGImage) -> Bool {
    guard isFilled, !hasBorder, contents == nil, properties.gradient == nil, properties.shape == nil
    else { return false }
    return children.allSatisfy { $0.keeps(inside: square, of: boundsExtent, outside) }
  }

  private func keeps(inside square: PixelRect, of box: PixelRect, _ outside: CGImage) -> Bool {
    guard draws(in: square) else { return true }
    if !isEmpty {
      // A rounded corner is convex: if the point nearest to it is inside, all of the rectangle is.
      let part = extent.intersection(square)
      let x = square.minX == box.minX ? part.minX : part.maxX - 1
      let y = square.minY == box.minY ? part.minY : part.maxY - 1
      guard part.isEmpty || outside.pixel(x: x - square.minX, y: y - square.minY)?.a == 0 else {
        return false
      }
    }
    return children.allSatisfy { $0.keeps(inside: square, of: box, outside) }
  }

  /// Whether the layer or one inside it draws anything in a square; many are there for layout or touches.
  private func draws(in square: PixelRect) -> Bool {
    guard isVisible, subtreeExtent.intersects(square) else { return false }
    return extent.intersects(square) && !isEmpty || children.contains { $0.draws(in: square) }
  }

  /// Whether the layer itself is nothing to be seen.
  private var isEmpty: Bool {
    contents == nil && properties.gradient == nil && properties.shape == nil
      && (properties.backgroundColor?.alpha ?? 0) == 0 && !hasBorder && !castsShadow
  }
}
