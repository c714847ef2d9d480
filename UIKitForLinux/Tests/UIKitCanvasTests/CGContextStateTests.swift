import Foundation
import Testing
import UIKitCanvas

struct CGContextStateTests {
  private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

  @Test func `Restoring the state restores colors, transform, and clip`() throws {
    let image = try draw(4, 4) { context in
      context.setFillColor(.testGreen)
      context.saveGState()
      context.setFillColor(.testRed)
      context.translateBy(x: 2, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(0.1)
      context.restoreGState()
      context.fill(whole)
    }
    #expect(image[3, 3] == .green)
    #expect(image[0, 0] == .green)
  }

  @Test func `Restoring without a saved state has no effect`() throws {
    let image = try draw(4, 4) { context in
      context.restoreGState()
      context.restoreGState()
      context.fill(whole)
    }
    #expect(image.ink == 16)
  }

  @Test func `A clip limits drawing, and its edge can cover half a pixel`() throws {
    let image = try draw(4, 4) { context in
      context.clip(to: CGRect(x: 1, y: 1, width: 1.5, height: 2))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 2, height: 2))
      context.fill(whole)
    }
    #expect(image.inkBounds == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(image[1, 1] == .black)
    #expect((126...129).contains(image[2, 1].alpha))
  }

  @Test func `Clips are intersected`() throws {
    let image = try draw(4, 4) { context in
      context.clip(to: [
        CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 2, width: 2, height: 2),
      ])
      context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
      context.fill(whole)
    }
    #expect(image.ink == 2)
    #expect(image[1, 1] == .black)
    #expect(image[2, 2] == .black)
  }

  @Test func `The transform to device space has its origin at the bottom`() throws {
    _ = try draw(20, 40, scale: 2) { context in
      context.translateBy(x: 3, y: 5)
      let origin = CGPoint.zero.applying(context.ctm)
      #expect(origin == CGPoint(x: 6, y: 30))
      #expect((context.ctm.a, context.ctm.d) == (2, -2))
      context.rotate(by: .pi / 2)
      #expect(isClose(CGPoint(x: 1, y: 0).applying(context.ctm), CGPoint(x: 6, y: 28)))
    }
  }

  @Test func `A singular transform draws nothing until the state is restored`() throws {
    let image = try draw(4, 4) { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(whole)
      context.restoreGState()
      context.saveGState()
      context.translateBy(x: .nan, y: 0)
      context.fill(whole)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.ink == 1)
  }

  @Test func `The alpha applies to a transparency layer as a group`() throws {
    let image = try draw(3, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(.testGreen)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    #expect(image[0, 0].isClose(to: Pixel(255, 0, 0, 128), within: 1))
    // Red isn't visible through the overlap.
    #expect(image[1, 0].isClose(to: Pixel(0, 255, 0, 128), within: 1))
  }

  @Test func `A transparency layer is clipped to its rectangle and restores the state`() throws {
    let image = try draw(4, 4) { context in
      context.setFillColor(.testGreen)
      context.beginTransparencyLayer(
        in: CGRect(x: 0, y: 0, width: 2, height: 2), auxiliaryInfo: nil)
      context.setFillColor(.testRed)
      context.restoreGState()
      context.fill(whole)
      context.endTransparencyLayer()
      context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
    }
    #expect(image[1, 1] == .red)
    #expect(image[2, 2] == .clear)
    #expect(image[3, 3] == .green)
  }

  @Test func `Taking the bitmap ends all open transparency layers`() throws {
    let image = try draw(4, 4) { context in
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.fill(whole)
    }
    #expect(image.ink == 16)
  }

  @Test func `Drawing into a finished context has no effect`() throws {
    let context = try CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1, opaque: false)
    context.fill(whole)
    let image = context.finish()
    context.clear(whole)
    context.setFillColor(.testRed)
    context.fill(whole)
    CanvasText("x", attributes: .init(font: CanvasFont(size: 17))).draw(in: context, at: .zero)
    #expect(image[0, 0] == .black)
  }

  @Test func `Drawing after a copy doesn't change the copy`() throws {
    let screen = try CGContext(pixelWidth: 2, pixelHeight: 1, scale: 1, opaque: true)
    screen.setFillColor(.testRed)
    screen.fill(whole)
    let first = screen.copyImage()
    screen.setFillColor(.testBlue)
    screen.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(first[0, 0] == .red)
    #expect(screen.copyImage()[0, 0] == .blue)
    #expect(screen.makeImage()?[1, 0] == .red)
    screen.withPixels { pixels, _ in
      #expect(Array(pixels[0..<3]) == [255, 0, 0])
    }
  }

  @Test(arguments: [
    (CGBlendMode.normal, Pixel(255, 0, 0), Pixel.green),
    (.copy, Pixel(255, 0, 0), .green),
    (.clear, .clear, .green),
    (.multiply, .black, .green),
    (.screen, Pixel(255, 255, 0), .green),
    (.plusLighter, Pixel(255, 255, 0), .green),
    (.destinationOut, .clear, .green),
    (.destinationIn, .green, .green),
    (.destinationOver, .green, .green),
    (.sourceIn, .red, .green),
    (.sourceOut, .clear, .green),
    (.sourceAtop, .red, .green),
    (.xor, .clear, .green),
  ])
  func `A blend mode changes only pixels inside the shape`(
    mode: CGBlendMode, inside: Pixel, outside: Pixel
  ) throws {
    let image = try draw(4, 4) { context in
      context.setFillColor(.testGreen)
      context.fill(whole)
      context.setBlendMode(mode)
      context.setFillColor(.testRed)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(image[0, 0] == inside)
    #expect(image[3, 0] == outside)
  }

  @Test func `The copy mode replaces the destination with a transparent color`() throws {
    let image = try draw(1, 1) { context in
      context.fill(whole)
      context.setBlendMode(.copy)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(whole)
    }
    #expect(image[0, 0].isClose(to: Pixel(255, 0, 0, 128), within: 1))
  }

  @Test func `A mask clips with its alpha, upside down like Core Graphics`() throws {
    let mask = try CGImage(
      rgba: [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0], width: 2, height: 2)
    let image = try draw(4, 4) { context in
      context.setFillColor(.testRed)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
      context.fill(whole)
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
    }
    #expect(image[0, 1] == .red)
    #expect(image[0, 0].isClose(to: Pixel(255, 0, 0, 128), within: 1))
    #expect(image[1, 1] == .clear)
    #expect(image[2, 2] == .clear)
    #expect(image[3, 3] == .red)
  }

  @Test func `A mask without alpha clips with its brightness`() throws {
    let mask = try draw(2, 1, opaque: true) { context in
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try draw(2, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
      context.fill(whole)
    }
    #expect(image[0, 0] == .black)
    #expect(image[1, 0] == .clear)
  }
}
