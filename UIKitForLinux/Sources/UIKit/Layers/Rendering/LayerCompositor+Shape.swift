extension LayerCompositor {
  /// Draws the colors of a gradient layer, and caches the image, because gradients are slow to
  /// draw.
  mutating func drawGradient(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard let gradient = node.properties.gradient, let picture = gradient.picture else { return }
    let box = node.boundsExtent
    guard node.isPlainlyPlaced, !node.isLookAnimated else {
      context.saveGState()
      addOutline(of: node)
      context.clip()
      context.concatenate(node.toDevice)
      context.setAlpha(alpha)
      gradient.draw(picture, in: node.properties.bounds, context)
      context.restoreGState()
      return
    }
    if node.raster == nil || node.raster?.bitmap.image.width != box.width
      || node.raster?.bitmap.image.height != box.height
    {
      guard
        let bitmap = try? CGContext(
          pixelWidth: box.width, pixelHeight: box.height, scale: 1, opaque: false)
      else { return }
      bitmap.addPath(node.pixelOutline)
      bitmap.clip()
      gradient.draw(picture, in: CGRect(x: 0, y: 0, width: box.width, height: box.height), bitmap)
      node.raster = .init(bitmap: PixelBitmap(bitmap.finish()), rect: .zero, scale: 1)
      rastersMade += 1
    }
    if let raster = node.raster { draw(raster.bitmap, at: box, in: tile, alpha: alpha) }
  }

  /// Draws a shape layer's path.
  mutating func drawShape(of node: RenderNode, in tile: PixelRect, alpha: CGFloat) {
    guard let shape = node.properties.shape, shape.path != nil else { return }
    guard node.traits.masksToBounds else {
      return draw(shape, of: node, in: tile, alpha: alpha)
    }
    clipped(to: node) {
      $0.draw(shape, of: node, in: node.boundsExtent.intersection(tile), alpha: alpha)
    }
  }

  private mutating func draw(
    _ shape: ShapeProperties, of node: RenderNode, in tile: PixelRect, alpha: CGFloat
  ) {
    guard node.isPlainlyPlaced, !node.isLookAnimated else {
      context.saveGState()
      context.concatenate(node.toDevice)
      context.setAlpha(alpha)
      shape.draw(in: context)
      context.restoreGState()
      return
    }
    let scale = node.scale
    if node.raster?.scale != scale {
      node.raster = nil
      let pixels = PixelRect(
        covering: shape.extent.applying(CGAffineTransform(scaleX: scale, y: scale))
      ).insetBy(-1)
      guard
        let bitmap = try? CGContext(
          pixelWidth: pixels.width, pixelHeight: pixels.height, scale: 1, opaque: false)
      else { return }
      bitmap.translateBy(x: -CGFloat(pixels.minX), y: -CGFloat(pixels.minY))
      bitmap.scaleBy(x: scale, y: scale)
      shape.draw(in: bitmap)
      node.raster = .init(
        bitmap: PixelBitmap(bitmap.finish()),
        rect: pixels.rect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)),
        scale: scale)
      rastersMade += 1
    }
    guard let raster = node.raster else { return }
    draw(raster.bitmap, of: node, at: raster.rect, in: tile, alpha: alpha)
  }
}

extension ShapeProperties {
  /// Fills and strokes the path, in the layer's coordinates.
  func draw(in context: CGContext) {
    guard let path else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.beginPath()
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return }
    context.saveGState()
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let lineDashPattern { context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern) }
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }
}

extension GradientProperties {
  /// The colors with their locations; `nil` if there is nothing to draw.
  var picture: CGGradient? {
    guard let colors, !colors.isEmpty else { return nil }
    guard let locations, locations.count == colors.count else {
      return CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    }
    return CGGradient(
      colorsSpace: nil, colors: colors as CFArray, locations: locations.map { CGFloat($0) })
  }

  /// Draws the gradient inside the clip.
  func draw(_ picture: CGGradient, in bounds: CGRect, _ context: CGContext) {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    guard type == .radial else {
      return context.drawLinearGradient(
        picture, start: point(startPoint), end: point(endPoint), options: options)
    }
    // An ellipse centered on the start point, whose semi-axes reach the end point.
    let center = point(startPoint)
    let size = CGSize(
      width: abs(endPoint.x - startPoint.x) * bounds.width,
      height: abs(endPoint.y - startPoint.y) * bounds.height)
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: size.width, y: size.height)
    context.drawRadialGradient(
      picture, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    context.restoreGState()
  }
}
