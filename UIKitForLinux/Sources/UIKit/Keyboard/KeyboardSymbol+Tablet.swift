/// The symbols that only an iPad's keyboard has.
extension KeyboardSymbol {
  /// Draws a keyboard above an arrow that points down.
  func drawHideKeyboard(in context: CGContext) {
    let body = CGMutablePath()
    body.addRoundedRect(
      in: CGRect(x: 1.5, y: 3, width: 21, height: 12.6), cornerWidth: 2.4, cornerHeight: 2.4)
    context.addPath(body)
    context.strokePath()
    for (y, count) in [(6.2, 6), (9.2, 6)] {
      for column in 0..<count {
        context.fill(CGRect(x: 4.2 + Double(column) * 2.8, y: y - 0.8, width: 1.6, height: 1.6))
      }
    }
    context.fill(CGRect(x: 7, y: 11.6, width: 10, height: 1.6))
    context.addLines(between: [
      CGPoint(x: 9, y: 18.6), CGPoint(x: 12, y: 21.4), CGPoint(x: 15, y: 18.6),
    ])
    context.strokePath()
  }

  /// Draws a back arrow in a circle.
  func drawArrowBack(in context: CGContext) {
    context.setLineWidth(1.5)
    context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
    context.move(to: CGPoint(x: 7, y: 10))
    context.addLine(to: CGPoint(x: 13.6, y: 10))
    context.addCurve(
      to: CGPoint(x: 13.6, y: 16.4), control1: CGPoint(x: 18, y: 10),
      control2: CGPoint(x: 18, y: 16.4))
    context.addLine(to: CGPoint(x: 10.6, y: 16.4))
    context.strokePath()
    context.addLines(between: [
      CGPoint(x: 9.8, y: 7), CGPoint(x: 6.8, y: 10), CGPoint(x: 9.8, y: 13),
    ])
    context.strokePath()
  }

  /// Draws a sheet on a clipboard.
  func drawClipboard(in context: CGContext) {
    context.setLineWidth(1.5)
    let board = CGMutablePath()
    board.addRoundedRect(
      in: CGRect(x: 4, y: 4, width: 16, height: 18), cornerWidth: 2.6, cornerHeight: 2.6)
    context.addPath(board)
    context.strokePath()
    let clip = CGMutablePath()
    clip.addRoundedRect(
      in: CGRect(x: 8, y: 1.8, width: 8, height: 4.4), cornerWidth: 1.6, cornerHeight: 1.6)
    context.addPath(clip)
    context.fillPath()
    for (y, end) in [(11.0, 16.0), (14.5, 16.0), (18.0, 13.0)] {
      context.strokeLineSegments(between: [CGPoint(x: 8, y: y), CGPoint(x: end, y: y)])
    }
  }
}
