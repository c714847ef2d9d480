import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIBezierPathTests {
  @Test func `bounds and current point follow the curves`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addQuadCurve(to: CGPoint(x: 11, y: 12), controlPoint: CGPoint(x: 21, y: 7))
    #expect(path.currentPoint == CGPoint(x: 11, y: 12))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 15, height: 10))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds.minX == 11)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test(arguments: [(true, 10.0, 0.0), (false, 10, 20)])
  func `arcs run clockwise on the screen`(clockwise: Bool, x: CGFloat, y: CGFloat) {
    // From the left end of a circle to its right end, over the top or through the bottom.
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: .pi, endAngle: 2 * .pi,
      clockwise: clockwise)
    let bounds = path.bounds
    #expect(abs(bounds.height - 10) < 0.01 && abs(bounds.width - 20) < 0.01)
    #expect(abs((clockwise ? bounds.minY : bounds.maxY) - y) < 0.01)
  }

  @Test func `contains(_:) depends on the fill rule`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a copy has independent curves and style`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy.lineWidth == 3)
  }

  @Test func `only the given corners are rounded, and the curve extends beyond the radius`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!top.contains(CGPoint(x: 1, y: 1)) && !top.contains(CGPoint(x: 99, y: 1)))
    #expect(top.contains(CGPoint(x: 1, y: 99)) && top.contains(CGPoint(x: 99, y: 99)))
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(!all.contains(CGPoint(x: 0.005, y: 25)))
    #expect(all.contains(CGPoint(x: 0.005, y: 40)))
  }

  @Test func `fill, stroke and clip go to the current context`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
      path.lineWidth = 4
      path.fill()
      path.stroke()
      UIBezierPath(rect: CGRect(x: 9, y: 9, width: 2, height: 2)).addClip()
      UIColor.green.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let bitmap = try #require(image.cgImage)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      bitmap.pixel(x: x, y: y).map { [$0.r, $0.g, $0.b, $0.a] } ?? []
    }
    #expect(color(0, 0) == [0, 0, 0, 0])
    #expect(color(3, 10) == [0, 0, 255, 255])
    #expect(color(7, 7) == [255, 0, 0, 255])
    #expect(color(9, 10) == [0, 255, 0, 255])
  }

  @Test func `paths with the same curves and style are equal`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = UIBezierPath(ovalIn: rect)
    #expect(path == UIBezierPath(ovalIn: rect))
    #expect(path.hash == UIBezierPath(ovalIn: rect).hash)
    #expect(path != UIBezierPath(rect: rect))
    for change: (UIBezierPath) -> Void in [
      { $0.lineWidth = 3 }, { $0.usesEvenOddFillRule = true }, { $0.lineCapStyle = .round },
      { $0.setLineDash([1, 2], count: 2, phase: 0) }, { $0.addLine(to: .zero) },
    ] {
      let changed = UIBezierPath(ovalIn: rect)
      change(changed)
      #expect(changed != path)
    }
  }
}
