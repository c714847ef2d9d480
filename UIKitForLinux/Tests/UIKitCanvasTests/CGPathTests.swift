import Foundation
import Testing
import UIKitCanvas

struct CGPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `An empty path has a null bounding box and no current point`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
  }

  @Test func `Lines and curves without a subpath have no effect`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func `Closing moves the current point to the start of the subpath`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `The bounding box of a path excludes control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 7.5)))
  }

  @Test func `The bounding box of a quadratic curve is exact`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func `An ellipse touches the rectangle's sides`() {
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(isClose(path.boundingBoxOfPath, rect, within: 1e-6))
    #expect(path.contains(CGPoint(x: 25, y: 40)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func `The corner radius is limited to half of a side`() {
    let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
    #expect(isClose(path.boundingBoxOfPath, rect, within: 1e-6))
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    for x in stride(from: 9.5, through: 40.5, by: 1) {
      for y in stride(from: 19.5, through: 60.5, by: 1) {
        #expect(path.contains(CGPoint(x: x, y: y)) == ellipse.contains(CGPoint(x: x, y: y)))
      }
    }
  }

  @Test func `The fill rules differ where a path overlaps itself`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func `A transform is applied to the path, not to the point`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let shift = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: shift))
    #expect(!path.contains(CGPoint(x: 5, y: 5), transform: shift))
  }

  @Test func `A path is enumerated element by element`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
    path.addCurve(
      to: CGPoint(x: 7, y: 7), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        points.append(element.pointee.points[index].x)
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(points == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `Changing a path doesn't change its copy`() throws {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = try #require(path.copy())
    #expect(copy == path)
    path.addRect(.zero)
    #expect(copy != path)
    #expect(copy.boundingBox == rect)
  }

  @Test func `A copy can be transformed`() throws {
    var shift = CGAffineTransform(translationX: 5, y: 5)
    let path = CGPath(rect: rect, transform: nil)
    #expect(try #require(path.copy(using: &shift)).boundingBox == rect.offsetBy(dx: 5, dy: 5))
    #expect(CGPath(rect: rect, transform: &shift).boundingBox == rect.offsetBy(dx: 5, dy: 5))
    let mutable = try #require(path.mutableCopy(using: &shift))
    mutable.addRect(rect)
    #expect(mutable.boundingBox == rect.union(rect.offsetBy(dx: 5, dy: 5)))
  }

  @Test(
    arguments: [
      (CGFloat.pi / 2, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.pi / 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (.pi, false, CGRect(x: -10, y: 0, width: 20, height: 10)),
      (.pi, true, CGRect(x: -10, y: -10, width: 20, height: 10)),
      (-.pi / 2, true, CGRect(x: 0, y: -10, width: 10, height: 10)),
      (2 * .pi, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    ] as [(CGFloat, Bool, CGRect)])
  func `An arc runs toward the y-axis unless it's clockwise`(
    end: CGFloat, clockwise: Bool, box: CGRect
  ) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise)
    #expect(isClose(path.boundingBoxOfPath, box, within: 0.01))
  }

  @Test func `An arc is connected to the current point`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(path.elements.first == .move(CGPoint(x: 50, y: 0)))
    #expect(path.elements.dropFirst().first == .line(CGPoint(x: 10, y: 0)))
    #expect(isClose(path.currentPoint, CGPoint(x: -10, y: 0)))
  }

  @Test func `The sign of a relative arc determines its direction`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: -10)))
  }

  @Test(arguments: [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: -20)])
  func `An arc between tangents touches both`(end: CGPoint) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: end, radius: 5)
    #expect(path.elements.count == 3)
    #expect(path.elements.dropFirst().first == .line(CGPoint(x: 15, y: 0)))
    #expect(isClose(path.currentPoint, CGPoint(x: 20, y: end.y > 0 ? 5 : -5)))
  }

  @Test func `Parallel tangents result in a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
  }
}
