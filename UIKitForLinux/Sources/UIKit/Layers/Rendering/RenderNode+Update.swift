extension RenderNode {
  func becomeInvisible(tick: Int, outer: CGAffineTransform, clip: PixelRect) {
    isVisible = false
    children = []
    mask = nil
    shadow = nil
    backdrop = nil
    (extent, subtreeExtent) = (.empty, .empty)
    (inherited, inheritedClip) = (outer, clip)
    self.tick = tick
  }

  /// Copies the appearance of the layer, and returns whether it changed.
  func updateAppearance(of layer: CALayer, shown: LayerProperties) -> Bool {
    let isAnimated = !layer.animations.isEmpty && !shown.hasAppearance(of: layer.properties)
    let isSame =
      tick != 0 && appearanceGeneration == layer.appearanceGeneration
      && (!isAnimated && !isLookAnimated || shown.hasAppearance(of: properties))
    defer { isLookAnimated = isAnimated }
    guard !isSame else { return false }
    appearanceGeneration = layer.appearanceGeneration
    traits = LayerTraits(layer)
    if let drawn = layer.storedContents as? DrawnContents {
      (contents, contentsSize, contentsIsDrawn) = (drawn.image, drawn.size, true)
    } else if let image = layer.storedContents as? CGImage {
      let scale = layer.contentsScale
      contents = image
      contentsSize = CGSize(
        width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      contentsIsDrawn = false
    } else {
      contents = nil
    }
    outline = nil
    patches = nil
    raster = nil
    shadow = nil
    return true
  }

  /// Updates the position and the clip of the layer, and returns whether they changed.
  func updatePlacement(
    _ place: CGAffineTransform, outer: CGAffineTransform, clip: PixelRect
  ) -> Bool {
    let isMoved = place != toDevice || clip != inheritedClip
    if place.scaleFactor != toDevice.scaleFactor {
      (raster, outline, patches, shadow) = (nil, nil, nil, nil)
    }
    if isMoved, shadowFollowsContents { shadow = nil }
    toDevice = place
    inherited = outer
    inheritedClip = clip
    return isMoved
  }

  // MARK: What the layer touches

  /// The layer's bounds in device pixels.
  var boundsExtent: PixelRect {
    let box = properties.bounds.applying(toDevice)
    return isPlainlyPlaced ? PixelRect(snapping: box) : PixelRect(covering: box)
  }

  /// The pixels that the layer itself can draw.
  var ownExtent: PixelRect {
    var local = properties.bounds
    if !traits.masksToBounds {
      if let shape = properties.shape { local = local.union(shape.extent) }
      if contents != nil { local = local.union(contentsPlace) }
    }
    var extent = PixelRect(covering: local.applying(toDevice)).union(boundsExtent)
    if properties.shape != nil { extent = extent.insetBy(-1) }
    if castsShadow { extent = extent.union(shadowExtent) }
    return extent
  }

  var shadowExtent: PixelRect {
    var local = properties.shadowPath?.boundingBoxOfPath ?? properties.bounds
    if properties.shadowPath == nil {
      if let shape = properties.shape { local = local.union(shape.extent) }
      if contents != nil { local = local.union(contentsPlace) }
      if shadowFollowsContents {
        // The sublayers' effect on the shadow is known only after updating them. They have their
        // own extents.
        let inverse = toDevice.inverted()
        for child in children { local = local.union(child.extentUnclipped.applying(inverse)) }
      }
    }
    // Beyond three standard deviations the shadow is invisible.
    let reach = properties.shadowRadius * 3 + 1
    let cast = local.offsetBy(
      dx: properties.shadowOffset.width, dy: properties.shadowOffset.height
    ).insetBy(dx: -reach, dy: -reach)
    return PixelRect(covering: cast.applying(toDevice)).insetBy(-2)
  }

  /// The area of the layer and its sublayers without clipping by ancestors.
  private var extentUnclipped: CGRect {
    let own = properties.bounds.applying(toDevice)
    guard !traits.masksToBounds else { return own }
    return children.reduce(own) { $0.union($1.extentUnclipped) }
  }

  /// A Boolean value that indicates whether the layer is neither rotated nor mirrored, and has the
  /// same scale in both directions.
  var isPlainlyPlaced: Bool {
    toDevice.b == 0 && toDevice.c == 0 && toDevice.a > 0 && toDevice.a == toDevice.d
  }

  /// A Boolean value that indicates whether the layer is neither rotated nor mirrored.
  var isUpright: Bool { toDevice.b == 0 && toDevice.c == 0 && toDevice.a > 0 && toDevice.d > 0 }

  var hasRoundedCorners: Bool { properties.cornerRadius > 0 && !traits.maskedCorners.isEmpty }

  // MARK: Shadow

  var castsShadow: Bool {
    properties.shadowOpacity > 0 && !traits.masksToBounds
      && (properties.shadowColor?.alpha ?? 0) > 0
  }

  /// A Boolean value that indicates whether the shadow depends on the contents, unlike that of a
  /// filled rectangle without overflowing sublayers.
  var shadowFollowsContents: Bool {
    guard castsShadow, properties.shadowPath == nil else { return false }
    return !isFilled || properties.shape != nil
  }

  /// A Boolean value that indicates whether the bounds are opaque.
  var isFilled: Bool { (properties.backgroundColor?.alpha ?? 0) == 1 || traits.glass != nil }
}

extension LayerProperties {
  /// Returns the transform to screen pixels of a moving layer, a whole number of pixels from its
  /// final position.
  ///
  /// The content of the layer looks the same during the animation and at its end. Resampling text
  /// in each frame would blur it and be slow.
  func place(onTheWayTo model: LayerProperties, outer: CGAffineTransform) -> CGAffineTransform {
    var place = toSuperlayer.concatenating(outer)
    let end = model.toSuperlayer.concatenating(outer)
    guard place.a == end.a, place.b == end.b, place.c == end.c, place.d == end.d else {
      return place
    }
    place.tx = end.tx + (place.tx - end.tx).rounded()
    place.ty = end.ty + (place.ty - end.ty).rounded()
    return place
  }
}

extension CGAffineTransform {
  /// The scale that the transform applies to the x-axis.
  var scaleFactor: CGFloat { (a * a + b * b).squareRoot() }
}
