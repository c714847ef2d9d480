/// An image of the layers behind everything that moves, kept during the animation.
///
/// Below a sheet or backdrop that is being animated, nothing changes, but all layers would have to
/// be composited in each frame. Instead, one bitmap is copied.
struct SettledLayers {
  /// The image of the settled layers, with the size of the screen, or `nil` if there is none.
  private(set) var picture: PixelBitmap?
  /// The drawing order of the first layer that isn't in the image, or 0 if there is no image.
  private(set) var endOrder = 0
  /// The drawing order of the first change in the previous frame.
  private var lastFirstChange = 0
  /// The last tick whose changes have been processed.
  private var tick = 0

  /// Updates the image for a frame.
  ///
  /// Changes within the image discard it. If two successive frames change much of the screen, but
  /// only in front of the same layers, an image is created.
  mutating func follow(
    _ root: RenderNode, _ damage: Damage, of screen: PixelRect, rastersMade: inout Int
  ) {
    let firstChange = root.firstChange(after: tick) ?? 0
    tick = root.tick
    defer { lastFirstChange = firstChange }
    if firstChange < endOrder { forget() }
    // Compositing a smaller area is as fast as copying an image.
    guard damage.rects.contains(where: { $0.area * 8 >= screen.area }) else { return forget() }
    guard picture == nil else { return }
    let end = root.splittableOrder(upTo: min(firstChange, lastFirstChange))
    guard end >= Self.fewest else { return }
    guard
      let context = try? CGContext(
        pixelWidth: screen.width, pixelHeight: screen.height, scale: 1, opaque: true)
    else { return }
    var compositor = LayerCompositor(context: context, canvas: PixelCanvas(context))
    compositor.endOrder = end
    compositor.draw(root, in: screen)
    rastersMade += compositor.rastersMade
    picture = PixelBitmap(context.finish())
    endOrder = end
  }

  /// The minimum number of layers for which an image is created.
  private static let fewest = 6

  /// Discards the image.
  mutating func forget() {
    picture = nil
    endOrder = 0
  }
}

extension RenderNode {
  /// Returns the drawing order of the first node that has changed after a tick, including changes
  /// in the order of children.
  func firstChange(after tick: Int) -> Int? {
    if changedTick > tick { return order }
    for child in children where child.isVisible && child.tick > tick {
      if let change = child.firstChange(after: tick) { return change }
    }
    return nil
  }

  /// Returns the last drawing order, up to a limit, at which drawing can be split.
  ///
  /// Drawing can't be split inside a group or inside a layer that clips to rounded corners.
  fileprivate func splittableOrder(upTo limit: Int) -> Int {
    guard order < limit, limit <= lastOrder else { return limit }
    let isWhole =
      opacity < 1 || mask != nil || shadowFollowsContents
      || !isPlainlyPlaced || traits.masksToBounds && hasRoundedCorners
    guard !isWhole else { return order }
    for child in children where child.isVisible && child.order < limit && limit <= child.lastOrder {
      return child.splittableOrder(upTo: limit)
    }
    return limit
  }
}
