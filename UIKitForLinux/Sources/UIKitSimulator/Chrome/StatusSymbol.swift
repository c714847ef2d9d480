import UIKit

/// A symbol of the status bar, drawn from its left edge and its vertical center.
@MainActor enum StatusSymbol: CaseIterable {
  case cellular, wifi, battery

  /// The width in points, as drawn beside the Dynamic Island.
  var width: CGFloat {
    switch self {
    case .cellular: 19.2
    case .wifi: 17.14
    case .battery: 27.33
    }
  }

  private var height: CGFloat {
    switch self {
    case .cellular: 12.23
    case .wifi: 12.33
    case .battery: 13
    }
  }

  func draw(at point: CGPoint, scale: CGFloat, in context: CGContext, _ ink: CGColor) {
    context.saveGState()
    context.translateBy(x: point.x, y: point.y - height * scale / 2)
    context.scaleBy(x: scale, y: scale)
    context.setFillColor(ink)
    switch self {
    case .cellular: drawCellular(in: context)
    case .wifi: drawWifi(in: context)
    case .battery: drawBattery(in: context, ink)
    }
    context.restoreGState()
  }

  /// Draws four bars, for full strength.
  private func drawCellular(in context: CGContext) {
    for (index, barHeight) in [4.08, 6.67, 9.38, 12.23].enumerated() {
      let bar = CGRect(
        x: CGFloat(index) * 5.33, y: height - barHeight, width: 3.2, height: barHeight)
      context.addPath(CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1, transform: nil))
    }
    context.fillPath()
  }

  /// Draws a fan of 44 degrees to each side: a wedge and two bands.
  private func drawWifi(in context: CGContext) {
    let apex = CGPoint(x: width / 2, y: height)
    let half = 44 * CGFloat.pi / 180
    let up = -CGFloat.pi / 2
    for (outer, inner) in [(12.33, 9.73), (8.13, 5.53), (3.93, 0)] as [(CGFloat, CGFloat)] {
      let band = CGMutablePath()
      band.addRelativeArc(center: apex, radius: outer, startAngle: up - half, delta: half * 2)
      if inner > 0 {
        band.addRelativeArc(center: apex, radius: inner, startAngle: up + half, delta: -half * 2)
      } else {
        band.addLine(to: apex)
      }
      band.closeSubpath()
      context.addPath(band)
    }
    context.fillPath()
  }

  /// Draws a full battery: a pale outline and terminal, and a solid charge.
  private func drawBattery(in context: CGContext, _ ink: CGColor) {
    let pale = ink.copy(alpha: 0.35) ?? ink
    context.setStrokeColor(pale)
    context.setLineWidth(1)
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 12), cornerWidth: 3.8,
        cornerHeight: 3.8, transform: nil))
    context.strokePath()

    // The terminal: the part of a circle that extends beyond the body.
    context.saveGState()
    context.clip(to: CGRect(x: 26, y: 0, width: 1.33, height: 13))
    context.setFillColor(ink.copy(alpha: 0.4) ?? ink)
    context.fillEllipse(in: CGRect(x: 22.7, y: 4.2, width: 4.63, height: 4.6))
    context.restoreGState()

    context.setFillColor(ink)
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), cornerWidth: 2.5, cornerHeight: 2.5,
        transform: nil))
    context.fillPath()
  }
}
