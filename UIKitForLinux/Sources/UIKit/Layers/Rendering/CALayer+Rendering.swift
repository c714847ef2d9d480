extension CALayer {
  /// Draws the model layer in the context's current coordinates.
  package final func renderModel(in context: CGContext) {
    displayTree()
    let node = RenderNode(layer: self)
    let screen = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
    let base = context.deviceTransform
    // The layer's position is ignored: its bounds are in the context's coordinates.
    let outer = properties.toSuperlayer.inverted().concatenating(base)
    var updater = RenderTreeUpdater(time: nil, tick: 1, damage: Damage(screen: screen))
    updater.update(node, self, outer: outer, clip: screen, isReporting: false)
    var order = 0
    node.number(from: &order)
    context.saveGState()
    context.concatenate(base.inverted())
    var compositor = LayerCompositor(context: context)
    compositor.draw(node, in: screen)
    context.restoreGState()
  }

  /// Returns an image of the layer's bounds as displayed, in the layer's scale.
  package final func snapshot() -> CGImage? {
    displayTree()
    let shown = tree.map { presentedProperties(at: $0.clock.now) } ?? properties
    let scale = contentsScale
    let size = shown.bounds.size
    guard
      let context = try? CGContext(
        pixelWidth: Int(pixels: size.width * scale), pixelHeight: Int(pixels: size.height * scale),
        scale: 1, opaque: false)
    else { return nil }
    let node = RenderNode(layer: self)
    let screen = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
    let toBitmap = CGAffineTransform(translationX: -shown.bounds.minX, y: -shown.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    var updater = RenderTreeUpdater(
      time: tree?.clock.now, tick: 1, damage: Damage(screen: screen))
    updater.update(
      node, self, outer: shown.toSuperlayer.inverted().concatenating(toBitmap), clip: screen,
      isReporting: false, isExact: true)
    var order = 0
    node.number(from: &order)
    var compositor = LayerCompositor(context: context)
    // The layer's opacity is applied when the image is displayed.
    node.properties.opacity = 1
    compositor.draw(node, in: screen)
    return context.finish()
  }
}
