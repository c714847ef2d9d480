import SeededRandom
import Testing
import UIKitSimulator

@testable import UIKit

/// Layers on a small screen with two pixels per point, and the renderer under test.
@MainActor struct TestScreen {
  let clock = DeviceClock()
  let tree: LayerTree
  let renderer: ScreenRenderer
  let scale: CGFloat

  init(width: Int = 60, height: Int = 80, scale: CGFloat = 2) throws {
    self.scale = scale
    tree = LayerTree(clock: clock)
    tree.root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    renderer = try ScreenRenderer(
      tree: tree, pixelWidth: width * Int(scale), pixelHeight: height * Int(scale), scale: scale)
    DeviceScope.current.clock = clock
    CATransaction.flush()
  }

  var root: CALayer { tree.root }

  /// The image after pending layout and drawing.
  @discardableResult func render() -> CGImage {
    tree.endFinishedAnimations()
    root.displayTree()
    renderer.render()
    return renderer.image()
  }

  /// The image of a new renderer without previous frames.
  func renderAfresh() throws -> CGImage {
    let fresh = try ScreenRenderer(
      tree: tree, pixelWidth: Int(root.bounds.width * scale),
      pixelHeight: Int(root.bounds.height * scale), scale: scale)
    fresh.render()
    return fresh.image()
  }

  /// The color of a point's first pixel, at the center of the pixel.
  func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let pixel = render().pixel(x: Int(x * scale), y: Int(y * scale)) else { return [] }
    return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
  }

  func add(_ rect: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// Advances the clock by frames.
  func advance(by duration: CFTimeInterval, frames: Int = 1) {
    for _ in 0..<frames {
      clock.now += duration / Double(frames)
      tree.endFinishedAnimations()
      renderer.render()
    }
  }
}

@MainActor @Suite(.ownDevice) struct DamageTests {
  @Test func `an unchanged screen isn't rendered again`() throws {
    let screen = try TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(gray: 1, alpha: 1))
    #expect(screen.renderer.render())
    #expect(!screen.renderer.render())
    layer.name = "not seen"
    #expect(!screen.renderer.render())
  }

  @Test func `only the old and new areas of a moved layer are composited`() throws {
    let screen = try TestScreen()
    CATransaction.setDisableActions(true)
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(gray: 1, alpha: 1))
    screen.render()
    let before = screen.tree.statistics.pixelsComposited
    layer.position = CGPoint(x: 35, y: 45)
    screen.render()
    #expect(screen.tree.statistics.pixelsComposited - before == 2 * 20 * 20)
    CATransaction.flush()
  }

  @Test func `a change inside a hidden layer causes no compositing`() throws {
    let screen = try TestScreen()
    CATransaction.setDisableActions(true)
    let outer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = screen.add(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(gray: 1, alpha: 1), to: outer)
    outer.isHidden = true
    screen.render()
    inner.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    #expect(!screen.renderer.render())
    outer.isHidden = false
    #expect(screen.color(5, 5) == [128, 128, 128])
    CATransaction.flush()
  }

  @Test func `layers behind an opaque layer aren't drawn`() throws {
    let screen = try TestScreen()
    CATransaction.setDisableActions(true)
    for _ in 0..<10 {
      _ = screen.add(CGRect(x: 0, y: 0, width: 60, height: 80), CGColor(gray: 0.3, alpha: 1))
    }
    screen.render()
    #expect(screen.tree.statistics.layersComposited == 1)
    CATransaction.flush()
  }

  @Test(arguments: 0..<16, [false, true])
  func `compositing the damage gives the same image as compositing everything`(
    seed: UInt64, hasGlass: Bool
  ) throws {
    var random = RandomLayers(seed: seed, screen: try TestScreen(), hasGlass: hasGlass)
    for step in 0..<25 {
      random.change()
      let partial = random.screen.render()
      let whole = try random.screen.renderAfresh()
      let difference = Difference(partial, whole)
      #expect(difference == nil, "seed \(seed), step \(step): \(random.log.suffix(4))")
      if difference != nil { return }
    }
  }
}

/// Returns the difference between two images of the same size, or `nil` if they are equal.
struct Difference: CustomStringConvertible {
  private var count = 0
  private var largest = 0
  private var box = CGRect.null

  init?(_ a: CGImage, _ b: CGImage) {
    let (first, second) = (a.rgbaBytes(), b.rgbaBytes())
    if first == second { return nil }
    for index in stride(from: 0, to: first.count, by: 4) {
      var distance = 0
      for channel in index..<(index + 4) {
        distance = max(distance, abs(Int(first[channel]) - Int(second[channel])))
      }
      guard distance > 0 else { continue }
      count += 1
      largest = max(largest, distance)
      let pixel = index / 4
      box = box.union(CGRect(x: pixel % a.width, y: pixel / a.width, width: 1, height: 1))
    }
    if count == 0 { return nil }
  }

