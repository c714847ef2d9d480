extension KeyboardSymbol {
  /// Draws the symbol around a point.
  ///
  /// The design size is 24 points.
  func draw(in context: CGContext, center: CGPoint, size: CGFloat, color: CGColor) {
    context.saveGState()
    context.translateBy(x: center.x - size / 2, y: center.y - size / 2)
    context.scaleBy(x: size / 24, y: size / 24)
    if color.alpha < 1 {
      let box = CGRect(x: 0, y: 0, width: 24, height: 24)
      context.drawTransparencyLayer(in: box, color: color) { draw(in: context, color: $0) }
    } else {
      draw(in: context, color: color)
    }
    context.restoreGState()
  }

  private func draw(in context: CGContext, color: CGColor) {
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineWidth(1.7)
    context.setLineJoin(.round)
    context.setLineCap(.round)
    switch self {
    case .shift, .shiftFilled: drawShift(in: context)
    case .delete: drawDelete(in: context)
    case .emoji: drawEmoji(in: context)
    case .globe: drawGlobe(in: context)
    case .microphone: drawMicrophone(in: context)
    case .hideKeyboard: drawHideKeyboard(in: context)
    case .undo: drawArrowBack(in: context)
    case .redo:
      context.translateBy(x: 24, y: 0)
      context.scaleBy(x: -1, y: 1)
      drawArrowBack(in: context)
    case .paste: drawClipboard(in: context)
    }
  }

  private func drawShift(in context: CGContext) {
    context.addLines(between: [
      CGPoint(x: 12, y: 2.8), CGPoint(x: 21.4, y: 12.6), CGPoint(x: 16.6, y: 12.6),
      CGPoint(x: 16.6, y: 20.6), CGPoint(x: 7.4, y: 20.6), CGPoint(x: 7.4, y: 12.6),
      CGPoint(x: 2.6, y: 12.6),
    ])
    context.closePath()
    context.drawPath(using: self == .shiftFilled ? .fillStroke : .stroke)
  }

  private func drawDelete(in context: CGContext) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1.2, y: 12))
    path.addLine(to: CGPoint(x: 7.3, y: 5.2))
    path.addCurve(
      to: CGPoint(x: 9.6, y: 4.2), control1: CGPoint(x: 7.9, y: 4.5),
      control2: CGPoint(x: 8.7, y: 4.2))
    path.addLine(to: CGPoint(x: 20.4, y: 4.2))
    path.addArc(
      tangent1End: CGPoint(x: 23.2, y: 4.2), tangent2End: CGPoint(x: 23.2, y: 7), radius: 2.6)
    path.addLine(to: CGPoint(x: 23.2, y: 17))
    path.addArc(
      tangent1End: CGPoint(x: 23.2, y: 19.8), tangent2End: CGPoint(x: 20.4, y: 19.8), radius: 2.6)
    path.addLine(to: CGPoint(x: 9.6, y: 19.8))
    path.addCurve(
      to: CGPoint(x: 7.3, y: 18.8), control1: CGPoint(x: 8.7, y: 19.8),
      control2: CGPoint(x: 7.9, y: 19.5))
    path.closeSubpath()
    context.addPath(path)
    context.strokePath()
    context.strokeLineSegments(between: [
      CGPoint(x: 11.6, y: 8.8), CGPoint(x: 18, y: 15.2),
      CGPoint(x: 18, y: 8.8), CGPoint(x: 11.6, y: 15.2),
    ])
  }

  private func drawEmoji(in context: CGContext) {
    context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
    context.fillEllipse(in: CGRect(x: 7.2, y: 7, width: 2.4, height: 3.4))
    context.fillEllipse(in: CGRect(x: 14.4, y: 7, width: 2.4, height: 3.4))
    let mouth = CGMutablePath()
    mouth.move(to: CGPoint(x: 6.4, y: 13.2))
    mouth.addLine(to: CGPoint(x: 17.6, y: 13.2))
    mouth.addCurve(
      to: CGPoint(x: 6.4, y: 13.2), control1: CGPoint(x: 17, y: 20.4),
      control2: CGPoint(x: 7, y: 20.4))
    mouth.closeSubpath()
    context.addPath(mouth)
    context.fillPath()
  }

  private func drawGlobe(in context: CGContext) {
    context.setLineWidth(1.5)
    context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
    context.strokeEllipse(in: CGRect(x: 7, y: 1.5, width: 10, height: 21))
    context.strokeLineSegments(between: [
      CGPoint(x: 12, y: 1.5), CGPoint(x: 12, y: 22.5), CGPoint(x: 1.5, y: 12),
      CGPoint(x: 22.5, y: 12),
    ])
    for (y, inset, bend) in [(6.6, 3.4, 2.0), (17.4, 3.4, -2.0)] {
      context.move(to: CGPoint(x: inset, y: y))
      context.addQuadCurve(
        to: CGPoint(x: 24 - inset, y: y), control: CGPoint(x: 12, y: y + bend * 1.4))
    }
    context.strokePath()
  }

  private func drawMicrophone(in context: CGContext) {
    let capsule = CGMutablePath()
    capsule.addRoundedRect(
      in: CGRect(x: 8.6, y: 1, width: 6.8, height: 13), cornerWidth: 3.4, cornerHeight: 3.4)
    context.addPath(capsule)
    context.fillPath()
    context.move(to: CGPoint(x: 5.2, y: 10.4))
    context.addCurve(
      to: CGPoint(x: 12, y: 17.6), control1: CGPoint(x: 5.2, y: 15),
      control2: CGPoint(x: 8, y: 17.6))
    context.addCurve(
      to: CGPoint(x: 18.8, y: 10.4), control1: CGPoint(x: 16, y: 17.6),
      control2: CGPoint(x: 18.8, y: 15))
    context.strokePath()
    context.strokeLineSegments(between: [
      CGPoint(x: 12, y: 17.6), CGPoint(x: 12, y: 22), CGPoint(x: 8.4, y: 22),
      CGPoint(x: 15.6, y: 22),
    ])
  }
}
