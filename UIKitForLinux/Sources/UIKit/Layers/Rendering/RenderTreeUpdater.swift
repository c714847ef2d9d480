/// Updates render nodes from their layers and determines the pixels that have changed.
struct RenderTreeUpdater {
  /// The clock time to display, or `nil` for the model values without animations.
  let time: CFTimeInterval?
  let tick: Int
  var damage: Damage
  var layersVisited = 0
  /// Updates one node and its children.
  ///
  /// - Parameters:
  ///   - outer: The transform from the superlayer's sublayer coordinates to pixels.
  ///   - clip: The pixels that the ancestors don't clip.
  ///   - isReporting: A Boolean value that indicates whether changes are added to the damage;
  ///   `false` below a layer whose whole area is damaged already.
  ///   - isExact: A Boolean value that indicates whether a moving layer can be between pixels.
  /// - Returns: A Boolean value that indicates whether the layer's image in the superlayer has
  ///   changed.
  @discardableResult mutating func update(
    _ node: RenderNode, _ layer: CALayer, outer: CGAffineTransform, clip: PixelRect,
    isReporting: Bool, isExact: Bool = false
  ) -> Bool {
    let isNew = node.tick == 0
    if !isNew, layer.subtreeTick <= node.tick, node.inherited == outer, node.inheritedClip == clip {
      return false
    }
    layersVisited += 1
    let shown = time.map { layer.presentedProperties(at: $0) } ?? layer.properties
    let isVisible =
      !layer.isHidden && shown.opacity > 0 && (layer.isDoubleSided || shown.transform.m33 >= 0)
    guard isVisible else {
      if isReporting { damage.add(node.subtreeExtent) }
      let didShow = node.isVisible
      node.becomeInvisible(tick: tick, outer: outer, clip: clip)
      return didShow
    }

    let oldTraits = node.traits
    let looksDifferent = node.updateAppearance(of: layer, shown: shown)
    let place =
      isExact || layer.animations.isEmpty
      ? shown.toSuperlayer.concatenating(outer)
      : shown.place(onTheWayTo: layer.properties, outer: outer)
    let isMoved = node.updatePlacement(place, outer: outer, clip: clip)
    let appears = isNew || !node.isVisible
    let opacityChanged = node.properties.opacity != shown.opacity
    let sublayersMoved = node.properties.sublayerTransform != shown.sublayerTransform
    let isPlacedDifferently =
      appears || opacityChanged || node.properties.toSuperlayer != shown.toSuperlayer
    // Changes that affect the whole group: position, clip, and blending.
    let isWhole =
      appears || opacityChanged || isMoved || node.traits != oldTraits
      || looksDifferent && node.traits.masksToBounds
    node.properties = shown
    node.isVisible = true
    node.tick = tick

    let maskChanged = updateMask(of: node, layer)
    if isWhole || looksDifferent || sublayersMoved || maskChanged { node.changedTick = tick }
    let isReportingParts = isReporting && !isWhole && !maskChanged
    let before = node.extent
    if isReporting, !isReportingParts { damage.add(node.subtreeExtent) }
    node.extent = node.ownExtent.intersection(clip)
    if isReportingParts, looksDifferent {
      damage.add(before)
      damage.add(node.extent)
    }

    let childrenChanged = updateChildren(of: node, layer, clip: clip, isReporting: isReportingParts)
    if node.shadowFollowsContents {
      if childrenChanged || looksDifferent || sublayersMoved {
        node.shadow = nil
        node.changedTick = tick
        node.extent = node.ownExtent.intersection(clip)
        if isReportingParts {
          damage.add(before)
          damage.add(node.extent)
        }
      } else {
        node.extent = node.ownExtent.intersection(clip)
      }
    }
    node.subtreeExtent = node.children.reduce(node.extent) { $0.union($1.subtreeExtent) }
    if isReporting, !isReportingParts { damage.add(node.subtreeExtent) }
    return looksDifferent || isPlacedDifferently || childrenChanged || maskChanged || sublayersMoved
  }

