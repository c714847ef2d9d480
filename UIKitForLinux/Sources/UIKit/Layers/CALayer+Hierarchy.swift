extension CALayer {
  package final func replaceSublayers(with layers: [CALayer]) {
    for layer in storedSublayers where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  package final func leaveSuperlayer() {
    guard let parent = storedSuperlayer else { return }
    setNeedsRender()
    endAnimationsBelow()
    // A completion closure may have moved the layer.
    guard storedSuperlayer === parent else { return }
    parent.storedSublayers.removeAll { $0 === self }
    if parent.storedMask === self { parent.storedMask = nil }
    storedSuperlayer = nil
    join(nil)
    parent.setNeedsLayout()
  }

  package final func setMask(_ layer: CALayer?) {
    guard layer !== storedMask else { return }
    storedMask?.leaveSuperlayer()
    layer?.removeFromSuperlayer()
    storedMask = layer
    layer?.storedSuperlayer = self
    layer?.join(tree)
    layer?.markPathForDisplay()
    setNeedsRender()
  }

  package final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    assert(!layer.contains(ancestorOf: self), "A layer cannot be put into itself.")
    guard !layer.contains(ancestorOf: self) else { return }
    if layer.storedSuperlayer === self, storedMask !== layer {
      storedSublayers.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
    }
    storedSublayers.insert(layer, at: index(storedSublayers))
    layer.storedSuperlayer = self
    layer.join(tree)
    if layer.needsLayoutFlag || layer.subtreeNeedsLayoutFlag { layer.markPathForLayout() }
    layer.markPathForDisplay()
    setNeedsLayout()
    setNeedsRender()
    if let tree {
      tree.addedLayers.insert(ObjectIdentifier(layer))
      layer.propagateNeeds(to: tree)
    }
  }

  /// Returns a Boolean value that indicates whether this layer is `layer` or one of its ancestors.
  private func contains(ancestorOf layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.storedSuperlayer
    }
    return false
  }

  /// Marks the ancestors of a layer that was just added for pending layout and drawing.
  private func propagateNeeds(to tree: LayerTree) {
    if needsLayoutFlag { tree.needsLayout = true }
    if !animations.isEmpty { tree.animatingLayers[ObjectIdentifier(self)] = self }
    for sublayer in storedSublayers { sublayer.propagateNeeds(to: tree) }
    storedMask?.propagateNeeds(to: tree)
  }

  package final func layerUnder(_ point: CGPoint) -> CALayer? {
    guard !isHidden, properties.opacity >= 0.01 else { return nil }
    let local = point.applying(properties.toSuperlayer.inverted())
    if masksToBounds, !contains(local) { return nil }
    if let sublayers {
      var inner = local
      if properties.sublayerTransform != CATransform3DIdentity {
        inner = local.applying(sublayerTransformAroundAnchor.inverted())
      }
      for sublayer in sublayers.reversed() {
        if let hit = sublayer.hitTest(inner) { return hit }
      }
    }
    return contains(local) ? self : nil
  }

  // MARK: Coordinates

  /// Returns the transform from the layer's coordinates to an ancestor's, or to the root's if
  /// `ancestor` is `nil`.
  package final func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      guard let parent = current.storedSuperlayer else { break }
      result = result.concatenating(current.properties.toSuperlayer)
      if parent.properties.sublayerTransform != CATransform3DIdentity {
        result = result.concatenating(parent.sublayerTransformAroundAnchor)
      }
      layer = parent
    }
    return result
  }

  package final var sublayerTransformAroundAnchor: CGAffineTransform {
    properties.sublayerTransformAroundAnchor
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transform(toAncestor: nil) }
    // Converting through the common ancestor avoids the rounding errors of a conversion through the
    // root.
    let ancestor = commonAncestor(with: layer)
    return transform(toAncestor: ancestor)
      .concatenating(layer.transform(toAncestor: ancestor).inverted())
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    // A fast path for hit-testing, which converts from superlayer to sublayer.
    if other === storedSuperlayer { return other }
    if other.storedSuperlayer === self { return self }
    func depth(of layer: CALayer) -> Int {
      var depth = 0
      var current = layer.storedSuperlayer
      while let parent = current {
        depth += 1
        current = parent.storedSuperlayer
      }
      return depth
    }
    var (a, b) = (self as CALayer?, other as CALayer?)
    var (depthA, depthB) = (depth(of: self), depth(of: other))
    while a !== b {
      let (isADeep, isBDeep) = (depthA >= depthB, depthB >= depthA)
      if isADeep {
        a = a?.storedSuperlayer
        depthA -= 1
      }
      if isBDeep {
        b = b?.storedSuperlayer
        depthB -= 1
      }
    }
    return a
  }

  public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return p.applying(transform(toAncestor: nil).inverted()) }
    return p.applying(layer.transform(to: self))
  }

  public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    guard let layer else { return r.applying(transform(toAncestor: nil).inverted()) }
    return r.applying(layer.transform(to: self))
  }

  public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }
}
