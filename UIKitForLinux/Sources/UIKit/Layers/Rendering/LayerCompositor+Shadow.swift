extension LayerCompositor {
  /// Draws the shadow of a layer: of its shadow path, its outline, or its whole content.
  mutating func drawShadow(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard node.extent.intersects(tile), node.properties.shadowColor != nil else { return }
    let opacity = CGFloat(min(node.properties.shadowOpacity, 1)) * alpha
    guard node.isPlainlyPlaced else { return drawSlantedShadow(of: node, opacity: opacity) }
    let made = node.shadow ?? makeShadow(of: node)
    node.shadow = made
    let origin = node.boundsExtent
    for piece in made {
      let place = piece.rect.offsetBy(origin.minX, origin.minY)
      draw(piece.bitmap, at: place, in: tile, alpha: opacity)
    }
  }

  /// Draws the shadow of a rotated layer directly onto the screen.
  private func drawSlantedShadow(of node: RenderNode, opacity: CGFloat) {
    let properties = node.properties
    guard let color = properties.shadowColor?.faded(by: opacity) else { return }
    context.saveGState()
    context.concatenate(node.toDevice)
    context.drawShadow(
      of: properties.shadowPath ?? node.outline(of: properties.bounds, unit: 1),
      offset: properties.shadowOffset, radius: properties.shadowRadius, color: color)
    context.restoreGState()
  }

  /// Creates bitmaps of the shadow, without the part that the layer covers.
  private mutating func makeShadow(of node: RenderNode) -> [RenderNode.ShadowPiece] {
    let box = node.boundsExtent
    if node.shadowFollowsContents { return makeShadowOfContents(of: node) }
    let area = node.shadowExtent.offsetBy(-box.minX, -box.minY)
    // This applies only to shadows outside the layer. The layer may be transparent, but only as a
    // group.
    let hidden =
      node.isFilled && !node.isOneStep
      ? RoundedBox(node).plainMiddle.offsetBy(-box.minX, -box.minY) : .empty
    var pieces: [RenderNode.ShadowPiece] = []
    area.forEachPart(outside: hidden) { part in
      guard
        let bitmap = try? CGContext(
          pixelWidth: part.width, pixelHeight: part.height, scale: 1, opaque: false)
      else { return }
      bitmap.translateBy(x: -CGFloat(part.minX), y: -CGFloat(part.minY))
      node.drawShadow(in: bitmap)
      pieces.append(.init(bitmap: PixelBitmap(bitmap.finish()), rect: part))
    }
    rastersMade += pieces.count
    return pieces
  }

  /// Creates the shadow of the layer's content and sublayers that are on screen.
  private mutating func makeShadowOfContents(of node: RenderNode) -> [RenderNode.ShadowPiece] {
    let box = node.boundsExtent
    let area = node.subtreeExtent
    let scale = node.scale
    guard !area.isEmpty, let color = node.properties.shadowColor,
      let picture = try? CGContext(
        pixelWidth: area.width, pixelHeight: area.height, scale: 1, opaque: false)
    else { return [] }
    picture.translateBy(x: -CGFloat(area.minX), y: -CGFloat(area.minY))
    var compositor = LayerCompositor(context: picture)
    compositor.drawWithoutShadow(node, in: area)
    // The shadow is drawn into the right half of a bitmap twice as wide, where the image isn't.
    guard
      let cast = try? CGContext(
        pixelWidth: area.width * 2, pixelHeight: area.height, scale: 1, opaque: false)
    else { return [] }
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
    guard let image = cast.finish().cropping(to: half) else { return [] }
    return [.init(bitmap: PixelBitmap(image), rect: area.offsetBy(-box.minX, -box.minY))]
  }
}

extension RenderNode {
  /// A bitmap of a shadow.
  struct ShadowPiece {
    var bitmap: PixelBitmap
    /// The rectangle of the bitmap, in pixels from the corner of `boundsExtent`.
    var rect: PixelRect
  }

  /// Draws the shadow of a layer that isn't rotated, in pixels from the corner of `boundsExtent`.
  fileprivate func drawShadow(in context: CGContext) {
    guard let color = properties.shadowColor else { return }
    if let path = properties.shadowPath {
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -properties.bounds.minX, y: -properties.bounds.minY)
      context.drawShadow(
        of: path, offset: properties.shadowOffset, radius: properties.shadowRadius, color: color)
    } else {
      context.drawShadow(
        of: pixelOutline,
        offset: CGSize(
          width: properties.shadowOffset.width * scale,
          height: properties.shadowOffset.height * scale),
        radius: properties.shadowRadius * scale, color: color)
    }
  }
}
