import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct HitTestTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    outer.addSubview(inner)
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { outer.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test(arguments: [
    (0.0, 0.0, true), (199.9, 199.9, true), (200, 100, false), (100, 200, false), (-0.1, 0, false),
  ])
  func `the right and bottom edges are outside`(x: Double, y: Double, isInside: Bool) {
    #expect(outer.point(inside: CGPoint(x: x, y: y), with: nil) == isInside)
    #expect((hit(x, y) != nil) == isInside)
  }

  @Test func `hit-testing returns the deepest view in front`() {
    #expect(hit(100, 100) === inner)
    #expect(hit(10, 10) === outer)
    let front = UIView(frame: inner.frame)
    outer.addSubview(front)
    #expect(hit(100, 100) === front)
  }

  enum Obstacle: CaseIterable {
    case hidden, disabled, transparent, scaledToNothing
  }

  @Test(arguments: Obstacle.allCases)
  func `touches pass through a view with user interaction disabled`(obstacle: Obstacle) {
    let deepest = UIView(frame: inner.bounds)
    inner.addSubview(deepest)
    #expect(hit(100, 100) === deepest)
    switch obstacle {
    case .hidden: inner.isHidden = true
    case .disabled: inner.isUserInteractionEnabled = false
    case .transparent: inner.alpha = 0.009
    case .scaledToNothing: inner.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    #expect(hit(100, 100) === outer)
  }

  @Test func `an alpha of 0.01 receives touches`() {
    inner.alpha = 0.01
    #expect(hit(100, 100) === inner)
  }

  @Test func `points outside the superview never hit subviews, clipped or not`() {
    inner.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
    #expect(hit(190, 190) === inner)
    #expect(hit(210, 210) == nil)
  }

  @Test func `overriding point(inside:with:) enlarges the touch area`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    inner.removeFromSuperview()
    outer.addSubview(wide)
    #expect(hit(35, 35) === wide)
    #expect(hit(25, 25) === outer)
  }

  @Test func `hit-testing respects scroll offsets and transforms`() {
    outer.bounds.origin.y = 100
    #expect(hit(100, 110) === inner)
    #expect(hit(100, 90) == nil)
    outer.bounds.origin.y = 0
    inner.transform = CGAffineTransform(translationX: 50, y: 50)
    #expect(hit(60, 60) === outer)
    #expect(hit(190, 190) === inner)
  }

  @Test func `hit-testing uses model values during animations`() {
    let device = Simulator()
    device.window.addSubview(outer)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      self.inner.frame.origin = .zero
    }
    #expect(hit(10, 10) === inner)
    #expect(hit(140, 140) === outer)
  }
}
