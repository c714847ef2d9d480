extension CALayer {
  /// The layer as the screen shows it at this time; see `presentation()`.
  package final func presentedLayer() -> CALayer? {
    guard modelLayer == nil, let tree else { return nil }
    let copy = makePresentationLayer()
    guard type(of: copy) == type(of: self) else { return self }
    copy.properties = presentedProperties(at: tree.clock.now)
    return copy
  }

  /// The animatable values that the screen shows at a time of the clock.
  package final func presentedProperties(at clockTime: CFTimeInterval) -> LayerProperties {
    var shown = properties
    if !animations.isEmpty {
      let time = localTime(clockTime)
      for (_, animation) in animations { animation.apply(to: &shown, at: time) }
    }
    return shown
  }

  /// Takes over what a copy for presentation shares with its model.
  package final func takePresentedValues(from layer: CALayer) {
    properties = layer.properties
    storedContents = layer.storedContents
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
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
