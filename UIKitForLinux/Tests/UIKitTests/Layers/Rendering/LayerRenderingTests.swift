import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct LayerRenderingTests {
  private let screen: TestScreen
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  init() throws {
    screen = try TestScreen()
    CATransaction.setDisableActions(true)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// An image with four colors: red and green above, blue and white below.
  private func picture(side: Int = 2) throws -> CGImage {
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
    ]
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side { bytes += colors[y * 2 / side * 2 + x * 2 / side] }
    }
    return try CGImage(rgba: bytes, width: side, height: side)
  }

  @Test func `a layer fills its frame and nothing else`() {
    _ = screen.add(rect(10, 10, 20, 20), red)
    #expect(screen.color(10, 10) == [255, 0, 0])
    #expect(screen.color(29.5, 29.5) == [255, 0, 0])
    #expect(screen.color(30, 20) == [0, 0, 0])
    #expect(screen.color(9.5, 20) == [0, 0, 0])
  }

  @Test func `edges between pixels are rounded to the nearest pixel`() {
    _ = screen.add(rect(10.2, 10.3, 20, 20), red)
    #expect(screen.color(10, 10.5) == [255, 0, 0])
    #expect(screen.color(10, 10) == [0, 0, 0])
  }

  @Test func `a bounds origin moves sublayers in the other direction`() {
    let outer = screen.add(rect(10, 10, 20, 20))
    _ = screen.add(rect(0, 0, 5, 5), red, to: outer)
    outer.bounds.origin.y = -7
    #expect(screen.color(10, 17) == [255, 0, 0])
    #expect(screen.color(10, 12) == [0, 0, 0])
  }

  @Test func `transforms are relative to the anchor point`() {
    let layer = screen.add(rect(20, 20, 10, 10), red)
    layer.anchorPoint = .zero
    layer.frame = rect(20, 20, 10, 10)
    layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(screen.color(38, 25) == [255, 0, 0])
    #expect(screen.color(18, 25) == [0, 0, 0])
  }

  @Test func `a layer with a higher zPosition is in front, independent of the order`() {
    let front = screen.add(rect(0, 0, 20, 20), red)
    _ = screen.add(rect(0, 0, 20, 20), green)
    #expect(screen.color(5, 5) == [0, 255, 0])
    front.zPosition = 1
    #expect(screen.color(5, 5) == [255, 0, 0])
  }

  @Test func `opacity applies to the group if allowsGroupOpacity is true`() {
    let outer = screen.add(rect(0, 0, 20, 20), red)
    _ = screen.add(rect(0, 0, 20, 20), green, to: outer)
    outer.opacity = 0.5
    #expect(screen.color(5, 5) == [0, 128, 0])
    outer.allowsGroupOpacity = false
    #expect(screen.color(5, 5) == [64, 128, 0])
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func `corners are rounded as maskedCorners specifies`(curve: CALayerCornerCurve) {
    let layer = screen.add(rect(0, 0, 40, 40), red)
    layer.cornerRadius = 10
    layer.cornerCurve = curve
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(screen.color(0.5, 0.5) == [0, 0, 0])
    #expect(screen.color(39, 39) == [0, 0, 0])
    #expect(screen.color(39, 0.5) == [255, 0, 0])
    #expect(screen.color(0.5, 39) == [255, 0, 0])
    #expect(screen.color(3.5, 3.5) == [255, 0, 0])
  }

  @Test func `the border is inside the bounds and above the sublayers`() {
    let layer = screen.add(rect(10, 10, 20, 20), red)
    _ = screen.add(rect(0, 0, 20, 20), blue, to: layer)
    layer.borderWidth = 2
    layer.borderColor = green
    #expect(screen.color(10, 10) == [0, 255, 0])
    #expect(screen.color(11.5, 20) == [0, 255, 0])
    #expect(screen.color(12, 20) == [0, 0, 255])
    #expect(screen.color(9.5, 20) == [0, 0, 0])
    layer.cornerRadius = 6
    #expect(screen.color(20, 11) == [0, 255, 0])
    #expect(screen.color(29.5, 20) == [0, 255, 0])
  }

  @Test func `sublayers are clipped only if masksToBounds is true`() {
    let outer = screen.add(rect(10, 10, 10, 10), white)
    _ = screen.add(rect(5, 5, 20, 20), red, to: outer)
    #expect(screen.color(25, 25) == [255, 0, 0])
    outer.masksToBounds = true
    #expect(screen.color(25, 25) == [0, 0, 0])
    #expect(screen.color(16, 16) == [255, 0, 0])
  }

  @Test func `the background isn't visible through the antialiased edge of a rounded corner`()
    throws
  {
    let outer = screen.add(rect(5, 5, 40, 40), red)
    outer.cornerRadius = 12
    outer.masksToBounds = true
    let inner = screen.add(rect(0, 0, 40, 40), green, to: outer)
    let picture = screen.render()
    for y in 0..<40 {
      for x in 0..<40 where picture.pixel(x: x, y: y).map({ $0.r > 0 }) ?? false {
        Issue.record("red shines through at \(x), \(y)")
      }
    }
    inner.isHidden = true
    let plain = screen.render()
    for y in 0..<40 {
      for x in 0..<40 {
        let (a, b) = (picture.pixel(x: x, y: y)?.g ?? 0, plain.pixel(x: x, y: y)?.r ?? 0)
        #expect(abs(Int(a) - Int(b)) <= 1)
      }
    }
  }

  @Test func `contents are positioned by their gravity`() throws {
    let layer = screen.add(rect(0, 0, 40, 20))
    layer.contents = try picture(side: 4)
    layer.contentsScale = 2
    #expect(screen.color(1, 1) == [255, 0, 0])
    #expect(screen.color(39, 1) == [0, 255, 0])
    layer.contentsGravity = .resizeAspect
    #expect(screen.color(1, 1) == [0, 0, 0])
    #expect(screen.color(11, 1) == [255, 0, 0])
    layer.contentsGravity = .center
    #expect(screen.color(19, 9) == [255, 0, 0])
    #expect(screen.color(18.5, 9) == [0, 0, 0])
    layer.contentsGravity = .bottomRight
    #expect(screen.color(38, 0) == [255, 0, 0])
  }

  @Test func `contentsRect and contentsCenter apply`() throws {
    let layer = screen.add(rect(0, 0, 20, 20))
    layer.contents = try picture(side: 4)
    layer.contentsRect = rect(0.5, 0, 0.5, 0.5)
    #expect(screen.color(1, 1) == [0, 255, 0])
    #expect(screen.color(19, 19) == [0, 255, 0])
    layer.contentsRect = rect(0, 0, 1, 1)
    layer.contentsCenter = rect(0.25, 0.25, 0.5, 0.5)
    layer.contentsScale = 2
    #expect(screen.color(0, 0) == [255, 0, 0])
    #expect(screen.color(19.5, 0) == [0, 255, 0])
  }

  @Test func `a layer is visible only inside its mask`() {
    let layer = screen.add(rect(10, 10, 20, 20), red)
    let mask = CALayer()
    mask.frame = rect(0, 0, 10, 20)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.mask = mask
    #expect(screen.color(15, 15) == [255, 0, 0])
    #expect(screen.color(25, 15) == [0, 0, 0])
    mask.opacity = 0.5
    #expect(screen.color(15, 15) == [128, 0, 0])
    mask.position.x += 10
    #expect(screen.color(15, 15) == [0, 0, 0])
  }

  @Test func `a shadow is offset and blurred`() {
    screen.root.backgroundColor = white
    let layer = screen.add(rect(20, 20, 20, 20), red)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowRadius = 2
    let below = screen.color(30, 43)[0]
    let further = screen.color(30, 46)[0]
    #expect(below < 70)
    #expect((below + 20..<255).contains(further))
    #expect(screen.color(30, 18)[0] > 240)
    #expect(screen.color(30, 30) == [255, 0, 0])
    layer.shadowOpacity = 0.5
    #expect(screen.color(30, 43)[0] > 120)
    layer.shadowPath = CGPath(rect: rect(0, 0, 4, 4), transform: nil)
    #expect(screen.color(30, 43) == [255, 255, 255])
  }

  @Test func `without a background, the visible content determines the shadow`() {
    screen.root.backgroundColor = white
    let layer = screen.add(rect(10, 10, 40, 40))
    _ = screen.add(rect(10, 10, 10, 10), red, to: layer)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowRadius = 1
    #expect(screen.color(25, 36)[0] < 60)
    #expect(screen.color(45, 55) == [255, 255, 255])
  }

  @Test func `a moving shadow isn't blurred again`() {
    let layer = screen.add(rect(20, 20, 20, 20), red)
    layer.cornerRadius = 4
    layer.shadowOpacity = 1
    screen.render()
    let before = screen.tree.statistics.rastersMade
    for step in 1...10 {
      layer.position.y += CGFloat(step) / 3
      screen.render()
    }
    #expect(screen.tree.statistics.rastersMade == before)
  }

  @Test func `a shape layer fills and strokes with its fill rule`() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = red
    shape.lineWidth = 4
    screen.root.addSublayer(shape)
    #expect(screen.color(11, 9) == [255, 0, 0])
    #expect(screen.color(49, 11) == [255, 0, 0])
    #expect(screen.color(9, 10) == [0, 0, 0])
    shape.lineCap = .round
    #expect(screen.color(9, 10) == [255, 0, 0])
    let rings = CGMutablePath()
    rings.addRect(rect(0, 0, 40, 40))
    rings.addRect(rect(10, 10, 20, 20))
    shape.path = rings
    shape.strokeColor = nil
    shape.fillColor = green
    #expect(screen.color(20, 20) == [0, 255, 0])
    shape.fillRule = .evenOdd
    #expect(screen.color(20, 20) == [0, 0, 0])
    #expect(screen.color(5, 20) == [0, 255, 0])
  }

  @Test func `a gradient layer fills from start to end, inside rounded corners`() {
    let gradient = CAGradientLayer()
    gradient.frame = rect(0, 0, 40, 40)
    gradient.colors = [red, blue]
    screen.root.addSublayer(gradient)
    let middle = screen.color(20, 20)
    #expect(abs(middle[0] - 127) < 4 && abs(middle[2] - 128) < 4)
    #expect(screen.color(20, 0)[0] > 250)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.locations = [0.5, 1]
    #expect(screen.color(15, 35) == [255, 0, 0])
    #expect(screen.color(39, 5)[2] > 240)
    gradient.cornerRadius = 10
    #expect(screen.color(0, 0) == [0, 0, 0])
  }

  @Test func `presented values are interpolated, and the end is exact`() {
    CATransaction.setDisableActions(false)
    let layer = screen.add(rect(0, 0, 10, 10), red)
    screen.render()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 5
    move.toValue = 45
    move.duration = 1
    layer.add(move, forKey: nil)
    screen.advance(by: 0.5, frames: 30)
    #expect(screen.color(22, 5) == [255, 0, 0])
    #expect(screen.color(2, 5) == [0, 0, 0])
    screen.advance(by: 0.5, frames: 30)
    #expect(screen.color(2, 5) == [255, 0, 0])
    #expect(!screen.renderer.render())
  }

  @Test func `render(in:) draws the model layer in the context's coordinates`() throws {
    let layer = screen.add(rect(40, 40, 10, 10), red)
    _ = screen.add(rect(0, 0, 5, 5), green, to: layer)
    let context = try CGContext(pixelWidth: 40, pixelHeight: 40, scale: 2, opaque: false)
    context.translateBy(x: 5, y: 5)
    layer.render(in: context)
    let image = context.finish()
    #expect(image.pixel(x: 12, y: 12).map { [$0.r, $0.g] } == [0, 255])
    #expect(image.pixel(x: 28, y: 28).map { [$0.r, $0.g] } == [255, 0])
    #expect(image.pixel(x: 8, y: 8)?.a == 0)
  }
}
