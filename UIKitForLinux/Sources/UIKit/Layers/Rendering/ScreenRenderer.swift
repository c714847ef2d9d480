/// The picture of one screen, kept up to date by compositing again only what has changed.
package final class ScreenRenderer {
  private let tree: LayerTree
  private let context: CGContext
  private let canvas: PixelCanvas
  private let screen: PixelRect
  private let scale: CGFloat
  private let root: RenderNode
  private var damage: Damage
  /// The rectangles that must be drawn in one piece.
  ///
  /// See `RenderNode.collectIndivisible(_:)`.
  private var indivisible: [PixelRect] = []
  private var opaqueRects: [(rect: PixelRect, order: Int)] = []
  private var isFirst = true
  private var settled = SettledLayers()

  /// A picture of a tree of layers.
  ///
  /// - Parameter scale: pixels a point.
  package init(tree: LayerTree, pixelWidth: Int, pixelHeight: Int, scale: CGFloat) throws {
    self.tree = tree
    self.scale = scale
    context = try CGContext(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: 1, opaque: true)
    canvas = PixelCanvas(context)
    screen = PixelRect(minX: 0, minY: 0, maxX: pixelWidth, maxY: pixelHeight)
    damage = Damage(screen: screen)
    root = RenderNode(layer: tree.root)
  }

  /// All pixels of the screen.
  package var bounds: PixelRect { screen }

  /// The parts of the screen that the last call of `render()` composited.
  package var damagedRects: [PixelRect] { damage.rects }

  /// Shows the tree as it is at its clock's present time.
  ///
  /// - Returns: Whether the picture differs from the one before.
  @discardableResult package func render() -> Bool {
    damage.removeAll()
    tree.commit()
    guard isFirst || tree.needsRender || tree.isAnimating else { return false }
    for layer in tree.animatingLayers.values { layer.setNeedsRender() }
    let tick = RenderTick.current
    RenderTick.current += 1
    tree.needsRender = false

    if isFirst { damage.add(screen) }
    var updater = RenderTreeUpdater(time: tree.clock.now, tick: tick, damage: damage)
    updater.update(
      root, tree.root, outer: outer, clip: screen, isReporting: !isFirst)
    damage = updater.damage
    tree.statistics.layersVisited += updater.layersVisited
    isFirst = false
    guard !damage.isEmpty else { return false }
    composite()
    return true
  }

  /// Returns the picture as it is now.
  package func image() -> CGImage { context.copyImage() }

  /// Lends the picture as it is now: BGRX, rows `bytesPerRow` apart.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try context.withPixels(body)
  }

  /// From the root's surroundings, in points, to pixels.
  private var outer: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  private func composite() {
    var order = 0
    root.number(from: &order)
    var compositor = LayerCompositor(context: context, canvas: canvas)
    settled.follow(root, damage, of: screen, rastersMade: &compositor.rastersMade)
    indivisible.removeAll(keepingCapacity: true)
    root.collectIndivisible(&indivisible, from: settled.endOrder)
    spreadDamage()
    for rect in damage.rects {
      opaqueRects.removeAll(keepingCapacity: true)
      root.collectOpaque(&opaqueRects, in: rect, from: settled.endOrder)
      composite(rect, splitBy: opaqueRects.count - 1, &compositor)
    }
    tree.statistics.framesRendered += 1
    tree.statistics.layersComposited += compositor.layersComposited
    tree.statistics.rastersMade += compositor.rastersMade
    for rect in damage.rects { tree.statistics.pixelsComposited += rect.area }
  }

  /// Composites a part of the screen, split at the edges of opaque layers, so that hidden layers
  /// are not drawn.
  private func composite(
    _ tile: PixelRect, splitBy index: Int, _ compositor: inout LayerCompositor
  ) {
    // The last in the order of drawing comes first: what it covers needs nothing of those before.
    var index = index
    while index >= 0, !canSplit(tile, by: opaqueRects[index].rect) { index -= 1 }
    guard index >= 0 else { return draw(tile, from: 0, &compositor) }
    let (opaque, order) = opaqueRects[index]
    draw(opaque.intersection(tile), from: order, &compositor)
    tile.forEachPart(outside: opaque) { composite($0, splitBy: index - 1, &compositor) }
  }

  private func canSplit(_ tile: PixelRect, by opaque: PixelRect) -> Bool {
    guard opaque.intersects(tile) else { return false }
    if opaque.contains(tile) { return true }
    return indivisible.allSatisfy { piece in
      let whole = piece.intersection(tile)
      var isInOnePart = opaque.contains(whole)
      tile.forEachPart(outside: opaque) { isInOnePart = isInOnePart || $0.contains(whole) }
      return isInOnePart
    }
  }

  /// Lets the damage contain everything indivisible that it touches.
  private func spreadDamage() {
    var hasSpread = true
    while hasSpread {
      hasSpread = false
      for piece in indivisible {
        let touches = damage.rects.contains { $0.intersects(piece) }
        guard touches, !damage.rects.contains(where: { $0.contains(piece) }) else { continue }
        damage.add(piece)
        hasSpread = true
      }
    }
  }

  private func draw(_ tile: PixelRect, from order: Int, _ compositor: inout LayerCompositor) {
    context.saveGState()
    context.clip(to: tile.rect)
    compositor.firstOrder = max(order, settled.endOrder)
    if order < settled.endOrder, let picture = settled.picture {
      compositor.draw(picture, at: screen, in: tile, alpha: 1)
    } else if order == 0 {
      canvas.fill(x: tile.minX, y: tile.minY, width: tile.width, height: tile.height, .black)
    }
    compositor.draw(root, in: tile)
    context.restoreGState()
  }
}

