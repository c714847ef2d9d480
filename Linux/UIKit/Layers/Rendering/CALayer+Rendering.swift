extension CALayer {
  /// Draws the layer as the app set it, in the context's present coordinates.
  package final func renderModel(in context: CGContext) {
    displayTree()
    let node = RenderNode(layer: self)
    let screen = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
    let base = context.deviceTransform
    // The layer's own place does not count: its bounds lie in the context's coordinates.
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
}