  private mutating func updateMask(of node: RenderNode, _ layer: CALayer) -> Bool {
    guard let maskLayer = layer.storedMask else {
      defer { node.mask = nil }
      return node.mask != nil
    }
    if let mask = node.mask, mask.layer == ObjectIdentifier(maskLayer) {
      return update(
        mask, maskLayer, outer: node.toDevice, clip: node.inheritedClip, isReporting: false)
    }
    let mask = RenderNode(layer: maskLayer)
    node.mask = mask
    update(mask, maskLayer, outer: node.toDevice, clip: node.inheritedClip, isReporting: false)
    return true
  }

  /// Updates the children, and returns whether any sublayer was changed, added, removed, or
  /// reordered.
  private mutating func updateChildren(
    of node: RenderNode, _ layer: CALayer, clip: PixelRect, isReporting: Bool
  ) -> Bool {
    let layers = layer.storedSublayers
    if layers.isEmpty, node.children.isEmpty { return false }
    var outer = node.toDevice
    if node.properties.sublayerTransform != CATransform3DIdentity {
      outer = node.properties.sublayerTransformAroundAnchor.concatenating(outer)
    }
    let inner = node.traits.masksToBounds ? clip.intersection(node.boundsExtent) : clip
    let ordered = paintOrder(of: layers)
    var isChanged = matchChildren(of: node, to: ordered, isReporting: isReporting)
    if isChanged { node.changedTick = tick }
    // Nodes and layers are now in the same order, the drawing order.
    for index in ordered.indices {
      let child = node.children[index]
      let wasVisible = child.isVisible
      let didChange = update(
        child, ordered[index], outer: outer, clip: inner, isReporting: isReporting)
      isChanged = didChange || isChanged
      // Invisible layers aren't part of the drawing order.
      if child.isVisible != wasVisible { node.changedTick = tick }
    }
    return isChanged
  }

  private func isRaised(_ layer: CALayer) -> Bool {
    layer.properties.zPosition != 0
      || !layer.animations.isEmpty && shownZ(layer) != 0
  }

  private func shownZ(_ layer: CALayer) -> CGFloat {
    (time.map { layer.presentedProperties(at: $0) } ?? layer.properties).zPosition
  }

  /// Returns a Boolean value that indicates whether the sublayers are already in drawing order.
  ///
  /// Sorting would allocate memory in each frame, even for a last sublayer with a raised
  /// `zPosition`.
  private func isInPaintOrder(_ layers: [CALayer]) -> Bool {
    var highest = -CGFloat.infinity
    for layer in layers {
      let z = shownZ(layer)
      if z < highest { return false }
      highest = z
    }
    return true
  }

  /// Returns the layers sorted by `zPosition`, stable for equal values.
  private func paintOrder(of layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { isRaised($0) }), !isInPaintOrder(layers) else { return layers }
    return layers.enumerated()
      .map { (offset: $0.offset, z: shownZ($0.element), layer: $0.element) }
      .sorted { ($0.z, $0.offset) < ($1.z, $1.offset) }
      .map(\.layer)
  }

  /// Makes the node's children match these layers and their order.
  private mutating func matchChildren(
    of node: RenderNode, to layers: [CALayer], isReporting: Bool
  ) -> Bool {
    let old = node.children
    if old.count == layers.count,
      zip(old, layers).allSatisfy({ $0.layer == ObjectIdentifier($1) })
    {
      return false
    }
    var known: [ObjectIdentifier: (index: Int, node: RenderNode)] = [:]
    for (index, child) in old.enumerated() { known[child.layer] = (index, child) }
    var lastIndex = -1
    node.children = layers.map { layer in
      guard let (index, child) = known.removeValue(forKey: ObjectIdentifier(layer)) else {
        return RenderNode(layer: layer)
      }
      // A layer that moves to the front can cover others now.
      if index < lastIndex, isReporting { damage.add(child.subtreeExtent) }
      lastIndex = max(lastIndex, index)
      return child
    }
    if isReporting {
      for (_, gone) in known.values { damage.add(gone.subtreeExtent) }
    }
    return true
  }
}
