extension CALayer {
  /// Changes a value as an app does: looks up the action before, runs it after.
  package final func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties, Value>, to value: Value, key: String,
    changesLook: Bool = false
  ) {
    guard properties[keyPath: path] != value else { return }
    change(key) {
      properties[keyPath: path] = value
      if changesLook { appearanceGeneration = RenderTick.next() }
    }
  }

  /// Changes a value as an app does: looks up the action before, runs it after.
  package final func change(_ key: String, _ apply: () -> Void) {
    guard modelLayer == nil else { return apply() }
    willChange()
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    apply()
    setNeedsRender()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Puts the layer somewhere without asking anybody for actions: for what moves by hand in every frame.
  package final func move(
    to position: CGPoint, transform: CATransform3D? = nil, opacity: Float? = nil
  ) {
    let transform = transform ?? properties.transform
    let opacity = opacity ?? properties.opacity
    guard
      position != properties.position || opacity != properties.opacity
        || transform != properties.transform
    else { return }
    willChange()
    properties.position = position
    properties.transform = transform
    properties.opacity = opacity
    setNeedsRender()
  }

  package final func setBounds(_ bounds: CGRect) {
    let old = properties.bounds
    guard old != bounds else { return }
    let isResized = old.size != bounds.size
    change("bounds") {
      properties.bounds = bounds
      if isResized { appearanceGeneration = RenderTick.next() }
    }
    guard isResized, modelLayer == nil else { return }
    markPathForDisplay()
    setNeedsLayout()
    sizeChanged()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  package final func setFrame(_ frame: CGRect) {
    var moved = properties
    moved.frame = frame
    position = moved.position
    bounds = moved.bounds
  }

  package final func setContents(_ contents: Any?) {
    change("contents") {
      storedContents = contents
      needsDisplayFlag = false
      appearanceGeneration = RenderTick.next()
    }
  }

  /// Says that the layer looks different.
  package final func appearanceChanged() {
    appearanceGeneration = RenderTick.next()
    setNeedsRender()
  }

  /// Says that the next frame differs from the one on the screen.
  package final func setNeedsRender() {
    var layer: CALayer? = self
    while let current = layer {
      // What was marked since the last frame has marked everything above it already.
      if current.subtreeTick == RenderTick.current, current !== self { return }
      current.subtreeTick = RenderTick.current
      current.ownTree?.needsRender = true
      layer = current.storedSuperlayer
    }
  }
}

/// The image that a layer drew itself.
package final class DrawnContents {
  package let image: CGImage
  /// The size of the bounds that it was drawn for, in points, and the pixels a point.
  package let size: CGSize
  package let scale: CGFloat

  package init(image: CGImage, size: CGSize, scale: CGFloat) {
    self.image = image
    self.size = size
    self.scale = scale
  }
}
