/// What glass shows of the layers behind it.
struct GlassLayer: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  var blurRadius: Double
  var tone: GlassBackdrop.Tone

  /// The color over a plain background in the same appearance.
  var plainColor: CGColor {
    tone.applied(to: CGColor(gray: tone.offset > 0.5 ? 1 : 0, alpha: 1))
  }
}

/// The blurred pictures behind the glass of a screen.
///
/// A picture is captured when glass appears, and again if something behind it has changed. Layers of one
/// color that cover everything, such as the dimming view of a sheet, are not in the picture. They are laid
/// over it in each frame, so that a sheet that rises needs one capture.
struct Backdrops {
  private var captures: [ObjectIdentifier: Capture] = [:]
  /// The visible glass, in the order of drawing.
  private var glass: [RenderNode] = []

  fileprivate struct Capture {
    let picture: GlassBackdrop
    /// The part of the screen that the picture shows.
    let rect: PixelRect
    /// The part without the edges, where something beyond the picture would show.
    let part: PixelRect
    let look: GlassLayer
    /// The tick up to which changes are known.
    var tick = 0
    /// The position of the glass in the previous frame.
    var place = PixelRect.empty
  }

  /// Captures what is behind glass, if it isn't known, before the screen is composited.
  ///
  /// - Parameters:
  ///   - root: The root of the screen, with numbers in the order of drawing.
  ///   - damage: The part of the screen that has changed, to which glass with a new picture is added.
  ///   - screen: The pixels of the screen.
  /// - Returns: The number of captures.
  mutating func follow(_ root: RenderNode, damage: inout Damage, screen: PixelRect) -> Int {
    glass.removeAll(keepingCapacity: true)
    root.collectGlass(&glass)
    guard !glass.isEmpty || !captures.isEmpty else { return 0 }
    var kept: [ObjectIdentifier: Capture] = [:]
    var count = 0
    for node in glass {
      let place = node.boundsExtent.intersection(node.inheritedClip)
      guard let look = node.traits.glass, !place.isEmpty else { continue }
      var veils: [CGColor] = []
      let end = root.firstVeil(before: node.order, over: screen, &veils)
      let old = captures[node.layer]
      var known = old
      if let old, old.look != look || !old.part.contains(place) || old.isOutdated(root, end, damage)
      {
        known = nil
      }
      if known == nil {
        // Glass that moves needs other parts in the next frames.
        known = Self.capture(
          old?.place == place ? place : screen, behind: end, of: root, look, scale: node.scale,
          screen: screen)
        count += 1
        damage.add(place)
      }
      guard var capture = known else { continue }
      (capture.tick, capture.place) = (root.tick, place)
      let rows = place.offsetBy(0, -capture.rect.minY)
      capture.picture.fill(rows: rows.minY..<rows.maxY)
      node.backdrop = RenderNode.Backdrop(
        bitmap: capture.picture.bitmap, rect: capture.rect,
        veils: veils.map { look.tone.applied(to: $0) })
      kept[node.layer] = capture
    }
    captures = kept
    return count
  }

  private static func capture(
    _ part: PixelRect, behind end: Int, of root: RenderNode, _ look: GlassLayer, scale: CGFloat,
    screen: PixelRect
  ) -> Capture? {
    let sigma = look.blurRadius * Double(scale)
    let rect = part.insetBy(-GlassBackdrop.reach(sigma: sigma))
      .aligned(to: GlassBackdrop.coarseness).intersection(screen)
    guard
      let context = try? CGContext(
        pixelWidth: screen.width, pixelHeight: screen.height, scale: 1, opaque: true)
    else { return nil }
    context.clip(to: rect.rect)
    var compositor = LayerCompositor(context: context, canvas: PixelCanvas(context))
    compositor.endOrder = end
    compositor.draw(root, in: rect)
    let picture = GlassBackdrop(
      of: context.finish(), x: rect.minX, y: rect.minY, width: rect.width, height: rect.height,
      sigma: sigma, tone: look.tone)
    return picture.map { Capture(picture: $0, rect: rect, part: part, look: look) }
  }
}

extension Backdrops.Capture {
  /// Returns whether something in the picture has changed.
  fileprivate func isOutdated(_ root: RenderNode, _ end: Int, _ damage: Damage) -> Bool {
    guard let change = root.firstChange(after: tick), change < end else { return false }
    return damage.rects.contains { $0.intersects(rect) }
  }
}

extension PixelRect {
  /// Returns the smallest rectangle around this one whose edges are multiples of a number.
  fileprivate func aligned(to unit: Int) -> PixelRect {
    func down(_ value: Int) -> Int { Int((Double(value) / Double(unit)).rounded(.down)) * unit }
    func up(_ value: Int) -> Int { Int((Double(value) / Double(unit)).rounded(.up)) * unit }
    return PixelRect(minX: down(minX), minY: down(minY), maxX: up(maxX), maxY: up(maxY))
  }
}

extension RenderNode {
  /// The picture that glass shows.
  struct Backdrop {
    var bitmap: PixelBitmap?
    /// The rectangle of the picture on the screen.
    var rect = PixelRect.empty
    /// The colors over it, back to front, as glass shows them.
    var veils: [CGColor]
  }

  /// Collects the visible glass in the order of drawing.
  func collectGlass(_ glass: inout [RenderNode]) {
    guard isVisible, containsGlass else { return }
    if traits.glass != nil { glass.append(self) }
    for child in children { child.collectGlass(&glass) }
  }

  /// Returns the place in the order of drawing from which on only veils are drawn before a limit.
  ///
  /// A veil is a layer of one translucent color that covers an area.
  ///
  /// - Parameters:
  ///   - limit: The place in the order of drawing.
  ///   - area: The area.
  ///   - veils: The colors of the veils, back to front.
  func firstVeil(before limit: Int, over area: PixelRect, _ veils: inout [CGColor]) -> Int {
    var end = 0
    _ = findVeils(before: limit, over: area, isInGroup: false, &veils, &end)
    veils.reverse()
    return end
  }

  /// Goes back in the order of drawing, and returns whether it has found something else than veils.
  private func findVeils(
    before limit: Int, over area: PixelRect, isInGroup: Bool, _ veils: inout [CGColor],
    _ end: inout Int
  ) -> Bool {
    let isGroup = isInGroup || mask != nil || opacity < 1 && !isOneStep
    for child in children.reversed() where child.isVisible && child.order < limit {
      let isFound = child.findVeils(
        before: limit, over: area, isInGroup: isGroup, &veils, &end)
      if isFound { return true }
    }
    guard !isEmpty, extent.intersects(area) else { return false }
    if let color = properties.backgroundColor, isOneStep, color.alpha < 1 || opacity < 1, !isGroup,
      color.alpha > 0, traits.glass == nil, !hasRoundedCorners, isPlainlyPlaced,
      boundsExtent.intersection(inheritedClip).contains(area)
    {
      veils.append(color.faded(by: opacity))
      return false
    }
    end = order + 1
    return true
  }
}
