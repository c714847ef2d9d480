extension CALayer {
  /// Changes a value like an app: looks up the action before, and runs it after the change.
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

  /// Applies a change like an app: looks up the action before, and runs it after the change.
  package final func change(_ key: String, _ apply: () -> Void) {
    guard modelLayer == nil else { return apply() }
    willChange()
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    apply()
    setNeedsRender()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Moves the layer without actions, for movements that are computed in each frame.
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

  /// Called when the layer's appearance has changed.
  package final func appearanceChanged() {
    appearanceGeneration = RenderTick.next()
    setNeedsRender()
  }

  /// Marks the layer as changed since the last frame.
  package final func setNeedsRender() {
    var layer: CALayer? = self
    while let current = layer {
      // A layer that was marked since the last frame has already marked its ancestors.
      if current.subtreeTick == RenderTick.current, current !== self { return }
      current.subtreeTick = RenderTick.current
      current.ownTree?.needsRender = true
      layer = current.storedSuperlayer
    }
  }
}

/// An image that a layer has drawn.
package final class DrawnContents {
  package let image: CGImage
  /// The size of the bounds it was drawn for, in points, and the scale.
  package let size: CGSize
  package let scale: CGFloat

  package init(image: CGImage, size: CGSize, scale: CGFloat) {
    self.image = image
    self.size = size
    self.scale = scale
  }
}