extension CGColor {
  /// The color of the screen without layers.
  static let black = CGColor(gray: 0, alpha: 1)
}

extension RenderNode {
  /// Numbers the visible nodes in the order of drawing.
  func number(from next: inout Int) {
    order = next
    next += 1
    for child in children where child.isVisible { child.number(from: &next) }
    lastOrder = next - 1
    var inMask = 0
    mask?.number(from: &inMask)
  }

  /// Collects the places of layers that are drawn with slanted or curved edges, or enlarged, straight onto
  /// the screen.
  ///
  /// Cairo smooths such an edge, and mixes the pixels of an enlarged bitmap, a little differently where a
  /// clip cuts it. A picture in which only a part of them was drawn again would not be the one that drawing
  /// everything gives.
  ///
  /// - Parameter first: the first in the order of drawing that counts.
  func collectIndivisible(_ pieces: inout [PixelRect], from first: Int) {
    guard isVisible, lastOrder >= first else { return }
    let isDrawnDirectly = isLookAnimated && (properties.shape != nil || properties.gradient != nil)
    guard isPlainlyPlaced, !isDrawnDirectly else {
      if !subtreeExtent.isEmpty { pieces.append(subtreeExtent) }
      return
    }
    let before = pieces.count
    let border = properties.borderWidth * scale
    if hasBorder, border != border.rounded() { pieces.append(extent) }
    if hasStretchedContents {
      pieces.append(PixelRect(covering: contentsPlace.applying(toDevice)).intersection(extent))
    }
    for child in children { child.collectIndivisible(&pieces, from: first) }
    mask?.collectIndivisible(&pieces, from: 0)
    // A group is drawn aside, on a bitmap whose corner is where its visible part begins.
    if pieces.count > before, opacity < 1 || mask != nil {
      pieces.removeSubrange(before...)
      pieces.append(subtreeExtent)
    }
  }

  /// Collects the larger rectangles that hide all that is drawn before them, in the order of drawing.
  ///
  /// - Parameter first: the first in the order of drawing that counts.
  func collectOpaque(
    _ rects: inout [(rect: PixelRect, order: Int)], in damage: PixelRect, from first: Int
  ) {
    guard isVisible, lastOrder >= first, opacity == 1, mask == nil,
      subtreeExtent.intersects(damage),
      subtreeExtent.area * 16 >= damage.area
    else { return }
    if isPlainlyPlaced, order >= first, isFilled || hasOpaqueContents {
      let opaque = opaqueMiddle.intersection(inheritedClip)
      let hidden = opaque.intersection(damage)
      if hidden.area * 16 >= damage.area {
        // One that lies under another of the same size makes no difference.
        rects.removeAll { opaque.contains($0.rect) }
        rects.append((opaque, order))
      }
    }
    // What rounded corners cut is opaque only where they are not.
    guard !(traits.masksToBounds && hasRoundedCorners) else { return }
    for child in children { child.collectOpaque(&rects, in: damage, from: first) }
  }

  /// An opaque rectangle of the background or the contents that is cheap to compute.
  private var opaqueMiddle: PixelRect {
    let middle = RoundedBox(self).plainMiddle
    guard !isFilled else { return middle }
    let contents = PixelRect(snapping: contentsPlace.applying(toDevice))
    return traits.masksToBounds ? contents.intersection(middle) : contents
  }
}
