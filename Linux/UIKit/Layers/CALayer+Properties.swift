extension CALayer {
  /// The rectangle of the layer in its own coordinates, in points.
  public final var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      guard old != newValue else { return }
      change("bounds") { properties.bounds = newValue }
      if old.size != newValue.size {
        setNeedsLayout()
        appearanceGeneration += 1
        if needsDisplayOnBoundsChange || storedContents is DrawnContents { setNeedsDisplay() }
      }
    }
  }

  /// The place of the anchor point in the superlayer, in points.
  public final var position: CGPoint {
    get { properties.position }
    set {
      guard properties.position != newValue else { return }
      change("position") { properties.position = newValue }
    }
  }

  /// The order among siblings before the order in `sublayers`.
  public final var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      guard properties.zPosition != newValue else { return }
      change("zPosition") { properties.zPosition = newValue }
    }
  }

  /// The point of the bounds that `position` places, in units of the bounds' size; the centre by default.
  public final var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      guard properties.anchorPoint != newValue else { return }
      change("anchorPoint") { properties.anchorPoint = newValue }
    }
  }

  /// The anchor point's place on the z axis.
  public final var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { change("anchorPointZ") { properties.anchorPointZ = newValue } }
  }

  /// The transform about the anchor point.
  public final var transform: CATransform3D {
    get { properties.transform }
    set {
      guard properties.transform != newValue else { return }
      change("transform") { properties.transform = newValue }
    }
  }

  /// The transform of all sublayers.
  public final var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      guard properties.sublayerTransform != newValue else { return }
      change("sublayerTransform") { properties.sublayerTransform = newValue }
    }
  }

  /// The bounding box of the layer in its superlayer; derived from bounds, position, anchor point and transform.
  public final var frame: CGRect {
    get { properties.frame }
    set {
      var moved = properties
      moved.frame = newValue
      position = moved.position
      bounds = moved.bounds
    }
  }

  /// Sets a transform in the layer's plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The transform as far as it stays in the layer's plane.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// The opacity of the layer and its sublayers together, 0 to 1.
  public final var opacity: Float {
    get { properties.opacity }
    set {
      guard properties.opacity != newValue else { return }
      change("opacity") { properties.opacity = newValue }
    }
  }

  /// The colour behind the contents.
  public final var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set {
      guard properties.backgroundColor != newValue else { return }
      change("backgroundColor") { properties.backgroundColor = newValue }
      appearanceGeneration += 1
    }
  }

  /// The radius of the rounded corners, in points.
  public final var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set {
      guard properties.cornerRadius != newValue else { return }
      change("cornerRadius") { properties.cornerRadius = newValue }
      appearanceGeneration += 1
    }
  }

  /// The width of the border inside the bounds, in points.
  public final var borderWidth: CGFloat {
    get { properties.borderWidth }
    set {
      guard properties.borderWidth != newValue else { return }
      change("borderWidth") { properties.borderWidth = newValue }
      appearanceGeneration += 1
    }
  }

  /// The colour of the border; black by default.
  public final var borderColor: CGColor? {
    get { properties.borderColor ?? CGColor(gray: 0, alpha: 1) }
    set {
      guard properties.borderColor != newValue else { return }
      change("borderColor") { properties.borderColor = newValue }
      appearanceGeneration += 1
    }
  }

  /// The colour of the shadow; black by default.
  public final var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { change("shadowColor") { properties.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0 by default.
  public final var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set {
      guard properties.shadowOpacity != newValue else { return }
      change("shadowOpacity") { properties.shadowOpacity = newValue }
    }
  }

  /// The blur of the shadow: its standard deviation in points, 3 by default.
  public final var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { change("shadowRadius") { properties.shadowRadius = newValue } }
  }

  /// The offset of the shadow, (0, −3) by default.
  public final var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { change("shadowOffset") { properties.shadowOffset = newValue } }
  }

  /// The outline that casts the shadow; nil to take the layer's own.
  public final var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { change("shadowPath") { properties.shadowPath = newValue } }
  }

  /// The part of the contents that is shown, in unit coordinates.
  public final var contentsRect: CGRect {
    get { properties.contentsRect }
    set { change("contentsRect") { properties.contentsRect = newValue } }
  }

  /// What the layer shows: a `CGImage`, or nil.
  public final var contents: Any? {
    get {
      if let drawn = storedContents as? DrawnContents { return drawn.image }
      return storedContents
    }
    set {
      change("contents") { storedContents = newValue }
      needsDisplayFlag = false
      appearanceGeneration += 1
    }
  }

  /// Changes a value as an app does: looks up the action before, runs it after.
  package final func change(_ key: String, _ apply: () -> Void) {
    guard modelLayer == nil else { return apply() }
    let action = action(forKey: key)
    apply()
    setNeedsRender()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Says that the layer looks different.
  package final func appearanceChanged() {
    appearanceGeneration += 1
    setNeedsRender()
  }

  /// Says that the next frame differs from the one on the screen.
  package final func setNeedsRender() {
    tree?.needsRender = true
  }

  /// The tree of the screen that the layer is on.
  package final var tree: LayerTree? {
    var layer: CALayer? = self
    while let current = layer {
      if let tree = current.ownTree { return tree }
      layer = current.superlayer
    }
    return nil
  }
}

/// What a layer drew itself, as opposed to an image that it was given.
package final class DrawnContents {
  package let image: CGImage
  package init(image: CGImage) { self.image = image }
}
