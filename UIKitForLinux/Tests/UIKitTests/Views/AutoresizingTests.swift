import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct AutoresizingTests {
  /// A view at x = 20 with a width of 60, in a superview that grows from 100 to 200.
  @Test(
    arguments: [
      ([], 20.0, 60.0), (.flexibleWidth, 20, 160), (.flexibleLeftMargin, 120, 60),
      (.flexibleRightMargin, 20, 60), ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60),
      ([.flexibleLeftMargin, .flexibleWidth], 45, 135),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func `a size change is distributed proportionally`(
    mask: UIView.AutoresizingMask, origin: Double, size: Double
  ) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size.width = 200
    #expect(inner.frame == CGRect(x: origin, y: 0, width: size, height: 10))
  }

  @Test func `heights are resized like widths`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 80))
    inner.autoresizingMask = [.flexibleHeight, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.bounds.size.height = 190
    #expect(inner.frame == CGRect(x: 0, y: 20, width: 10, height: 160))
  }

  @Test func `parts of size 0 get equal shares, and a size is never negative`() {
    let outer = UIView()
    let inner = UIView()
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 100, height: 50)
    #expect(inner.frame.size == CGSize(width: 100, height: 50))
    inner.frame.size.width = 40
    outer.frame.size.width = 10
    #expect(inner.frame.width == 0)
  }

  @Test func `a superview can disable autoresizing, and a position change doesn't resize`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.frame.origin.x = 70
    #expect(inner.frame.width == 50)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 300
    #expect(inner.frame.width == 50)
    outer.autoresizesSubviews = true
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.frame.size.width = 400
    #expect(inner.frame.width == 50)
  }
}
