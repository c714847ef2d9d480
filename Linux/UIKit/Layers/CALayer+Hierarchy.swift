extension CALayer {
  /// The layers inside this one, back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set {
      for layer in storedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Puts a layer at a place in the order.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Puts a layer directly behind a sibling.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer directly in front of a sibling.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in the place of another.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  public final func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    setNeedsRender()
    endAnimationsBelow()
    parent.storedSublayers.removeAll { $0 === self }
    if parent.storedMask === self { parent.storedMask = nil }
    superlayer = nil
    parent.setNeedsLayout()
  }

  /// A layer whose opacity cuts this one; it lies in this layer's coordinates.
  public final var mask: CALayer? {
    get { storedMask }
    set {
      storedMask?.superlayer = nil
      newValue?.removeFromSuperlayer()
      storedMask = newValue
      newValue?.superlayer = self
      appearanceChanged()
    }
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    assert(layer !== self, "A layer cannot be its own sublayer.")
    guard layer !== self else { return }
    if layer.superlayer === self {
      storedSublayers.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
    }
    storedSublayers.insert(layer, at: index(storedSublayers))
    layer.superlayer = self
    if layer.needsLayoutFlag || layer.subtreeNeedsLayoutFlag { layer.markPathForLayout() }
    setNeedsLayout()
    setNeedsRender()
  }

  // MARK: Coordinates

  /// From the layer's coordinates to those of `ancestor`, or of the root where that is nil.
  package final func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      guard let parent = current.superlayer else { break }
      result = result.concatenating(current.properties.toSuperlayer)
      if parent.properties.sublayerTransform != CATransform3DIdentity {
        result = result.concatenating(parent.sublayerTransformAroundAnchor)
      }
      layer = parent
    }
    return result
  }

  package final var sublayerTransformAroundAnchor: CGAffineTransform {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transform(toAncestor: nil) }
    // The way over the root would add what rounding it has.
    let ancestor = commonAncestor(with: layer)
    return transform(toAncestor: ancestor)
      .concatenating(layer.transform(toAncestor: ancestor).inverted())
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    func depth(of layer: CALayer) -> Int {
      var depth = 0
      var current = layer.superlayer
      while let parent = current {
        depth += 1
        current = parent.superlayer
      }
      return depth
    }
    var (a, b) = (self as CALayer?, other as CALayer?)
    var (depthA, depthB) = (depth(of: self), depth(of: other))
    while a !== b {
      let (isADeep, isBDeep) = (depthA >= depthB, depthB >= depthA)
      if isADeep {
        a = a?.superlayer
        depthA -= 1
      }
      if isBDeep {
        b = b?.superlayer
        depthB -= 1
      }
    }
    return a
  }

  /// Returns a point of another layer's coordinates in this layer's.
  public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return p.applying(transform(toAncestor: nil).inverted()) }
    return p.applying(layer.transform(to: self))
  }

  /// Returns a point of this layer's coordinates in another's.
  public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  /// Returns the bounding box of a rectangle of another layer's coordinates.
  public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    guard let layer else { return r.applying(transform(toAncestor: nil).inverted()) }
    return r.applying(layer.transform(to: self))
  }

  /// Returns the bounding box of a rectangle in another layer's coordinates.
  public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }
}
