/// Draws the face of a keyboard into one bitmap.
package struct KeyboardPicture {
  /// The radius of a key's corners, in points.
  package static let keyRadius: CGFloat = 5

  package let look: KeyboardLook
  let layout: KeyboardLayout
  private var colors: KeyboardColors { look.isDark ? .dark : .light }

  package init(_ look: KeyboardLook) {
    self.look = look
    layout = KeyboardLayout(look)
  }

  package func makeImage() -> CGImage? {
    let height = look.metrics.height
    guard
      let context = try? CGContext(
        pixelWidth: Int((look.width * look.scale).rounded(.up)),
        pixelHeight: Int((height * look.scale).rounded(.up)), scale: look.scale, opaque: true)
    else { return nil }
    context.setFillColor(colors.background)
    context.fill(CGRect(x: 0, y: 0, width: look.width, height: height))
    drawBar(in: context)
    for key in layout.keys { draw(key, in: context) }
    return context.finish()
  }

  /// The bar of suggestions, without any: two lines between three places, as before the first letter.
  private func drawBar(in context: CGContext) {
    guard look.metrics.bar > 0, look.language != "zh" else { return }
    context.setFillColor(colors.separator)
    for part in 1...2 {
      let x = (look.width * CGFloat(part) / 3 * look.scale).rounded() / look.scale
      context.fill(
        CGRect(x: x, y: look.metrics.bar / 2 - 10, width: 2 / look.scale, height: 25))
    }
  }

  private func draw(_ key: KeyboardKey, in context: CGContext) {
    let fill: CGColor? =
      switch key.style {
      case .letter: key.face == .symbol(.shiftFilled) && look.isDark ? colors.text : colors.letter
      case .special: colors.special
      case .prominent: colors.prominent
      case .bare: nil
      }
    if let fill {
      let below = key.frame.offsetBy(dx: 0, dy: 1)
      for (frame, color) in [(below, colors.shadow), (key.frame, fill)] {
        context.addPath(
          CGPath.circularRoundedRect(frame, cornerRadius: Self.keyRadius))
        context.setFillColor(color)
        context.fillPath()
      }
    }
    drawFace(of: key, in: context)
  }

  private func drawFace(of key: KeyboardKey, in context: CGContext) {
    let center = CGPoint(x: key.frame.midX, y: key.frame.midY)
    var color = key.style == .prominent ? colors.prominentText : colors.text
    if key.action == .returnKey, !look.isReturnEnabled { color = color.copy(alpha: 0.3) ?? color }
    switch key.face {
    case .text(let text):
      let isTyped = key.style == .letter && text.count == 1
      let isLower = isTyped && text.first?.isLowercase == true
      drawText(
        text, size: isLower ? 24.5 : isTyped ? 22.5 : key.style == .bare ? 22 : 16, color: color,
        center: CGPoint(x: center.x, y: center.y - (isLower ? 1.5 : 0)), in: context,
        maximumWidth: key.frame.width - 6)
    case .digit(let digit, let letters):
      let rise: CGFloat = letters.isEmpty ? 0 : look.metrics.keys > 180 ? 6.5 : 0
      drawText(
        digit, size: 25, color: color, center: CGPoint(x: center.x, y: center.y - rise),
        in: context)
      if rise > 0 {
        drawText(
          letters, size: 10, weight: 0.4, kern: 2, color: color,
          center: CGPoint(x: center.x + 1, y: center.y + 13), in: context)
      }
    case .symbol(let symbol):
      let isOnDark = symbol == .shiftFilled && look.isDark
      let isBare = key.style == .bare && !look.kind.isPad
      symbol.draw(
        in: context, center: center, size: isBare ? 27 : symbol == .delete ? 23 : 20,
        color: isOnDark ? colors.background : isBare ? bareColor : color)
    }
  }

  private var bareColor: CGColor {
    look.isDark
      ? CGColor(gray: 0.85, alpha: 1) : CGColor(srgbRed: 0.31, green: 0.33, blue: 0.36, alpha: 1)
  }

  private func drawText(
    _ text: String, size: CGFloat, weight: Double = 0, kern: CGFloat = 0, color: CGColor,
    center: CGPoint, in context: CGContext, maximumWidth: CGFloat = .infinity
  ) {
    var font = CanvasFont(size: size, weight: weight)
    func layOut() -> CanvasText {
      CanvasText(
        text, attributes: CanvasText.Attributes(font: font, color: color, kern: kern),
        language: look.language == "zh" ? "zh-Hans" : nil)
    }
    var laidOut = layOut()
    if laidOut.size.width > maximumWidth {
      font.size *= maximumWidth / laidOut.size.width
      laidOut = layOut()
    }
    laidOut.draw(
      in: context,
      at: CGPoint(x: center.x - laidOut.size.width / 2, y: center.y - laidOut.size.height / 2))
  }
}
