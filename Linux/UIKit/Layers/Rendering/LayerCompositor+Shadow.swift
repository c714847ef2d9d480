extension LayerCompositor {
  /// Draws the shadow of a layer: that of its path, of its outline, or of all that it shows.
  mutating func drawShadow(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    let properties = node.properties
    guard let color = properties.shadowColor, node.extent.intersects(tile) else { return }
    let shade = color.faded(by: CGFloat(min(properties.shadowOpacity, 1)) * alpha)
    // What the layer itself hides of its shadow need not be drawn.
    var hidden = PixelRect.empty
    if node.isPlainlyPlaced, node.isFilled, alpha == 1 { hidden = node.squareExtent }
    guard !hidden.contains(tile) else { return }
    context.saveGState()
    if hidden.intersects(tile) {
      var parts: [CGRect] = []
      tile.forEachPart(outside: hidden) { parts.append($0.rect) }
      context.clip(to: parts)
    }
    if let path = properties.shadowPath {
      context.concatenate(node.toDevice)
      context.drawShadow(
        of: path, offset: properties.shadowOffset, radius: properties.shadowRadius, color: shade)
    } else if node.shadowFollowsContents {
      drawShadowOfContents(of: node, color: shade)
    } else if node.isPlainlyPlaced {
      let box = node.boundsExtent
      let scale = node.scale
      context.translateBy(x: CGFloat(box.minX), y: CGFloat(box.minY))
      context.drawShadow(
        of: node.pixelOutline.shape,
        offset: CGSize(
          width: properties.shadowOffset.width * scale,
          height: properties.shadowOffset.height * scale),
        radius: properties.shadowRadius * scale, color: shade)
    } else {
      context.concatenate(node.toDevice)
      context.drawShadow(
        of: node.outline(of: properties.bounds, unit: 1), offset: properties.shadowOffset,
        radius: properties.shadowRadius, color: shade)
    }
    context.restoreGState()
  }

  /// Draws the shadow of whatever the layer and those inside it show, where it is on the screen.
  private mutating func drawShadowOfContents(of node: RenderNode, color: CGColor) {
    if node.shadow == nil { node.shadow = makeShadowOfContents(of: node, color: color) }
    guard let shadow = node.shadow else { return }
    context.drawUpright(shadow.image, in: shadow.rect)
  }

  private mutating func makeShadowOfContents(
    of node: RenderNode, color: CGColor
  ) -> RenderNode.Raster? {
    let area = node.subtreeExtent
    let scale = node.scale
    guard !area.isEmpty,
      let picture = try? CGContext(
        pixelWidth: area.width, pixelHeight: area.height, scale: 1, opaque: false)
    else { return nil }
    picture.translateBy(x: -CGFloat(area.minX), y: -CGFloat(area.minY))
    var compositor = LayerCompositor(context: picture)
    compositor.drawWithoutShadow(node, in: area)
    // The shadow falls into the right half of a bitmap twice as wide, where the picture is not.
    guard
      let cast = try? CGContext(
        pixelWidth: area.width * 2, pixelHeight: area.height, scale: 1, opaque: false)
    else { return nil }
    let offset = node.properties.shadowOffset
    cast.setShadow(
      offset: CGSize(
        width: CGFloat(area.width) + (offset.width * scale).rounded(),
        height: (offset.height * scale).rounded()),
      blur: node.properties.shadowRadius * scale * 2, color: color)
    cast.drawUpright(
      picture.finish(), in: CGRect(x: 0, y: 0, width: area.width, height: area.height))
    rastersMade += 1
    let half = CGRect(x: area.width, y: 0, width: area.width, height: area.height)
    return cast.finish().cropping(to: half).map {
      .init(image: $0, rect: area.rect, scale: 1)
    }
  }
}
