import Foundation
import Testing

@testable import UIKitCanvas

struct ShadowTests {
  private let square = CGPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20), transform: nil)

  private func shadow(
    radius: CGFloat, offset: CGSize = .zero, scale: CGFloat = 1, of path: CGPath? = nil
  ) throws -> CGImage {
    let side = Int(100 * scale)
    return try draw(side, side, scale: scale) { context in
      context.drawShadow(
        of: path ?? square, offset: offset, radius: radius, color: .testBlack)
    }
  }

  @Test func `A shadow without blur is the offset shape`() throws {
    let image = try shadow(radius: 0, offset: CGSize(width: 5, height: -3))
    #expect(image.inkBounds == CGRect(x: 45, y: 37, width: 20, height: 20))
    #expect(image[50, 40] == .black)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 10, 15] as [CGFloat])
  func `A blurred edge is the integral of a Gaussian`(radius: CGFloat) throws {
    // Wide enough that the other edges have no effect.
    let half = CGPath(rect: CGRect(x: 50, y: -200, width: 400, height: 500), transform: nil)
    let image = try shadow(radius: radius, of: half)
    for distance in stride(from: -2.5, through: 2.5, by: 0.5) {
      let x = 50 + distance * radius
      let column = Int(x.rounded(.down))
      guard 0..<100 ~= column else { continue }
      let deviations = (CGFloat(column) + 0.5 - 50) / radius
      let expected = 255 * 0.5 * (1 + erf(Double(deviations) / 2.0.squareRoot()))
      #expect(
        abs(Double(image[column, 50].alpha) - expected) <= 5,
        "\(column): \(image[column, 50].alpha) instead of \(expected)")
    }
  }

  @Test func `A shadow extends three to three and a half sigmas`() throws {
    for radius in [2, 4, 8] as [CGFloat] {
      let bounds = try shadow(radius: radius).inkBounds
      #expect(bounds.minX <= 40 - 2 * radius)
      #expect(bounds.minX >= 40 - 3.5 * radius)
      #expect(bounds.midX == 50)
      #expect(bounds.midY == 50)
    }
  }

  @Test func `Blurring preserves the total coverage`() throws {
    for radius in [1, 3, 6, 9] as [CGFloat] {
      let ink = try shadow(radius: radius).ink
      #expect(abs(ink - 400) < 12, "\(radius): \(ink)")
    }
  }

  @Test func `A shadow has the same size in points at every scale`() throws {
    let one = try shadow(radius: 4)
    let three = try shadow(radius: 4, scale: 3)
    for x in [30, 36, 40, 45, 50] {
      #expect(abs(one[x, 50].alpha - three[x * 3 + 1, 151].alpha) <= 4)
    }
  }

  @Test func `A shadow moved by a whole pixel has the same pixels`() throws {
    let one = try shadow(radius: 5)
    let other = try shadow(radius: 5, offset: CGSize(width: 7, height: 3))
    for x in stride(from: 25, to: 75, by: 3) {
      #expect(one[x, 44] == other[x + 7, 47])
    }
  }

  @Test func `A shadow between two pixels is interpolated`() throws {
    let image = try shadow(radius: 4, offset: CGSize(width: 0.5, height: 0))
    let whole = try shadow(radius: 4)
    let mean = (whole[36, 50].alpha + whole[35, 50].alpha) / 2
    #expect(abs(image[36, 50].alpha - mean) <= 2)
  }

  @Test func `Drawing the same shadow twice gives equal pixels`() throws {
    #expect(try shadow(radius: 7).rgbaBytes() == shadow(radius: 7).rgbaBytes())
  }

  @Test func `The context's shadow is below the drawing`() throws {
    let image = try draw(60, 60) { context in
      context.setShadow(offset: CGSize(width: 10, height: 10), blur: 0, color: .testBlue)
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 50, y: 50, width: 5, height: 5))
    }
    #expect(image[15, 15] == .red)
    #expect(image[25, 25] == .red)
    #expect(image[35, 35] == .blue)
    #expect(image[35, 12] == .clear)
    #expect(image[57, 57] == .clear)
  }

  @Test func `The context's blur is twice the sigma, independent of the transform`() throws {
    let image = try draw(100, 100) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 0, height: 100), blur: 8, color: .testBlack)
      context.fill(CGRect(x: 20, y: -30, width: 10, height: 10))
    }
    // Shapes outside the bitmap have no shadow inside it.
    #expect(image.ink == 0)
    let inside = try draw(100, 100) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 30, height: 0), blur: 8, color: .testBlack)
      context.fill(CGRect(x: 10, y: 20, width: 10, height: 10))
    }
    let path = CGPath(rect: CGRect(x: 20, y: 40, width: 20, height: 20), transform: nil)
    let alone = try draw(100, 100) { context in
      context.drawShadow(
        of: path, offset: CGSize(width: 30, height: 0), radius: 4, color: .testBlack)
    }
    for x in stride(from: 42, to: 90, by: 4) {
      #expect(abs(inside[x, 50].alpha - alone[x, 50].alpha) <= 1)
    }
  }

  @Test func `A transparency layer has one shadow`() throws {
    let image = try draw(30, 10) { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 5), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 5))
      context.endTransparencyLayer()
    }
    #expect(image[15, 7] == image[5, 7])
    #expect((127...128).contains(image[5, 7].alpha))
  }

  @Test(arguments: [0.5, 1, 2, 2.4, 2.6, 4, 7.9])
  func `Blurring a plane preserves its sum and stays within its reach`(sigma: Double) {
    let blur = GaussianBlur(sigma: sigma)
    let side = 2 * blur.reach + 7
    var plane = [UInt16](repeating: 0, count: side * side)
    let middle = side / 2
    for y in -1...1 {
      for x in -1...1 { plane[(middle + y) * side + middle + x] = 65280 }
    }
    blur.apply(to: &plane, width: side, height: side)
    let sum = plane.reduce(0.0) { $0 + Double($1) }
    #expect(abs(sum / (9 * 65280) - 1) < 0.02)
    #expect(plane[0] == 0)
    #expect(plane[middle * side] == 0)
    // It's the same on all four sides.
    for offset in 0...middle {
      let (along, down) = (
        Int(plane[middle * side + middle + offset]), Int(plane[(middle + offset) * side + middle])
      )
      #expect(abs(along - down) <= 2)
    }
  }
}
