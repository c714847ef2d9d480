extension UIImage {
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    draw(in: rect, tint: nil, context: context)
    context.restoreGState()
  }

  /// Draws the image in its own tint color or, without one, in another tint color.
  package func draw(in rect: CGRect, tint: UIColor?, context: CGContext) {
    guard flipsForRightToLeftLayoutDirection,
      UITraitCollection.current.layoutDirection == .rightToLeft
    else { return drawUnflipped(in: rect, tint: tint, context: context) }
    context.saveGState()
    context.translateBy(x: rect.minX + rect.maxX, y: 0)
    context.scaleBy(x: -1, y: 1)
    drawUnflipped(in: rect, tint: tint, context: context)
    context.restoreGState()
  }

  private func drawUnflipped(in rect: CGRect, tint: UIColor?, context: CGContext) {
    let color = isTemplate ? tint ?? ownTint : ownTint
    switch source {
    case .none: break
    case .symbol(let symbol, let configuration):
      symbol.draw(
        in: rect, configuration: configuration, color: (color ?? .black).cgColor, context: context)
    case .bitmap(let image, let scale):
      guard let color else {
        drawBitmap(image, scale: scale, in: rect, context: context)
        return
      }
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      drawBitmap(image, scale: scale, in: rect, context: context)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color.cgColor)
      context.fill(rect)
      context.endTransparencyLayer()
    }
  }

  /// Draws nine parts if the image has cap insets, otherwise one.
  private func drawBitmap(
    _ image: CGImage, scale: CGFloat, in rect: CGRect, context: CGContext
  ) {
    let insets = capInsets
    guard insets != .zero, rect.size != size else {
      context.drawUpright(image, in: rect)
      return
    }
    let columns = Self.parts(insets.left, insets.right, of: size.width, in: rect.width)
    let rows = Self.parts(insets.top, insets.bottom, of: size.height, in: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.from * scale, y: row.from * scale, width: column.length * scale,
          height: row.length * scale)
        guard let part = image.cropping(to: source) else { continue }
        context.drawUpright(
          part,
          in: CGRect(
            x: rect.minX + column.to, y: rect.minY + row.to, width: column.newLength,
            height: row.newLength))
      }
    }
  }

  private static func parts(
    _ near: CGFloat, _ far: CGFloat, of length: CGFloat, in newLength: CGFloat
  ) -> [(from: CGFloat, length: CGFloat, to: CGFloat, newLength: CGFloat)] {
    [
      (0, near, 0, near),
      (near, length - near - far, near, max(newLength - near - far, 0)),
      (length - far, far, newLength - far, far),
    ].filter { $0.1 > 0 && $0.3 > 0 }
  }
}
