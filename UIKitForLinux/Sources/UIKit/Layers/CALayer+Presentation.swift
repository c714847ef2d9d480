/// The values and animations of a layer at the last frame.
package struct CommittedLayer {
  var properties: LayerProperties
  var animations: [(key: String?, animation: CAAnimation)]
}

extension CALayer {
  /// Saves the displayed values before the first change since the last frame.
  package final func willChange() {
    guard committed == nil, modelLayer == nil, let tree, !isNew(in: tree) else { return }
    committed = CommittedLayer(properties: properties, animations: animations)
    tree.changedLayers.append(self)
  }

  /// Returns a Boolean value that indicates whether the layer was added since the last frame, so
  /// that it isn't displayed yet.
  private func isNew(in tree: LayerTree) -> Bool {
    guard !tree.addedLayers.isEmpty else { return false }
    var layer: CALayer? = self
    while let current = layer {
      if tree.addedLayers.contains(ObjectIdentifier(current)) { return true }
      layer = current.storedSuperlayer
    }
    return false
  }

  /// Returns the layer as it's displayed now.
  ///
  /// See `presentation()`.
  package final func presentedLayer() -> CALayer? {
    guard modelLayer == nil, let tree else { return nil }
    let copy = makePresentationLayer()
    guard type(of: copy) == type(of: self) else { return self }
    let now = tree.clock.now
    copy.properties =
      committed.map { animated($0.properties, by: $0.animations, at: now) }
      ?? presentedProperties(at: now)
    return copy
  }

  /// Returns the animatable values that are displayed at a time of the clock.
  package final func presentedProperties(at clockTime: CFTimeInterval) -> LayerProperties {
    animated(properties, by: animations, at: clockTime)
  }

  private func animated(
    _ properties: LayerProperties, by animations: [(key: String?, animation: CAAnimation)],
    at clockTime: CFTimeInterval
  ) -> LayerProperties {
    var shown = properties
    if !animations.isEmpty {
      let time = localTime(clockTime)
      for (_, animation) in animations { animation.apply(to: &shown, at: time) }
    }
    return shown
  }

  /// Copies the values that a presentation layer shares with its model layer.
  package final func copyPresentedValues(from layer: CALayer) {
    properties = layer.properties
    storedContents = layer.storedContents
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    lowerCornerRadius = layer.lowerCornerRadius
    glass = layer.glass
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsCenter = layer.contentsCenter
    isOpaque = layer.isOpaque
    isDoubleSided = layer.isDoubleSided
    allowsGroupOpacity = layer.allowsGroupOpacity
    storedMask = layer.storedMask
    name = layer.name
    customValues = layer.customValues
    modelLayer = layer.modelLayer ?? layer
  }

  package final var presentedSuperlayer: CALayer? {
    storedSuperlayer.map { $0.presentation() ?? $0 }
  }

  package final var presentedSublayers: [CALayer] {
    storedSublayers.map { $0.presentation() ?? $0 }
  }
}
