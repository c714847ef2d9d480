/// The image of one screen, in which only changed parts are composited again.
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
  private var backdrops = Backdrops()

  /// Creates an image of a layer tree.
  ///
  /// - Parameter scale: The number of pixels per point.
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

  /// Renders the tree at its clock's current time.
  ///
  /// - Returns: A Boolean value that indicates whether the image has changed.
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

  /// Returns a copy of the current screen image.
  package func image() -> CGImage { context.copyImage() }

  /// Calls a closure with the pixels of the current image, in BGRX format with `bytesPerRow` bytes
  /// per row.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try context.withPixels(body)
  }

  /// The transform from the root layer's superlayer coordinates, in points, to pixels.
  private var outer: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  private func composite() {
    var order = 0
    root.number(from: &order)
    let captures = backdrops.follow(root, damage: &damage, screen: screen)
    tree.statistics.backdropsMade += captures
    if captures > 0 { settled.forget() }
    var compositor = LayerCompositor(context: context, canvas: canvas)
    settled.follow(root, damage, of: screen, rastersMade: &compositor.rastersMade)
    indivisible.removeAll(keepingCapacity: true)
    root.collectIndivisible(&indivisible, from: settled.endOrder)
    extendDamage()
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
  /// aren't drawn.
  private func composite(
    _ tile: PixelRect, splitBy index: Int, _ compositor: inout LayerCompositor
  ) {
    // Starts with the opaque layer that is last in the drawing order, because it hides all earlier
    // ones.
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

  /// Extends the damage to all indivisible rectangles that it touches.
  private func extendDamage() {
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
  /// Numbers the visible nodes in drawing order.
  func number(from next: inout Int) {
    order = next
    next += 1
    containsGlass = traits.glass != nil
    for child in children where child.isVisible {
      child.number(from: &next)
      if child.containsGlass { containsGlass = true }
    }
    lastOrder = next - 1
    var inMask = 0
    mask?.number(from: &inMask)
  }

  /// Collects the rectangles of layers that are drawn directly onto the screen with rotated or
  /// curved edges, or enlarged.
  ///
  /// Cairo antialiases such an edge, and interpolates an enlarged bitmap, differently at a clip's
  /// edge. Drawing only a part of them would change the image.
  ///
  /// - Parameter first: The drawing order of the first node to include.
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
    // A group is drawn into a separate bitmap, whose origin depends on its visible part.
    if pieces.count > before, opacity < 1 || mask != nil {
      pieces.removeSubrange(before...)
      pieces.append(subtreeExtent)
    }
  }

  /// Collects the larger rectangles that hide everything below them, in drawing order.
  ///
  /// - Parameter first: The drawing order of the first node to include.
  func collectOpaque(
    _ rects: inout [(rect: PixelRect, order: Int)], in damage: PixelRect, from first: Int
  ) {
    guard isVisible, lastOrder >= first, opacity == 1, mask == nil,
      subtreeExtent.intersects(damage),
      subtreeExtent.area * 16 >= damage.area
    else { return }
    let isOpaque = isFilled && (traits.glass == nil || backdrop != nil)
    if isPlainlyPlaced, order >= first, isOpaque || hasOpaqueContents {
      let opaque = opaqueMiddle.intersection(inheritedClip)
      let hidden = opaque.intersection(damage)
      if hidden.area * 16 >= damage.area {
        // A rectangle below another one of the same size is unnecessary.
        rects.removeAll { opaque.contains($0.rect) }
        rects.append((opaque, order))
      }
    }
    // A layer clipped to rounded corners is opaque only between them.
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
