import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct SpringTests {
  /// x″ = −k·x − c·x′, in steps so small that the error is negligible.
  private func simulate(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, until time: Double
  ) -> Double {
    var (x, v) = (1.0, -velocity)
    let steps = 200_000
    let dt = time / Double(steps)
    for _ in 0..<steps {
      // The midpoint rule.
      let a = (-stiffness * x - damping * v) / mass
      let (middleX, middleV) = (x + v * dt / 2, v + a * dt / 2)
      x += middleV * dt
      v += (-stiffness * middleX - damping * middleV) / mass * dt
    }
    return 1 - x
  }

  @Test(arguments: [(10.0, 0.0), (5, 0), (5, 8), (20, 0), (20, -4), (60, 0), (60, 20)])
  func `the motion is that of a mass on a damped spring`(damping: Double, velocity: Double) {
    let curve = SpringCurve(
      mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity, allowsOverdamping: true)
    for time in [0.05, 0.2, 0.7] {
      let expected = simulate(
        mass: 1, stiffness: 100, damping: damping, velocity: velocity, until: time)
      #expect(abs(curve.value(at: time) - expected) < 1e-5)
    }
  }

  @Test func `the settling time is the one that Apple documents`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.7, 0.9, 0.99, 1, 1.5])
  func `after the settling time the spring is at rest`(ratio: Double) {
    let curve = SpringCurve(frequency: 7, dampingRatio: ratio)
    let end = curve.settlingDuration
    for time in stride(from: end, to: end * 2, by: end / 50) {
      #expect(abs(curve.value(at: time) - 1) < 0.002)
    }
    #expect(end < 20)
  }

  @Test(arguments: [0.3, 0.6, 0.85, 1.0])
  func `a spring with a damping ratio settles in its duration`(ratio: CGFloat) {
    let curve = SpringCurve(settlingIn: 0.5, dampingRatio: ratio, initialVelocity: 0)
    #expect(abs(curve.settlingDuration - 0.5) < 1e-3)
    #expect(abs(curve.value(at: 0.5) - 1) < 0.002)
  }

  @Test(arguments: [(0.0, 1.0), (0.3, 0.7), (1, 0), (-0.5, 2)])
  func `bounce is one minus the damping ratio`(bounce: CGFloat, ratio: CGFloat) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-6)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    let actual = spring.damping / (2 * spring.stiffness.squareRoot())
    #expect(abs(actual - max(ratio, 0.01)) < 1e-6)
  }

  @Test func `a spring animation overshoots its target and ends there`() {
    let device = Simulator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.advance(by: 0.1)
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) {
      view.center.x = 105
    } completion: {
      results.append($0)
    }
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      device.advance(by: 1.0 / 60)
      furthest = max(furthest, view.layer.presentation()?.position.x ?? 0)
    }
    #expect(furthest > 115)
    device.settle()
    #expect(results == [true])
  }

  @Test func `the spring of iOS 17 settles shortly after its perceptual duration`() {
    let device = Simulator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.advance(by: 0.1)
    UIView.animate(springDuration: 0.5) { view.center.x = 105 }
    let position: () -> CGFloat = { view.layer.presentation()?.position.x ?? 0 }
    device.advance(by: 0.5)
    #expect(position() > 104 - 2 && position() < 105)
    let start = device.now
    device.settle()
    #expect(device.now - start > 0.1 && device.now - start < 0.6)
  }
}
