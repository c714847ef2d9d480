import UIKit

/// The status bar: the time, the signal and battery symbols, and the black capsule of the camera.
///
/// The metrics come from Apple's design resources for iOS 18: a 17-point time and 13-point-high
/// symbols, centered in the space beside the capsule. On devices with a home button and on iPads,
/// the bar is 20 and 24 points high with 12-point text.
@MainActor final class StatusBarView: UIView {
  private let model: DeviceModel
  private var color = UIColor.black
  private var hidesItems = false
  private var time: StatusBarTime?
  private var timeText = ""
  private var chargeText = ""

  init(model: DeviceModel) {
    self.model = model
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func update(color: UIColor, hidesItems: Bool, time: StatusBarTime) {
    guard color != self.color || hidesItems != self.hidesItems || time != self.time else { return }
    self.color = color
    self.hidesItems = hidesItems
    if time != self.time {
      self.time = time
      // There is no space for AM or PM beside the camera.
      timeText = time.text(hasPeriod: model.dynamicIsland == nil)
      if model.isPad {
        timeText += "  " + time.dayText
        chargeText = time.fullChargeText
      }
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let ink = color.cgColor
    if let island = model.dynamicIsland {
      context.addPath(
        CGPath(
          roundedRect: island, cornerWidth: island.height / 2, cornerHeight: island.height / 2,
          transform: nil))
      context.setFillColor(gray: 0, alpha: 1)
      context.fillPath()
      if !hidesItems { drawBesideIsland(island, in: context, ink) }
    } else if !hidesItems {
      if model.isPad { drawForPad(in: context, ink) } else { drawForHomeButton(in: context, ink) }
    }
  }

  private func drawBesideIsland(_ island: CGRect, in context: CGContext, _ ink: CGColor) {
    // The space on each side is 16 points from the edge of the screen and 6 from the capsule.
    let left = (16 + island.minX - 6) / 2
    let right = (island.maxX + 6 + bounds.width - 16) / 2
    draw(
      timeText, size: 17, weight: 0.3, middle: CGPoint(x: left, y: island.midY), context, ink)
    let gap: CGFloat = 7
    let width =
      StatusSymbol.cellular.width + StatusSymbol.wifi.width + StatusSymbol.battery.width + gap * 2
    var x = right - width / 2
    for symbol in StatusSymbol.allCases {
      symbol.draw(at: CGPoint(x: x, y: island.midY), scale: 1, in: context, ink)
      x += symbol.width + gap
    }
  }

  private func drawForHomeButton(in context: CGContext, _ ink: CGColor) {
    let middle = bounds.midY
    let scale: CGFloat = 0.88
    StatusSymbol.cellular.draw(at: CGPoint(x: 6, y: middle), scale: scale, in: context, ink)
    let wifi = 6 + StatusSymbol.cellular.width * scale + 5
    StatusSymbol.wifi.draw(at: CGPoint(x: wifi, y: middle), scale: scale, in: context, ink)
    draw(
      timeText, size: 12, weight: 0.3, middle: CGPoint(x: bounds.midX, y: middle), context, ink)
    let battery = bounds.width - 5 - StatusSymbol.battery.width * scale
    StatusSymbol.battery.draw(at: CGPoint(x: battery, y: middle), scale: scale, in: context, ink)
  }

  private func drawForPad(in context: CGContext, _ ink: CGColor) {
    let middle = bounds.midY
    let scale: CGFloat = 0.92
    let time = text(timeText, size: 12, weight: 0.3, ink)
    draw(time, size: 12, middle: CGPoint(x: 20 + time.size.width / 2, y: middle), context)
    context.setFillColor(ink.copy(alpha: 0.45) ?? ink)
    for step in -1...1 {
      let x = bounds.midX + CGFloat(step) * 7 - 2
      context.fillEllipse(in: CGRect(x: x, y: middle - 2, width: 4, height: 4))
    }
    let battery = bounds.width - 18 - StatusSymbol.battery.width * scale
    StatusSymbol.battery.draw(at: CGPoint(x: battery, y: middle), scale: scale, in: context, ink)
    let charge = text(chargeText, size: 12, weight: 0, ink)
    let chargeX = battery - 5 - charge.size.width
    draw(charge, size: 12, middle: CGPoint(x: chargeX + charge.size.width / 2, y: middle), context)
    let wifi = chargeX - 6 - StatusSymbol.wifi.width * scale
    StatusSymbol.wifi.draw(at: CGPoint(x: wifi, y: middle), scale: scale, in: context, ink)
  }

  // MARK: Text

  private func draw(
    _ string: String, size: CGFloat, weight: Double, middle: CGPoint, _ context: CGContext,
    _ ink: CGColor
  ) {
    draw(text(string, size: size, weight: weight, ink), size: size, middle: middle, context)
  }

  private func text(_ string: String, size: CGFloat, weight: Double, _ ink: CGColor) -> CanvasText {
    CanvasText(
      string, attributes: .init(font: CanvasFont(size: size, weight: weight), color: ink))
  }

  /// Draws text with the vertical center of its digits at a point.
  private func draw(_ text: CanvasText, size: CGFloat, middle: CGPoint, _ context: CGContext) {
    let font = CanvasFont(size: size)
    let baseline = text.lines.first?.baseline ?? 0
    text.draw(
      in: context,
      at: CGPoint(
        x: middle.x - text.size.width / 2, y: middle.y + font.capHeight / 2 - baseline))
  }
}
