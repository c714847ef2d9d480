import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct CAAnimationTests {
  private let screen: TestScreen
  private let layer: CALayer

  init() throws {
    screen = try TestScreen()
    layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.root.addSublayer(layer)
    screen.render()
  }

  private func x(at time: CFTimeInterval) -> CGFloat {
    layer.presentedProperties(at: time).position.x
  }

  private func basic(from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  @Test func `from, to, and by values can be combined`() {
    let cases: [(CABasicAnimation, start: CGFloat, end: CGFloat)] = [
      (basic(from: 10, to: 20), 10, 20), (basic(from: 10, by: 4), 10, 14),
      (basic(to: 10, by: 4), 6, 10), (basic(from: 25), 25, 5), (basic(to: 25), 5, 25),
      (basic(by: 4), 5, 9),
    ]
    for (animation, start, end) in cases {
      layer.add(animation, forKey: "move")
      #expect(x(at: 0) == start)
      #expect(x(at: 0.5) == (start + end) / 2)
      #expect(x(at: 1) == end)
    }
  }

  @Test func `the layer adds a copy of the animation`() {
    let animation = basic(from: 0, to: 10)
    layer.add(animation, forKey: "move")
    animation.toValue = 1000
    #expect(x(at: 0.5) == 5)
    #expect(layer.animation(forKey: "move") !== animation)
  }

  @Test func `additive animations are added in the order of addition`() {
    let first = basic(from: 100, to: 100)
    let second = basic(from: 7, to: 7)
    second.isAdditive = true
    layer.add(first, forKey: nil)
    layer.add(second, forKey: nil)
    #expect(x(at: 0.5) == 107)
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 5.0, 5.0), (.backwards, 20, 5), (.forwards, 5, 30),
    (.both, 20, 30),
  ])
  func `the fill mode determines the value outside the active duration`(
    mode: CAMediaTimingFillMode, before: CGFloat, after: CGFloat
  ) {
    let animation = basic(from: 20, to: 30)
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(x(at: 0.5) == before)
    #expect(x(at: 1.5) == 25)
    #expect(x(at: 2.5) == after)
  }

  @Test func `repeat count, autoreverse, speed, and offset determine the time`() {
    let animation = basic(from: 0, to: 10)
    animation.repeatCount = 1.5
    animation.autoreverses = true
    layer.add(animation, forKey: "move")
    #expect(x(at: 0.75) == 7.5)
    #expect(x(at: 1.25) == 7.5)
    #expect(x(at: 2.25) == 2.5)
    #expect(layer.animation(forKey: "move")?.endTime == 3)
    animation.speed = 2
    layer.add(animation, forKey: "move")
    #expect(layer.animation(forKey: "move")?.endTime == 1.5)
    #expect(x(at: 0.25) == 5)
    let halted = basic(from: 0, to: 10)
    halted.speed = 0
    halted.timeOffset = 0.3
    layer.add(halted, forKey: "move")
    #expect(x(at: 77) == 3)
    let cumulative = basic(from: 0, to: 10)
    cumulative.repeatCount = 3
    cumulative.isCumulative = true
    layer.add(cumulative, forKey: "move")
    #expect(x(at: 2.5) == 25)
  }

  @Test func `keyframes reach their values at their key times`() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    layer.add(animation, forKey: "move")
    #expect(x(at: 0.125) == 5)
    #expect(x(at: 0.25) == 10)
    #expect(x(at: 0.625) == 25)
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.25, 0.5, 1]
    layer.add(animation, forKey: "move")
    #expect(x(at: 0.3) == 10)
    #expect(x(at: 0.9) == 40)
    animation.calculationMode = .linear
    animation.keyTimes = nil
    animation.timingFunctions = [.init(name: .easeIn), .init(name: .linear)]
    layer.add(animation, forKey: "move")
    #expect(x(at: 0.25) < 4)
    #expect(x(at: 0.75) == 25)
  }

  @Test func `paths and colors are interpolated`() {
    let shape = CAShapeLayer()
    screen.root.addSublayer(shape)
    let morph = CABasicAnimation(keyPath: "path")
    morph.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    morph.toValue = CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)
    morph.duration = 1
    shape.add(morph, forKey: nil)
    let shown = shape.presentedProperties(at: 0.5).shape?.path
    #expect(shown?.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 10))
    let tint = CABasicAnimation(keyPath: "fillColor")
    tint.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    tint.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    tint.duration = 1
    shape.add(tint, forKey: nil)
    #expect(
      shape.presentedProperties(at: 0.5).shape?.fillColor?.components == [0.5, 0, 0.5, 0.75])
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  @Test func `the delegate is notified of the start and the end`() {
    let listener = Listener()
    let animation = basic(from: 0, to: 1)
    animation.delegate = listener
    layer.add(animation, forKey: "move")
    #expect(listener.heard == ["start"])
    screen.advance(by: 1)
    #expect(listener.heard == ["start", "stop true"])
    layer.add(animation, forKey: "move")
    layer.add(animation, forKey: "move")
    layer.removeFromSuperlayer()
    #expect(listener.heard.suffix(4) == ["start", "stop false", "start", "stop false"])
  }

  @Test func `animations end in order of their end times`() {
    var ended: [Int] = []
    for (index, duration) in [0.3, 0.1, 0.2].enumerated() {
      let animation = basic(from: 0, to: 1)
      animation.duration = duration
      animation.whenEnded { _ in ended.append(index) }
      layer.addOwned(animation, forKey: nil)
    }
    screen.advance(by: 1)
    #expect(ended == [1, 2, 0])
  }
}
