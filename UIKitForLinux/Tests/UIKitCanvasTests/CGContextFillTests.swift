import Foundation
import Testing
import UIKitCanvas

struct CGContextFillTests {
  @Test func `A fill covers exactly its pixels`() throws {
    let image = try draw(4, 4) { context in
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(image[1, 1] == .red)
    #expect(image.inkBounds == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `Points are scaled to pixels, from the top`() throws {
    let image = try draw(6, 6, scale: 3) { context in
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.inkBounds == CGRect(x: 3, y: 0, width: 3, height: 3))
  }

  @Test func `An edge in the center of a pixel covers half of it`() throws {
    let image = try draw(3, 3) { context in
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 3))
    }
    #expect(image[0, 1].isClose(to: Pixel(255, 0, 0, 128), within: 1))
    #expect(image[1, 1] == .red)
    #expect(image[2, 1] == .clear)
  }

  @Test func `Without antialiasing, a pixel is covered completely or not at all`() throws {
    let image = try draw(3, 3) { context in
      context.setShouldAntialias(false)
      context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 2.4, height: 2.4))
    }
    let alphas = Set(image.rgbaBytes().enumerated().filter { $0.offset % 4 == 3 }.map(\.element))
    #expect(alphas.isSubset(of: [0, 255]))
    #expect(image[1, 1] == .black)
  }

  @Test func `The even-odd rule leaves a hole`() throws {
    for (rule, expected) in [(CGPathFillRule.winding, Pixel.black), (.evenOdd, .clear)] {
      let image = try draw(6, 6) { context in
        context.addRects([
          CGRect(x: 0, y: 0, width: 6, height: 6), CGRect(x: 2, y: 2, width: 2, height: 2),
        ])
        context.fillPath(using: rule)
      }
      #expect(image[3, 3] == expected)
      #expect(image[0, 0] == .black)
    }
  }

  @Test func `Overlapping rectangles are filled once`() throws {
    let image = try draw(3, 1) { context in
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill([
        CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 1, y: 0, width: 2, height: 1),
      ])
    }
    #expect(image[1, 0] == image[0, 0])
  }

  @Test func `A stroke extends to both sides of its path`() throws {
    let image = try draw(10, 10) { context in
      context.setStrokeColor(.testBlue)
      context.setLineWidth(2)
      context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(image.inkBounds == CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(image[5, 2] == .blue)
    #expect(image[5, 5] == .clear)
  }

  @Test func `A stroke with an explicit width doesn't change the line width`() throws {
    let image = try draw(10, 4) { context in
      context.setLineWidth(2)
      context.stroke(CGRect(x: -50, y: -50, width: 100, height: 10), width: 20)
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 4))
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 10, y: 2)])
    }
    #expect(image.inkBounds == CGRect(x: 0, y: 1, width: 10, height: 2))
  }

  @Test(arguments: [(CGLineCap.butt, 4), (.round, 6), (.square, 6)])
  func `A round or square cap extends a line`(cap: CGLineCap, length: Int) throws {
    let image = try draw(10, 4) { context in
      context.setLineWidth(2)
      context.setLineCap(cap)
      context.move(to: CGPoint(x: 3, y: 2))
      context.addLine(to: CGPoint(x: 7, y: 2))
      context.strokePath()
    }
    #expect(Int(image.inkBounds.width) == length)
    #expect((image[2, 1].alpha == 255) == (cap == .square))
  }

  @Test func `A dash pattern leaves gaps, and an empty one doesn't`() throws {
    func line(_ lengths: [CGFloat]) throws -> CGImage {
      try draw(8, 2) { context in
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: lengths)
        context.move(to: CGPoint(x: 0, y: 1))
        context.addLine(to: CGPoint(x: 8, y: 1))
        context.strokePath()
      }
    }
    let dashed = try line([2, 2])
    #expect(
      (0..<8).map { dashed[$0, 0].alpha > 0 } == [
        true, true, false, false, true, true, false, false,
      ])
    #expect(try line([]).ink == 16)
    #expect(try line([0, 0]).ink == 16)
  }

  @Test func `drawPath can fill and stroke`() throws {
    let image = try draw(10, 10) { context in
      context.setFillColor(.testRed)
      context.setStrokeColor(.testBlue)
      context.setLineWidth(2)
      context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
      context.drawPath(using: .fillStroke)
      #expect(context.isPathEmpty)
    }
    #expect(image[5, 5] == .red)
    #expect(image[2, 5] == .blue)
  }

  @Test func `The current path is available in user space`() throws {
    _ = try draw(10, 10, scale: 2) { context in
      context.translateBy(x: 3, y: 4)
      #expect(context.path == nil)
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
      context.translateBy(x: 1, y: 0)
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 1, width: 2, height: 2))
      context.beginPath()
      context.move(to: CGPoint(x: 5, y: 5))
      #expect(context.currentPointOfPath == CGPoint(x: 5, y: 5))
    }
  }

  @Test func `Arcs and curves in a context match a path`() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addArc(tangent1End: CGPoint(x: 18, y: 2), tangent2End: CGPoint(x: 18, y: 18), radius: 6)
    path.addArc(
      center: CGPoint(x: 10, y: 12), radius: 4, startAngle: 0, endAngle: 2, clockwise: false)
    path.addQuadCurve(to: CGPoint(x: 2, y: 16), control: CGPoint(x: 3, y: 10))
    path.closeSubpath()
    let one = try draw(20, 20) { context in
      context.addPath(path)
      context.fillPath()
    }
    let other = try draw(20, 20) { context in
      context.move(to: CGPoint(x: 2, y: 2))
      context.addArc(
        tangent1End: CGPoint(x: 18, y: 2), tangent2End: CGPoint(x: 18, y: 18), radius: 6)
      context.addArc(
        center: CGPoint(x: 10, y: 12), radius: 4, startAngle: 0, endAngle: 2, clockwise: false)
      context.addQuadCurve(to: CGPoint(x: 2, y: 16), control: CGPoint(x: 3, y: 10))
      context.closePath()
      context.fillPath()
    }
    #expect(one.ink > 50)
    #expect(one.rgbaBytes() == other.rgbaBytes())
  }

  @Test func `A linear gradient ends at the given points`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.testRed, CGColor.testBlue] as CFArray, locations: nil))
    func paint(_ options: CGGradientDrawingOptions) throws -> CGImage {
      try draw(12, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 8, y: 0), options: options)
      }
    }
    let bare = try paint([])
    #expect(bare[1, 0] == .clear)
    #expect(bare[10, 0] == .clear)
    #expect(bare[4, 0].isClose(to: Pixel(223, 0, 32)))
    #expect(bare[5, 0].isClose(to: Pixel(159, 0, 96)))
    #expect(bare[7, 0].isClose(to: Pixel(32, 0, 223)))
    let before = try paint(.drawsBeforeStartLocation)
    #expect(before[1, 0] == .red)
    #expect(before[10, 0] == .clear)
    let both = try paint([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[0, 0] == .red)
    #expect(both[11, 0] == .blue)
  }

  @Test func `A radial gradient fills the area between two circles`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.testRed, CGColor.testBlue] as CFArray, locations: nil))
    let image = try draw(21, 21) { context in
      let center = CGPoint(x: 10.5, y: 10.5)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10,
        options: [])
    }
    #expect(image[10, 10].isClose(to: .red, within: 16))
    #expect(image[15, 10].isClose(to: Pixel(128, 0, 128), within: 8))
    #expect(image[0, 0] == .clear)
  }
}
