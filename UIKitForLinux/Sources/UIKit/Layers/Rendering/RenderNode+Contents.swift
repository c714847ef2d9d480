extension RenderNode {
  /// The rectangle of the contents, in the layer's coordinates.
  var contentsPlace: CGRect {
    let bounds = properties.bounds
    let unit = properties.contentsRect
    if contentsIsDrawn, let contents, bounds.size == contentsSize, unit.size.width == 1,
      unit.size.height == 1
    {
      // The bitmap's last pixel can extend beyond the bounds. Shrinking the bitmap would blur it.
      let scale = traits.contentsScale
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: CGFloat(contents.width) / scale,
        height: CGFloat(contents.height) / scale)
    }
    let size = CGSize(
      width: contentsSize.width * unit.width, height: contentsSize.height * unit.height)
    return traits.contentsGravity.place(size, in: bounds)
  }

  /// The displayed part of the contents.
  var shownContents: PixelBitmap? {
    let unit = properties.contentsRect
    if let shownBitmap, shownBitmap.unit == unit { return shownBitmap.bitmap }
    guard let image = croppedContents else { return nil }
    let bitmap = PixelBitmap(image)
    shownBitmap = (bitmap, unit)
    return bitmap
  }

  private var croppedContents: CGImage? {
    let unit = properties.contentsRect
    guard let contents, unit != .unit else { return contents }
    return contents.cropping(
      to: CGRect(
        x: (unit.minX * CGFloat(contents.width)).rounded(),
        y: (unit.minY * CGFloat(contents.height)).rounded(),
        width: (unit.width * CGFloat(contents.width)).rounded(),
        height: (unit.height * CGFloat(contents.height)).rounded()))
  }

  /// A Boolean value that indicates whether the contents are scaled.
  var hasStretchedContents: Bool {
    guard let contents else { return false }
    let unit = properties.contentsRect
    let size = contentsPlace.size
    return abs(size.width * toDevice.a - CGFloat(contents.width) * unit.width) > 1e-3
      || abs(size.height * toDevice.d - CGFloat(contents.height) * unit.height) > 1e-3
      || traits.contentsCenter != .unit
  }

  /// A Boolean value that indicates whether the contents are opaque.
  var hasOpaqueContents: Bool {
    guard let contents, contents.isOpaque else { return false }
    return traits.contentsCenter == .unit
  }

  /// A Boolean value that indicates whether the layer is drawn in one operation, to which its
  /// opacity can be applied.
  var isOneStep: Bool {
    guard children.isEmpty, !castsShadow else { return false }
    var steps = 0
    if (properties.backgroundColor?.alpha ?? 0) > 0 { steps += 1 }
    if traits.glass != nil { steps += 2 }
    if contents != nil { steps += 1 }
    if properties.gradient?.colors != nil { steps += 1 }
    if let shape = properties.shape, shape.path != nil {
      steps += (shape.fillColor != nil ? 1 : 0) + (shape.strokeColor != nil ? 1 : 0)
    }
    if hasBorder { steps += 1 }
    return steps <= 1
  }

  var hasBorder: Bool {
    properties.borderWidth > 0 && (properties.borderColor?.alpha ?? 0) > 0
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle of contents of a size in the bounds.
  ///
  /// As in Core Animation, `bottom` means the minimum y.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var size = size
    if self == .resize { return bounds }
    if self == .resizeAspect || self == .resizeAspectFill {
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .bottom, .bottomLeft, .bottomRight: bounds.minY
      case .top, .topLeft, .topRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension CGRect {
  /// The unit rectangle, which stands for the whole contents.
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
