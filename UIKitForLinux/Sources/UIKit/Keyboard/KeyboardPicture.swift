/// Draws the face of a keyboard into one bitmap.
package struct KeyboardPicture {
  /// The radius of a key's corners up to iOS 18, in points.
  package static let keyRadius: CGFloat = 5
  /// The font size of the candidates, and the width at the end of the bar for the arrow that shows
  /// more, in points.
  package static let candidateSize: CGFloat = 20
  package static let arrowWidth: CGFloat = 46

  package let look: KeyboardLook
  let layout: KeyboardLayout
  private var colors: KeyboardColors { look.colors }

  package init(_ look: KeyboardLook) {
    self.look = look
    layout = KeyboardLayout(look)
  }

  package func makeImage() -> CGImage? {
    let height = look.metrics.height
    guard
      let context = try? CGContext(
        pixelWidth: Int((look.width * look.scale).rounded(.up)),
        pixelHeight: Int((height * look.scale).rounded(.up)), scale: look.scale,
        opaque: !look.isSplit)
    else { return nil }
    context.setFillColor(colors.background)
    if look.isSplit {
      for part in look.parts {
        context.addPath(CGPath.circularRoundedRect(part.insetBy(dx: 2, dy: 0), cornerRadius: 10))
        context.fillPath()
      }
    } else {
      context.fill(CGRect(x: 0, y: 0, width: look.width, height: height))
    }
    drawBar(in: context)
    drawHandle(in: context)
    for key in layout.keys { draw(key, in: context) }
    return context.finish()
  }

  /// Draws the handle that moves a floating keyboard.
  private func drawHandle(in context: CGContext) {
    guard look.metrics.bottom == KeyboardPlacement.handle else { return }
    let bar = CGRect(
      x: look.width / 2 - 50, y: look.metrics.height - look.metrics.bottom / 2 - 1, width: 100,
      height: 5)
    context.addPath(CGPath.circularRoundedRect(bar, cornerRadius: 2.5))
    context.setFillColor(colors.special)
    context.fillPath()
  }

  /// Draws the bar above the keys, which is empty without suggestions and has shortcuts on an iPad.
  private func drawBar(in context: CGContext) {
    guard look.metrics.bar > 0, look.plane != .emoji else { return }
    guard look.candidates.isEmpty else { return drawCandidateBar(in: context) }
    guard look.metrics.isTablet || look.isFloating else { return }
    for (index, symbol) in [KeyboardSymbol.undo, .redo, .paste].enumerated() {
      symbol.draw(
        in: context,
        center: CGPoint(x: 34 + CGFloat(index) * 48, y: look.metrics.bar / 2), size: 24,
        color: symbol == .paste ? bareColor : bareColor.copy(alpha: 0.4) ?? bareColor)
    }
  }

  /// Draws the bar of candidates, with a marked first candidate and an arrow for more.
  private func drawCandidateBar(in context: CGContext) {
    let first = layout.keys.first {
      if case .candidate = $0.action { true } else { false }
    }
    guard let first else { return }
    context.addPath(
      CGPath.circularRoundedRect(
        first.frame.insetBy(dx: 4, dy: 6), cornerRadius: Self.keyRadius))
    context.setFillColor(colors.letter)
    context.fillPath()
    let x = look.width - look.inset - Self.arrowWidth
    context.setFillColor(colors.separator)
    context.fill(CGRect(x: x, y: look.metrics.bar / 2 - 12, width: 2 / look.scale, height: 24))
    let middle = CGPoint(x: x + Self.arrowWidth / 2, y: look.metrics.bar / 2)
    context.setStrokeColor(bareColor)
    context.setLineWidth(2)
    context.setLineJoin(.round)
    context.setLineCap(.round)
    context.addLines(between: [
      CGPoint(x: middle.x - 7, y: middle.y - 3.5), CGPoint(x: middle.x, y: middle.y + 3.5),
      CGPoint(x: middle.x + 7, y: middle.y - 3.5),
    ])
    context.strokePath()
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
      // Since iOS 26, keys have no shadow.
      let shadow = look.hasDesignOf26 ? [] : [(key.frame.offsetBy(dx: 0, dy: 1), colors.shadow)]
      for (frame, color) in shadow + [(key.frame, fill)] {
        context.addPath(CGPath.circularRoundedRect(frame, cornerRadius: look.keyRadius))
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
        text,
        size: isLower ? 24.5 : isTyped ? 22.5 : key.style == .bare ? bareSize(of: key) : 16,
        color: color,
        center: CGPoint(x: center.x, y: center.y - (isLower ? 1.5 : 0)), in: context,
        maximumWidth: key.frame.width - 6)
    case .hinted(let text, let hint):
      drawText(
        hint, size: 15, color: color.copy(alpha: 0.45) ?? color,
        center: CGPoint(x: center.x, y: center.y - 15), in: context)
      drawText(
        text, size: 23, color: color, center: CGPoint(x: center.x, y: center.y + 9), in: context)
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

  private func bareSize(of key: KeyboardKey) -> CGFloat {
    switch key.action {
    case .candidate: Self.candidateSize
    case .plane where look.plane == .emoji: 16
    case .type where look.plane == .emoji: 30
    default: 22
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
        language: look.language == "zh" ? "zh-Hans" : look.language)
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
