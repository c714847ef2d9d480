import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ViewGeometryTests {
  let device = Simulator()

  @Test(arguments: [(0.5, 0.5), (0, 0), (1, 1), (0.25, 0.75), (-1, 2)])
  func `the frame getter returns the set frame for any anchor point`(x: Double, y: Double) {
    let view = UIView()
    view.anchorPoint = CGPoint(x: x, y: y)
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.center == CGPoint(x: 10 + 100 * x, y: 20 + 40 * y))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `a frame is exact, independent of earlier frames`() {
    let view = UIView()
    for previous in [0.1, 1.0 / 3, 1e9, 12_345.678_9] {
      for (x, width) in [
        (56.0, 200.0 + 1.0 / 3), (16, 361), (1.0 / 3, 1.0 / 3), (507 + 2.0 / 3, 344.5),
      ] {
        view.frame = CGRect(x: previous, y: -previous, width: previous, height: previous / 7)
        let frame = CGRect(x: x, y: -x, width: width, height: width / 2)
        view.frame = frame
        #expect(view.frame == frame)
      }
    }
    // Not aligned to a pixel, but close to one.
    view.frame = CGRect(x: 56.000_001, y: 0, width: 1, height: 1)
    #expect(view.frame.minX != 56)
  }

  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 2)])
  func `a frame can be set after one with a position that isn't finite`(
    transform: CGAffineTransform
  ) {
    let view = UIView()
    view.transform = transform
    view.frame = .null
    let frame = CGRect(x: 7, y: 2, width: 286, height: 30)
    view.frame = frame
    #expect(view.frame == frame)
  }

  @Test func `a new bounds size keeps the position of the anchor point`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.bounds.size = CGSize(width: 120, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 120, height: 60))
    #expect(view.center == CGPoint(x: 60, y: 40))
  }

  @Test func `with a scale, the frame is larger than the bounds, whichever is set`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    #expect(view.frame == CGRect(x: -50, y: -60, width: 200, height: 160))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(view.bounds.size == CGSize(width: 150, height: 50))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `coordinates are converted through transforms and scroll offsets`() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 51, y: 52))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 61, y: 32))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: outer) == .zero)
    #expect(inner.convert(CGPoint(x: 100, y: 100), to: outer) == CGPoint(x: 200, y: 200))
    #expect(outer.convert(CGPoint(x: 200, y: 200), to: inner) == CGPoint(x: 100, y: 100))
    #expect(inner.convert(CGPoint(x: 200, y: 200), from: outer) == CGPoint(x: 100, y: 100))
  }

  @Test func `converting a rotated rectangle returns its bounding box`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.window.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = view.convert(view.bounds, to: nil)
    let half = 50 * 2.0.squareRoot()
    #expect(abs(box.minX - (50 - half)) < 1e-9)
    #expect(abs(box.width - 2 * half) < 1e-9)
    #expect(abs(view.frame.minX - box.minX) < 1e-9)
  }

  @Test
  func
    `without a window, conversion to nil changes nothing, and conversion between siblings works`()
  {
    let (outer, a, b) = (UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.addSubview(b)
    a.frame.origin = CGPoint(x: 5, y: 5)
    b.frame.origin = CGPoint(x: 20, y: 0)
    #expect(a.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    #expect(a.convert(CGRect(x: 1, y: 1, width: 2, height: 2), from: nil).origin.x == 1)
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -15, y: 5))
  }

  @Test func `a screen's coordinate space equals that of full-screen windows`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    device.window.addSubview(view)
    let space = device.window.screen.coordinateSpace
    #expect(view.convert(view.bounds, to: space).origin == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint(x: 10, y: 20), from: space) == .zero)
    device.window.frame.origin.y = 100
    #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 10, y: 120))
    #expect(space.convert(CGPoint(x: 10, y: 120), to: view) == .zero)
    #expect(space.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 120))
  }

  @Test func `sizeThatFits returns the current size and changes nothing`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `sizeToFit keeps the origin`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width / 2, height: 99)
      }
    }
    let view = Fixed(frame: CGRect(x: 10, y: 20, width: 60, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 99))
  }

  @Test func `only the redraw content mode draws again for a new size`() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill)
    #expect(!view.layer.needsDisplayOnBoundsChange)
    view.contentMode = .redraw
    #expect(view.layer.needsDisplayOnBoundsChange)
  }
}
