/// Draws render nodes into a context with pixel coordinates and the origin at the upper left.
struct LayerCompositor {
  let context: CGContext
  /// The context's bitmap, for pixel-aligned drawing; `nil` inside a transparency group or a
  /// rotated clip, which only the context applies.
  var canvas: PixelCanvas?
  /// The drawing order of the first node to draw.
  ///
  /// Earlier nodes are hidden.
  var firstOrder = 0
  /// The drawing order after the last node to draw.
  ///
  /// Later nodes are drawn elsewhere.
  var endOrder = Int.max
  var layersComposited = 0
  var rastersMade = 0

  init(context: CGContext, canvas: PixelCanvas? = nil) {
    self.context = context
    self.canvas = canvas
  }

  /// Draws a node and its children.
  ///
  /// - Parameters:
  ///   - tile: The pixels to draw. The context is already clipped to them.
  ///   - alpha: The opacity to apply to each layer.
  mutating func draw(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat = 1) {
    guard node.isVisible, node.lastOrder >= firstOrder, node.order < endOrder,
      node.subtreeExtent.intersects(tile)
    else { return }
    let opacity = node.opacity
    let isGroup = opacity < 1 && node.traits.allowsGroupOpacity && !node.isOneStep
    guard isGroup || node.mask != nil else {
      return drawGroup(node, in: tile, alpha: alpha * opacity)
    }
    let area = node.subtreeExtent.intersection(tile)
    let canvas = self.canvas
    self.canvas = nil
    defer { self.canvas = canvas }
    context.saveGState()
    context.setAlpha(alpha * opacity)
    context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
    drawGroup(node, in: area, alpha: 1)
    if let mask = node.mask {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
      // The nodes of a mask have their own numbers.
      let (first, end) = (firstOrder, endOrder)
      (firstOrder, endOrder) = (0, .max)
      draw(mask, in: area)
      (firstOrder, endOrder) = (first, end)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws a node and its children, each with the same opacity.
  private mutating func drawGroup(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    if node.order >= firstOrder {
      layersComposited += 1
      if node.castsShadow { drawShadow(of: node, in: tile, alpha: alpha) }
    }
    drawWithoutShadow(node, in: tile, alpha: alpha)
  }

  /// Draws a node and its children without the node's shadow.
  mutating func drawWithoutShadow(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat = 1) {
    guard node.traits.masksToBounds else {
      drawOwnLook(of: node, in: tile, alpha: alpha)
      for child in node.children { draw(child, in: tile, alpha: alpha) }
      drawBorder(of: node, in: tile, alpha: alpha)
      return
    }
    if node.hasRoundedCorners,
      !node.children.isEmpty || node.contents != nil || node.properties.shape != nil
    {
      drawRounded(node, in: tile, alpha: alpha)
    } else {
      drawOwnLook(of: node, in: tile, alpha: alpha)
      drawClipped(node, in: tile, alpha: alpha)
      drawBorder(of: node, in: tile, alpha: alpha)
    }
  }

  /// Draws the layer without its sublayers, shadow, and border.
  mutating func drawOwnLook(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool = false
  ) {
    guard node.order >= firstOrder, node.extent.intersects(tile) else { return }
    drawBackground(of: node, in: tile, alpha: alpha, isSquare: isSquare)
    drawGradient(of: node, in: tile, alpha: alpha)
    drawShape(of: node, in: tile, alpha: alpha)
    drawContents(of: node, in: tile, alpha: alpha)
  }

  /// Draws the sublayers inside the bounds.
  private mutating func drawClipped(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard !node.children.isEmpty else { return }
    let box = node.boundsExtent
    if node.isPlainlyPlaced, box.contains(tile) {
      for child in node.children { draw(child, in: tile, alpha: alpha) }
      return
    }
    clipped(to: node) { compositor in
      for child in node.children {
        compositor.draw(child, in: box.intersection(tile), alpha: alpha)
      }
    }
  }

  /// Clips drawing to a layer's bounds or, if the layer is rotated, to its rounded outline.
  mutating func clipped(to node: RenderNode, _ draw: (inout LayerCompositor) -> Void) {
    let canvas = self.canvas
    context.saveGState()
    if node.isPlainlyPlaced {
      context.clip(to: node.boundsExtent.rect)
    } else {
      addOutline(of: node)
      context.clip()
      self.canvas = nil
    }
    draw(&self)
    context.restoreGState()
    self.canvas = canvas
  }
}
