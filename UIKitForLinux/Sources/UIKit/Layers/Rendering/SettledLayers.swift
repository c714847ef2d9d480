/// The layers behind everything that moves, put together once for as long as it moves.
///
/// Under a sheet that rises or a backdrop that fades nothing changes, and yet all of it would have to be
/// composited in every frame: a copy of one bitmap takes its place.
struct SettledLayers {
  /// The picture of the settled layers, as large as the screen; nil while there is none.
  private(set) var picture: PixelBitmap?
  /// The place in the order of drawing from which on layers are not in the picture; 0 while there is none.
  private(set) var endOrder = 0
  /// The first in the order of drawing that changed in the frame before.
  private var lastFirstChange = 0
  /// The tick up to which changes are known.
  private var tick = 0

  /// Takes notice of a frame's changes: forgets the picture if they are in it, or makes one if two frames in
  /// a row have changed much of the screen, but only in front of the same layers.
  mutating func follow(
    _ root: RenderNode, _ damage: Damage, of screen: PixelRect, rastersMade: inout Int
  ) {
    let firstChange = root.firstChange(after: tick) ?? 0
    tick = root.tick
    defer { lastFirstChange = firstChange }
    if firstChange < endOrder { forget() }
    // A smaller part is composited as fast as a picture is copied into it.
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

  /// Fewer layers than these are not worth a bitmap.
  private static let fewest = 6

  private mutating func forget() {
    picture = nil
    endOrder = 0
  }
}

extension RenderNode {
  /// The first in the order of drawing that has changed after a tick, or inside which the order has.
  fileprivate func firstChange(after tick: Int) -> Int? {
    if changedTick > tick { return order }
    for child in children where child.isVisible && child.tick > tick {
      if let change = child.firstChange(after: tick) { return change }
    }
    return nil
  }

  /// The last place in the order of drawing, up to a limit, at which drawing can stop and go on later.
  ///
  /// Inside a group, or behind a rounded corner that cuts what is in the layer, it cannot.
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
