import Testing
import UIKit
import UIKitSimulator

/// The time of the next change on screen: until then, the window can sleep.
@MainActor @Suite(.ownDevice) struct NextChangeTests {
  private let screen: TestScreen
  private let layer = CALayer()

  init() throws {
    screen = try TestScreen()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.root.addSublayer(layer)
    screen.render()
  }

  private func expectNextChange(
    at time: CFTimeInterval?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch (screen.tree.nextChange, time) {
    case (let next?, let time?):
      #expect(abs(next - time) < 1e-6, sourceLocation: sourceLocation)
    case (let next, let time): #expect(next == time, sourceLocation: sourceLocation)
    }
  }

  @Test func `without an animation, there is no next change`() {
    expectNextChange(at: nil)
  }

  @Test func `an animation changes the screen from now until its end`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    expectNextChange(at: 0)
    screen.advance(by: 0.5)
    expectNextChange(at: 0.5)
    screen.advance(by: 0.5)
    expectNextChange(at: nil)
  }

  @Test func `a delayed animation changes nothing before its start`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.beginTime = 2
    layer.add(animation, forKey: nil)
    expectNextChange(at: 2)
  }

  @Test func `a discrete animation changes at each value`() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1, 0]
    animation.keyTimes = [0, 0.25, 1]
    animation.calculationMode = .discrete
    animation.duration = 2
    animation.repeatCount = .infinity
    layer.add(animation, forKey: nil)
    for (now, next) in [(0.0, 0.5), (0.3, 0.5), (0.5, 2.0), (1.9, 2.0), (2.0, 2.5), (4.1, 4.5)] {
      screen.advance(by: now - screen.clock.now)
      expectNextChange(at: next)
    }
  }

  @Test func `a paused layer doesn't change`() {
    layer.speed = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    expectNextChange(at: nil)
  }

  @Test func `a blinking insertion point changes the screen four times per second`() {
    let host = TextFieldHost(text: "a")
    host.device.advance(by: 1)
    let tree = host.device.system.tree
    var changes = 0
    let end = tree.clock.now + 10
    while let next = tree.nextChange, next < end, changes < 100 {
      #expect(next > tree.clock.now)
      host.device.advance(by: next - tree.clock.now)
      changes += 1
    }
    #expect(changes == 40)
  }
}
