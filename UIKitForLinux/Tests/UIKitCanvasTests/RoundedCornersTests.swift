import Foundation
import Testing
import UIKitCanvas

struct RoundedCornersTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test func `A continuous corner starts at 1.528665 radii and passes the published points`() {
    let path = CGPath.continuousRoundedRect(rect, cornerRadius: 20)
    let points = path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(_, _, let point): [point]
      case .quad, .close: []
      }
    }
    for expected in [
      CGPoint(x: 0, y: 30.5733), CGPoint(x: 30.5733, y: 0), CGPoint(x: 200 - 30.5733, y: 0),
      CGPoint(x: 12.62988, y: 1.49822), CGPoint(x: 1.49822, y: 12.62988),
      CGPoint(x: 200, y: 100 - 30.5733),
    ] {
      #expect(points.contains { isClose($0, expected, within: 1e-9) }, "\(expected)")
    }
  }

  @Test func `A continuous corner is inside the circular one at the start and crosses its center`()
  {
    let radius: CGFloat = 20
    let continuous = CGPath.continuousRoundedRect(rect, cornerRadius: radius)
    // At the start of the circle, the continuous curve has already left the side.
    #expect(!continuous.contains(CGPoint(x: radius * 1.1, y: 0.05)))
    #expect(
      CGPath.circularRoundedRect(rect, cornerRadius: radius)
        .contains(CGPoint(x: radius * 1.1, y: 0.05)))
    // On the diagonal, both are 0.293 radii from the corner, within a hundredth.
    let diagonal = (1 - 1 / CGFloat(2).squareRoot()) * radius
    #expect(continuous.contains(CGPoint(x: diagonal + 0.2, y: diagonal + 0.2)))
    #expect(!continuous.contains(CGPoint(x: diagonal - 0.2, y: diagonal - 0.2)))
  }

  @Test func `Without space, the continuous corner is circular`() {
    let square = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGPath.continuousRoundedRect(square, cornerRadius: 20)
    for degrees in stride(from: 0.0, to: 360, by: 3) {
      let angle = degrees * .pi / 180
      let inside = CGPoint(x: 20 + 19.9 * cos(angle), y: 20 + 19.9 * sin(angle))
      let outside = CGPoint(x: 20 + 20.1 * cos(angle), y: 20 + 20.1 * sin(angle))
      #expect(path.contains(inside))
      #expect(!path.contains(outside))
    }
  }

  @Test func `A corner is circular along a short side and continuous along a long one`() {
    let capsule = CGPath.continuousRoundedRect(rect, cornerRadius: 50)
    #expect(capsule.elements.contains(.line(CGPoint(x: 200 - 50 * 1.528665, y: 0))))
    // Both halves of the left side meet at its center.
    #expect(capsule.contains(CGPoint(x: 0.1, y: 50)))
    #expect(!capsule.contains(CGPoint(x: 0.1, y: 44)))
  }

  @Test func `The shape changes continuously with the radius`() {
    var previous: CGRect?
    for radius in stride(from: 30.0, through: 50, by: 0.25) {
      let path = CGPath.continuousRoundedRect(rect, cornerRadius: radius)
      // The horizontal extent of the corner at half of its height is a measure of its shape.
      let middle = path.elements.compactMap { element -> CGPoint? in
        guard case .cubic(_, _, let point) = element else { return nil }
        return point
      }
      let box = CGRect(x: middle[0].x, y: middle[0].y, width: middle[1].x, height: middle[1].y)
      if let previous { #expect(isClose(box, previous, within: 0.6)) }
      previous = box
    }
  }

  @Test(arguments: [true, false])
  func `Only the given corners are rounded`(isContinuous: Bool) {
    let make = isContinuous ? CGPath.continuousRoundedRect : CGPath.circularRoundedRect
    let places: [(CGPath.Corners, CGPoint)] = [
      (.topLeft, CGPoint(x: 0.5, y: 0.5)), (.topRight, CGPoint(x: 199.5, y: 0.5)),
      (.bottomLeft, CGPoint(x: 0.5, y: 99.5)), (.bottomRight, CGPoint(x: 199.5, y: 99.5)),
    ]
    for bits in UInt8(0)..<16 {
      let corners = CGPath.Corners(rawValue: bits)
      let path = make(rect, 20, nil, corners)
      for (corner, point) in places {
        #expect(path.contains(point) == !corners.contains(corner))
      }
      #expect(isClose(path.boundingBoxOfPath, rect, within: 1e-6))
    }
  }

  @Test(arguments: [true, false])
  func `the lower corners can have another radius, or none`(isContinuous: Bool) {
    let make = isContinuous ? CGPath.continuousRoundedRect : CGPath.circularRoundedRect
    let path = make(rect, 10, 40, .all)
    // Inside a corner of 10 points, outside one of 40.
    #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 195, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 95)) && !path.contains(CGPoint(x: 195, y: 95)))
    #expect(make(rect, 10, 0, .all).contains(CGPoint(x: 0.5, y: 99.5)))
  }

  @Test func `A single rounded corner can use the whole side`() {
    let tall = CGRect(x: 0, y: 0, width: 100, height: 35)
    let path = CGPath.continuousRoundedRect(tall, cornerRadius: 17, corners: [.topLeft])
    #expect(path.elements.first == .move(CGPoint(x: 0, y: 17 * 1.528665)))
  }

  @Test func `A radius of 0 gives a rectangle`() {
    #expect(
      CGPath.continuousRoundedRect(rect, cornerRadius: 0) == CGPath(rect: rect, transform: nil))
    #expect(
      CGPath.circularRoundedRect(rect, cornerRadius: -1) == CGPath(rect: rect, transform: nil))
  }
}
