/// Draws render nodes into a context whose coordinates are pixels, from the upper left corner down.
struct LayerCompositor {
  let context: CGContext
  /// Nodes before this one in the order of drawing are hidden by it and need not be drawn.
  var firstOrder = 0
  var layersComposited = 0
  var rastersMade = 0

  init(context: CGContext) {
    self.context = context
  }

  /// Draws a node and those inside it.
  ///
  /// - Parameters:
  ///   - tile: the pixels that are wanted; the context is clipped to them already.
  ///   - alpha: what is left to be applied to every layer by itself.
  mutating func draw(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat = 1) {
    guard node.isVisible, node.lastOrder >= firstOrder, node.subtreeExtent.intersects(tile) else {
      return
    }
    let opacity = node.opacity
    let isGroup = opacity < 1 && node.traits.allowsGroupOpacity && !node.isOneStep
    guard isGroup || node.mask != nil else {
      return drawGroup(node, in: tile, alpha: alpha * opacity)
    }
    let area = node.subtreeExtent.intersection(tile)
    context.saveGState()
    context.setAlpha(alpha * opacity)
    context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
    drawGroup(node, in: area, alpha: 1)
    if let mask = node.mask {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
      let order = firstOrder
      firstOrder = 0
      draw(mask, in: area)
      firstOrder = order
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws a node and those inside it, each with the same alpha.
  private mutating func drawGroup(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    if node.order >= firstOrder {
      layersComposited += 1
      if node.castsShadow { drawShadow(of: node, in: tile, alpha: alpha) }
    }
    drawWithoutShadow(node, in: tile, alpha: alpha)
  }

  /// Draws a node and those inside it, but not its own shadow.
  mutating func drawWithoutShadow(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat = 1) {
    guard node.traits.masksToBounds else {
      drawOwnLook(of: node, in: tile, alpha: alpha)
      for child in node.children { draw(child, in: tile, alpha: alpha) }
      drawBorder(of: node, in: tile, alpha: alpha)
      return
    }
    if node.hasRoundedCorners, !node.children.isEmpty || node.contents != nil {
      drawRounded(node, in: tile, alpha: alpha)
    } else {
      drawOwnLook(of: node, in: tile, alpha: alpha)
      drawClipped(node, in: tile, alpha: alpha)
      drawBorder(of: node, in: tile, alpha: alpha)
    }
  }

  /// Draws the layer itself, without shadow and border.
  private mutating func drawOwnLook(
    of node: RenderNode, in tile: PixelRect, alpha: CGFloat, isSquare: Bool = false
  ) {
    guard node.order >= firstOrder, node.extent.intersects(tile) else { return }
    drawBackground(of: node, in: tile, alpha: alpha, isSquare: isSquare)
    drawGradient(of: node, alpha: alpha)
    drawShape(of: node, alpha: alpha)
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
    context.saveGState()
    if node.isPlainlyPlaced {
      context.clip(to: box.rect)
    } else {
      addOutline(of: node)
      context.clip()
    }
    for child in node.children { draw(child, in: box.intersection(tile), alpha: alpha) }
    context.restoreGState()
  }

  // MARK: Rounded corners that cut

  /// Draws a layer that cuts contents and sublayers at its rounded corners.
  ///
  /// To clip each by itself would let what lies below shine through the smoothed edge. So all of it is drawn
  /// unclipped first, and then cut once; and only in the small squares at the corners, since everywhere else
  /// the bounds are a rectangle.
  private mutating func drawRounded(_ node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard node.isPlainlyPlaced, let corners = node.cornerSquares else {
      let area = node.boundsExtent.intersection(tile)
      if !area.isEmpty { drawCut(node, in: area, alpha: alpha) }
      return
    }
    let box = node.boundsExtent
    if !corners.contains(where: { $0.intersects(tile) }) {
      let area = box.intersection(tile)
      guard !area.isEmpty else { return }
      context.saveGState()
      context.clip(to: area.rect)
      drawSquare(node, in: area, alpha: alpha)
      context.restoreGState()
      return
    }
    context.saveGState()
    context.clip(to: Self.parts(of: box.intersection(tile), without: corners))
    drawSquare(node, in: box.intersection(tile), alpha: alpha)
    context.restoreGState()
    for corner in corners where corner.intersects(tile) {
      let area = corner.intersection(tile)
      if node.contents == nil, node.properties.gradient == nil, node.properties.shape == nil,
        !node.children.contains(where: { $0.subtreeExtent.intersects(corner) })
      {
        context.saveGState()
        context.clip(to: area.rect)
        drawBackground(of: node, in: area, alpha: alpha, isSquare: false)
        drawBorder(of: node, in: area, alpha: alpha)
        context.restoreGState()
      } else {
        drawCut(node, in: area, alpha: alpha)
      }
    }
  }

  private static func parts(of rect: PixelRect, without corners: [PixelRect]) -> [CGRect] {
    var parts = [rect]
    for corner in corners {
      var next: [PixelRect] = []
      for part in parts { part.forEachPart(outside: corner) { next.append($0) } }
      parts = next
    }
    return parts.map(\.rect)
  }

  /// Draws everything inside an area as if the corners were square, then takes away what lies outside them.
  private mutating func drawCut(_ node: RenderNode, in area: PixelRect, alpha: CGFloat) {
    context.saveGState()
    context.setAlpha(1)
    context.beginTransparencyLayer(in: area.rect, auxiliaryInfo: nil)
    drawSquare(node, in: area, alpha: alpha)
    context.setBlendMode(.destinationOut)
    context.setFillColor(gray: 0, alpha: 1)
    context.beginPath()
    context.addRect(area.rect.insetBy(dx: -2, dy: -2).union(node.boundsExtent.rect))
    addOutline(of: node, keepsPath: true)
    context.fillPath(using: .evenOdd)
    context.endTransparencyLayer()
    context.restoreGState()
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
      context.addPath(node.pixelOutline.shape)
    } else {
      context.concatenate(node.toDevice)
      context.addPath(node.outline(of: node.properties.bounds, unit: 1))
    }
    context.restoreGState()
  }
}
