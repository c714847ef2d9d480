extension LayerCompositor {
  /// Draws glass inside the bounds, with rounded corners unless they are cut later.
  mutating func drawGlass(
    _ glass: GlassLayer, of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool
  ) {
    let box = node.boundsExtent
    // A picture of a layer without a screen shows glass without anything behind it.
    let backdrop = node.backdrop ?? RenderNode.Backdrop(veils: [glass.plainColor])
    guard node.isPlainlyPlaced else {
      return clipped(to: node) { compositor in
        compositor.draw(backdrop, in: box.intersection(tile), alpha: alpha)
      }
    }
    guard node.hasRoundedCorners, !isSquare else {
      return draw(backdrop, in: box.intersection(tile), alpha: alpha)
    }
    let rounded = RoundedBox(node)
    rounded.forEachPlainPart { draw(backdrop, in: $0.intersection(tile), alpha: alpha) }
    let outside = node.patches(.outside, for: rounded, made: &rastersMade)
    rounded.forEachSquare { index, square in
      let area = square.intersection(tile)
      guard !area.isEmpty, index < outside.count else { return }
      let canvas = self.canvas
      self.canvas = nil
      context.saveGState()
      context.setAlpha(1)
      context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
      draw(backdrop, in: area, alpha: alpha)
      context.setBlendMode(.destinationOut)
      context.drawUpright(outside[index].image, in: square.rect)
      context.endTransparencyLayer()
      context.restoreGState()
      self.canvas = canvas
    }
  }

  /// Draws a part of the picture, and the colors over it.
  private func draw(_ backdrop: RenderNode.Backdrop, in area: PixelRect, alpha: CGFloat) {
    guard !area.isEmpty else { return }
    context.saveGState()
    if canvas == nil { context.clip(to: area.rect) }
    if let bitmap = backdrop.bitmap {
      draw(bitmap, at: backdrop.rect, in: area, alpha: alpha)
    }
    for color in backdrop.veils { fill(area, color, alpha: alpha) }
    context.restoreGState()
  }
}