  var description: String { "\(count) pixels by up to \(largest) in \(box)" }
}

/// A layer tree with random changes.
@MainActor private struct RandomLayers {
  let screen: TestScreen
  private var generator: SplitMix64
  private var layers: [CALayer] = []
  private let hasGlass: Bool
  var log: [String] = []

  init(seed: UInt64, screen: TestScreen, hasGlass: Bool) {
    self.screen = screen
    self.hasGlass = hasGlass
    generator = SplitMix64(seed: seed)
    CATransaction.flush()
    CATransaction.setDisableActions(true)
    for _ in 0..<12 { add() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func place() -> CGFloat { CGFloat(number(-20...140)) / CGFloat(number(1...3)) }

  private mutating func color() -> CGColor {
    func part() -> CGFloat { CGFloat(number(0...255)) / 255 }
    let alpha = number(0...2) == 0 ? part() : 1
    return CGColor(srgbRed: part(), green: part(), blue: part(), alpha: alpha)
  }

  private mutating func picture() -> CGImage? {
    let bytes = (0..<12 * 10 * 4).map { _ in UInt8(number(0...255)) }
    return try? CGImage(rgba: bytes, width: 12, height: 10)
  }

  private mutating func add() {
    let layer: CALayer
    switch number(0...5) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: number(4...30), height: number(4...30)), transform: nil
      )
      shape.fillColor = color()
      shape.strokeColor = color()
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color(), color()]
      layer = gradient
    default:
      layer = CALayer()
      layer.backgroundColor = number(0...3) == 0 ? nil : color()
    }
    layer.frame = CGRect(
      x: place(), y: place(), width: CGFloat(number(1...60)), height: CGFloat(number(1...60)))
    let parent =
      layers.isEmpty || number(0...1) == 0 ? screen.root : layers[number(0...layers.count - 1)]
    parent.addSublayer(layer)
    layers.append(layer)
  }

  mutating func change() {
    for _ in 0..<number(1...3) {
      let index = number(0...layers.count - 1)
      let layer = layers[index]
      let kind = number(0...(hasGlass ? 25 : 22))
      log.append("\(kind) of \(index)")
      switch kind {
      case 0: layer.position = CGPoint(x: place(), y: place())
      case 1: layer.bounds.size = CGSize(width: CGFloat(number(1...50)), height: place() + 20)
      case 2: layer.bounds.origin = CGPoint(x: place() / 3, y: place() / 3)
      case 3: layer.opacity = Float(number(0...4)) / 4
      case 4: layer.isHidden.toggle()
      case 5: layer.backgroundColor = color()
      case 6: layer.cornerRadius = CGFloat(number(0...12))
      case 7: layer.masksToBounds.toggle()
      case 8:
        layer.borderWidth = CGFloat(number(0...3))
        layer.borderColor = color()
      case 9:
        layer.shadowOpacity = Float(number(0...3)) / 3
        layer.shadowRadius = CGFloat(number(0...5))
      case 10: layer.transform = CATransform3DMakeRotation(CGFloat(number(0...6)), 0, 0, 1)
      case 11: layer.transform = CATransform3DMakeScale(CGFloat(number(1...4)) / 2, 1.5, 1)
      case 12: layer.transform = CATransform3DIdentity
      case 13: layer.zPosition = CGFloat(number(-2...2))
      case 14: layer.contents = picture()
      case 15: layer.contentsGravity = number(0...1) == 0 ? .center : .resizeAspectFill
      case 16:
        layer.removeFromSuperlayer()
        screen.root.insertSublayer(layer, at: UInt32(number(0...20)))
      case 17: layer.maskedCorners = CACornerMask(rawValue: UInt(number(0...15)))
      case 18: layer.cornerCurve = number(0...1) == 0 ? .continuous : .circular
      case 19: layer.sublayerTransform = CATransform3DMakeScale(CGFloat(number(1...3)) / 2, 0.5, 1)
      case 20:
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: CGFloat(number(1...40)), height: 20)
        mask.backgroundColor = color()
        mask.cornerRadius = CGFloat(number(0...8))
        layer.mask = number(0...1) == 0 ? nil : mask
      case 21:
        (layer as? CAShapeLayer)?.lineWidth = CGFloat(number(0...4))
        (layer as? CAGradientLayer)?.endPoint.y = CGFloat(number(0...4)) / 4
      case 23...25:
        let tone = GlassBackdrop.Tone(slope: 0.3, offset: 0.6, chroma: 0.5)
        let glass = GlassLayer(blurRadius: Double(number(1...4)), tone: tone)
        layer.glass = number(0...2) == 0 ? nil : glass
      default: add()
      }
    }
  }
}
