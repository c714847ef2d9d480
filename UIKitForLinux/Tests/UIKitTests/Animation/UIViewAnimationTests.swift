import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIViewAnimationTests {
  private let device = Simulator()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    device.window.addSubview(view)
    device.advance(by: 0.1)
  }

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  private func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a - b) <= tolerance
  }

  // MARK: Values

  @Test func `model values change immediately, and presented values follow`() {
    UIView.animate(withDuration: 1) { view.center = CGPoint(x: 105, y: 5) }
    #expect(view.center.x == 105)
    #expect(isNear(shown.position.x, 5))
    device.advance(by: 0.5)
    #expect(isNear(shown.position.x, 55))
    device.advance(by: 0.5)
    #expect(shown.position.x == 105)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseIn, 0.093465),
    (.curveEaseOut, 0.378139),
    (.curveEaseInOut, 0.129162),
  ])
  func `a timing curve is an exact Bézier curve`(options: UIView.AnimationOptions, quarter: CGFloat)
  {
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 105 }
    device.advance(by: 0.25)
    #expect(isNear((shown.position.x - 5) / 100, quarter, within: 1e-4))
  }

  @Test func `during a delay, the old value is presented`() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    device.advance(by: 0.5)
    #expect(isNear(CGFloat(shown.opacity), 1, within: 1e-3))
    device.advance(by: 0.5)
    #expect(isNear(CGFloat(shown.opacity), 0.5, within: 1e-3))
  }

  @Test(arguments: [0, -1]) func `a duration of 0 doesn't animate`(duration: TimeInterval) {
    var results: [Bool] = []
    UIView.animate(withDuration: duration) {
      view.alpha = 0.5
    } completion: {
      results.append($0)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(results == [])
    device.advance(by: 0)
    #expect(results == [true])
  }

  @Test func `layout in an animation block is animated`() {
    final class Host: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds.insetBy(dx: 10, dy: 10) }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.addSubview(host.inner)
    device.window.addSubview(host)
    device.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      host.bounds.size.width = 200
      host.layoutIfNeeded()
    }
    device.advance(by: 0.5)
    #expect(host.inner.bounds.width == 180)
    #expect(isNear(host.inner.layer.presentation()?.bounds.width ?? 0, 130))
  }

  @Test func `changes outside an animation block aren't animated`() {
    view.center.x = 50
    #expect(view.layer.animationKeys() == nil)
  }

  // MARK: Completion

  @Test func `the completion runs once, after the last animation`() {
    var results: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      view.center.x = 50
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 0.5
      }
    } completion: {
      results.append($0)
    }
    device.advance(by: 0.6)
    #expect(results == [true])
    device.advance(by: 1)
    #expect(results == [true])
  }

  @Test func `without changes, the completion runs in the next turn with true`() {
    var results: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.center = view.center
    } completion: {
      results.append($0)
    }
    #expect(results == [])
    device.advance(by: 0)
    #expect(results == [true])
  }

  @Test(arguments: [true, false])
  func `removing the view or its animations ends them unfinished`(removesView: Bool) {
    var results: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 50
      view.alpha = 0
    } completion: {
      results.append($0)
    }
    device.advance(by: 0.2)
    if removesView { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
    device.advance(by: 0)
    #expect(results == [false])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a view that is added and animated in the same turn moves`() {
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { late.center.x = 105 }
    device.window.addSubview(late)
    device.advance(by: 0.5)
    #expect(isNear(late.layer.presentation()?.position.x ?? 0, 55))
  }

  @Test func `the animations of a view without a window end unfinished with the turn`() {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var results: [Bool] = []
    UIView.animate(withDuration: 1) {
      stray.center.x = 105
    } completion: {
      results.append($0)
    }
    #expect(results == [])
    device.settle()
    #expect(results == [false])
    #expect(device.now < 0.5)
  }

  // MARK: One upon another

  @Test func `position animations are additive, and both end with true`() {
    var results: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      results.append("first \($0)")
    }
    device.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 5
    } completion: {
      results.append("second \($0)")
    }
    // Half of the movement back is still to come, and all of the movement there.
    #expect(isNear(shown.position.x, 55))
    device.advance(by: 0.25)
    #expect(isNear(shown.position.x, 5 - 25 + 75))
    device.settle()
    #expect(results == ["first true", "second true"])
  }

  @Test func `a second color animation replaces the first one`() {
    var results: [String] = []
    UIView.animate(withDuration: 1) {
      view.layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    } completion: {
      results.append("first \($0)")
    }
    device.advance(by: 0.5)
    UIView.animate(withDuration: 1) {
      view.layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    } completion: {
      results.append("second \($0)")
    }
    device.settle()
    #expect(results == ["first false", "second true"])
  }

  @Test func `with beginFromCurrentState, a second color animation starts at the presented value`()
  {
    view.layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    }
    device.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    }
    #expect(isNear(shown.backgroundColor?.components?[0] ?? 0, 0.5, within: 1e-3))
  }

  @Test func `a transform animates linearly from its previous value`() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    device.advance(by: 0.5)
    #expect(isNear(shown.affineTransform().a, 0.75))
  }

  @Test func `a rotating view keeps its size`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    device.advance(by: 0.5)
    let transform = shown.affineTransform()
    #expect(isNear(hypot(transform.a, transform.b), 1))
    #expect(isNear(atan2(transform.b, transform.a), .pi / 4))
  }

  // MARK: Blocks in blocks

  @Test func `a nested block inherits duration and curve`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) { view.center.x = 105 }
    }
    device.advance(by: 1)
    #expect(isNear(shown.position.x, 55))
  }

  @Test func `a nested block can override duration and curve`() {
    UIView.animate(withDuration: 2) {
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        view.center.x = 105
      }
    }
    device.advance(by: 0.5)
    #expect(isNear(shown.position.x, 55))
  }

  @Test func `performWithoutAnimation doesn't animate inside an animation block`() {
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 50
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  // MARK: Touches

  @Test func `an animated view receives no touches unless allowed`() {
    let point = CGPoint(x: 5, y: 5)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(device.window.hitTest(point, with: nil) === device.window)
    device.advance(by: 1)
    #expect(device.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(device.window.hitTest(point, with: nil) === view)
  }

  // MARK: Other forms

  @Test(
    arguments: [
      (UIView.AnimationOptions.layoutSubviews, 1), (.allowUserInteraction, 2),
      (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
      (.overrideInheritedDuration, 32),
      (.overrideInheritedCurve, 64), (.overrideInheritedOptions, 512),
      (.curveEaseInOut, 0), (.curveEaseIn, 0x10000),
      (.curveEaseOut, 0x20000), (.curveLinear, 0x30000),
      (.preferredFramesPerSecond60, 0x3000000), (.preferredFramesPerSecond30, 0x7000000),
    ] as [(UIView.AnimationOptions, UInt)])
  func `options have the raw values of Apple's header`(option: UIView.AnimationOptions, raw: UInt) {
    #expect(option.rawValue == raw)
  }
}
