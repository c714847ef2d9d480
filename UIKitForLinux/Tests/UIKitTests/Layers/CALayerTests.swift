import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct CALayerTests {
  private func screen() throws -> TestScreen {
    let screen = try TestScreen()
    screen.render()
    return screen
  }

  // MARK: Geometry

  @Test(arguments: [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.25)])
  func `the frame getter returns the set frame for every anchor point`(anchor: CGPoint) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 10 + 30 * anchor.x, y: 20 + 40 * anchor.y))
    layer.bounds.size = CGSize(width: 60, height: 40)
    #expect(layer.frame.minX == 10 - 30 * anchor.x)
  }

  @Test func `setting the frame of a scaled layer sets unscaled bounds`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func `points are converted through transforms, scroll offsets, and sublayer transforms`() {
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    middle.bounds.origin.y = 30
    inner.frame = CGRect(x: 5, y: 35, width: 20, height: 20)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: outer) == CGPoint(x: 25, y: 25))
    #expect(outer.convert(CGPoint(x: 25, y: 25), to: inner) == CGPoint(x: 10, y: 10))
    middle.sublayerTransform = CATransform3DMakeTranslation(3, 4, 0)
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: outer) == CGPoint(x: 28, y: 29))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: outer).size
        == CGSize(width: 40, height: 40))
  }

  @Test func `hit-testing returns the frontmost layer, never a hidden one`() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for layer in [back, front] {
      layer.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
      outer.addSublayer(layer)
    }
    #expect(outer.hitTest(CGPoint(x: 95, y: 95)) === front)
    #expect(outer.hitTest(CGPoint(x: 105, y: 105)) === front)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 95, y: 95)) === back)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 105, y: 105)) == nil)
    #expect(!outer.contains(CGPoint(x: 100, y: 50)))
  }

  // MARK: Hierarchy

  @Test func `sublayers are nil if there are none, and can be replaced`() {
    let (outer, a, b) = (CALayer(), CALayer(), CALayer())
    #expect(outer.sublayers == nil)
    outer.sublayers = [a, b]
    #expect(outer.sublayers == [a, b])
    outer.sublayers = [b, a]
    #expect(outer.sublayers == [b, a])
    outer.sublayers = nil
    #expect(outer.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test func `sublayers are inserted at the given index`() {
    let outer = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(a)
    outer.insertSublayer(b, below: a)
    outer.insertSublayer(c, above: b)
    outer.insertSublayer(d, at: 99)
    #expect(outer.sublayers == [b, c, a, d])
    outer.replaceSublayer(c, with: d)
    #expect(outer.sublayers == [b, d, a])
    let other = CALayer()
    other.addSublayer(b)
    #expect(outer.sublayers == [d, a])
    #expect(b.superlayer === other)
  }

  @Test func `a mask is removed from its superlayer, and can be set to nil`() {
    let (outer, mask) = (CALayer(), CALayer())
    let other = CALayer()
    other.addSublayer(mask)
    outer.mask = mask
    #expect(other.sublayers == nil)
    #expect(mask.superlayer === outer)
    outer.mask = nil
    #expect(mask.superlayer == nil)
  }

  // MARK: Actions

  private final class Probe: CAAction {
    // The suite is on the main actor, and so are the changes that run the actions.
    nonisolated(unsafe) static var ran: [String] = []
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      Probe.ran.append("\(name) \(event)")
    }
  }

  private final class Owner: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class Styled: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { Probe("class") }
  }

  @Test func `an action is looked up in the delegate, the actions, the style, and the class`() {
    Probe.ran = []
    let owner = Owner()
    let layer = Styled()
    layer.delegate = owner
    layer.opacity = 0.9
    layer.style = ["actions": ["opacity": Probe("style")]]
    layer.opacity = 0.8
    layer.actions = ["opacity": Probe("actions")]
    layer.opacity = 0.7
    owner.answer = Probe("delegate")
    layer.opacity = 0.6
    owner.answer = NSNull()
    layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    owner.answer = Probe("disabled")
    layer.opacity = 0.4
    CATransaction.commit()
    #expect(
      Probe.ran == ["class opacity", "style opacity", "actions opacity", "delegate opacity"])
  }

  @Test func `a layer without a view animates changes for a quarter of a second`() throws {
    let screen = try screen()
    let layer = CALayer()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    screen.root.addSublayer(layer)
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    #expect(layer.presentation()?.opacity == 0.5)
    screen.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  // MARK: Presentation

  @Test func `a layer without a window has no presentation layer`() {
    #expect(CALayer().presentation() == nil)
  }

  @Test func `presentation layers have the layer's class and return the model layer`() throws {
    let screen = try screen()
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    screen.root.addSublayer(shape)
    screen.root.addSublayer(gradient)
    shape.lineWidth = 3
    #expect(shape.presentation()?.model() === shape)
    #expect(shape.presentation()?.lineWidth == 1)
    #expect(gradient.presentation()?.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(screen.root.presentation()?.sublayers?.count == 2)
  }

  @Test func `a change is in the presentation layer from the next frame on`() throws {
    let screen = try screen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.render()
    CATransaction.setDisableActions(true)
    layer.position.x = 45
    layer.opacity = 0.5
    #expect(layer.position.x == 45)
    #expect(layer.presentation()?.position.x == 5)
    #expect(layer.presentation()?.opacity == 1)
    screen.render()
    #expect(layer.presentation()?.position.x == 45)
    #expect(layer.presentation()?.opacity == 0.5)
    CATransaction.setDisableActions(false)
  }

  @Test func `a newly added layer's presentation has its current values`() throws {
    let screen = try screen()
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    screen.root.addSublayer(outer)
    CATransaction.setDisableActions(true)
    outer.position.x = 20
    inner.position.x = 30
    CATransaction.setDisableActions(false)
    #expect(outer.presentation()?.position.x == 20)
    #expect(inner.presentation()?.position.x == 30)
  }

  @Test func `a change during an animation is in the presentation layer from the next frame on`()
    throws
  {
    let screen = try screen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.render()
    layer.position.x = 105
    screen.advance(by: 0.125)
    let shown = try #require(layer.presentation()).position.x
    #expect(shown > 5 && shown < 105)
    CATransaction.setDisableActions(true)
    layer.removeAllAnimations()
    layer.position.x = 300
    #expect(layer.presentation()?.position.x == shown)
    screen.render()
    #expect(layer.presentation()?.position.x == 300)
    CATransaction.setDisableActions(false)
  }

  private final class AppLayer: CALayer {
    var number = 7
  }

  @Test func `a custom subclass returns itself as its presentation layer`() throws {
    let screen = try screen()
    let layer = AppLayer()
    screen.root.addSublayer(layer)
    #expect(layer.presentation()?.number == 7)
  }

  @Test func `hit-testing presentation layers uses presented positions`() throws {
    let screen = try screen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let motion = CABasicAnimation(keyPath: "position")
    motion.fromValue = CGPoint(x: 45, y: 5)
    motion.toValue = CGPoint(x: 45, y: 5)
    motion.duration = 1
    layer.add(motion, forKey: nil)
    screen.render()
    #expect(screen.root.hitTest(CGPoint(x: 45, y: 5)) === screen.root)
    #expect(screen.root.presentation()?.hitTest(CGPoint(x: 45, y: 5))?.model() === layer)
  }

  // MARK: Contents

  private final class Drawing: CALayer {
    var count = 0
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
    override func draw(in ctx: CGContext) { count += 1 }
  }

  @Test func `contents are drawn once until display is requested again`() throws {
    let screen = try screen()
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.root.addSublayer(layer)
    screen.render()
    #expect(layer.count == 0)
    layer.setNeedsDisplay()
    screen.render()
    layer.position.x += 5
    screen.render()
    #expect(layer.count == 1)
    layer.setValue(3, forKey: "level")
    #expect(layer.value(forKey: "level") as? Int == 3)
    screen.render()
    #expect(layer.count == 2)
    layer.bounds.size.width = 20
    screen.render()
    #expect(layer.count == 2)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    screen.render()
    #expect(layer.count == 3)
  }

  @Test func `values can be read and set by key path`() {
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(layer.position == CGPoint(x: 12, y: 0))
    #expect(abs(layer.affineTransform().b - 1) < 1e-9)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 12)
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(abs(layer.affineTransform().b - 2) < 1e-9)
    #expect(layer.value(forKey: "unknown") == nil)
  }

  // MARK: Time

  @Test func `a speed of 0 pauses a layer's animations`() throws {
    let screen = try screen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    layer.add(fade, forKey: "fade")
    screen.advance(by: 0.25)
    let paused = layer.convertTime(screen.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    screen.advance(by: 5)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 1e-4)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(screen.clock.now, from: nil) - paused
    screen.advance(by: 0.5)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.75) < 1e-4)
    screen.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
  }
}
