extension RenderNode {
  /// The content of the squares with the rounded corners.
  enum PatchKind: Int, CaseIterable {
    case background, border
    /// The border with square outer corners, for a layer whose corners are cut later.
    case squareBorder
    /// The area outside the outline.
    case outside
  }

  /// Cached bitmaps for the squares with a box's rounded corners.
  ///
  /// Drawing a curve in each frame would take longer than copying it. In addition, Cairo
  /// antialiases a clipped curve differently, which would be visible if only a part of the screen
  /// is drawn.
  struct Patches {
    /// The size that the bitmaps were created for.
    ///
    /// It matters only for bitmaps of a whole box.
    var size: (width: Int, height: Int)
    var images: [[PixelBitmap]]
  }

  /// Returns the bitmaps of one kind, in the order of `RoundedBox.forEachSquare`.
  func patches(_ kind: PatchKind, for rounded: RoundedBox, made: inout Int) -> [PixelBitmap] {
    let size = rounded.isWhole ? (rounded.box.width, rounded.box.height) : (0, 0)
    if patches == nil || patches.map({ $0.size != size }) ?? true {
      patches = Patches(size: size, images: Array(repeating: [], count: PatchKind.allCases.count))
    }
    if let kept = patches?.images[kind.rawValue], kept.count == rounded.squareCount { return kept }
    var images: [PixelBitmap] = []
    rounded.forEachSquare { _, square in
      guard
        let context = try? CGContext(
          pixelWidth: square.width, pixelHeight: square.height, scale: 1, opaque: false)
      else { return }
      context.translateBy(
        x: CGFloat(rounded.box.minX - square.minX), y: CGFloat(rounded.box.minY - square.minY))
      draw(
        kind, in: CGRect(x: 0, y: 0, width: rounded.box.width, height: rounded.box.height), context)
      images.append(PixelBitmap(context.finish()))
    }
    made += images.count
    patches?.images[kind.rawValue] = images
    return images
  }

  private func draw(_ kind: PatchKind, in rect: CGRect, _ context: CGContext) {
    switch kind {
    case .background:
      guard let color = properties.backgroundColor else { return }
      context.setFillColor(color)
      context.addPath(pixelOutline)
      context.fillPath()
    case .border, .squareBorder:
      guard let color = properties.borderColor else { return }
      context.setFillColor(color)
      context.addPath(ring(in: rect, unit: scale, isSquare: kind == .squareBorder))
      context.fillPath(using: .evenOdd)
    case .outside:
      context.setFillColor(gray: 0, alpha: 1)
      context.addRect(rect)
      context.addPath(pixelOutline)
      context.fillPath(using: .evenOdd)
    }
  }
}
