import Foundation
import Testing
import UIKitCanvas

struct CGContextImageTests {
  /// Red and green above blue and white.
  private let sample: CGImage
  private let rect = CGRect(x: 1, y: 1, width: 2, height: 2)

  init() throws {
    sample = try CGImage(
      rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255], width: 2,
      height: 2)
  }

  @Test func `An image is drawn pixel by pixel`() throws {
    let image = try draw(4, 4) { $0.drawUpright(sample, in: rect) }
    #expect(image.inkBounds == rect)
    #expect(image[1, 1] == .red)
    #expect(image[2, 1] == .green)
    #expect(image[1, 2] == .blue)
    #expect(image[2, 2] == .white)
  }

  @Test func `Core Graphics draws an image upside down`() throws {
    let image = try draw(4, 4) { $0.draw(sample, in: rect) }
    #expect(image.inkBounds == rect)
    #expect(image[1, 1] == .blue)
    #expect(image[1, 2] == .red)
  }

  @Test func `An image is drawn without resampling at a matching scale`() throws {
    let image = try draw(9, 9, scale: 3) { context in
      context.translateBy(x: 1, y: 1)
      context.drawUpright(sample, in: CGRect(x: 0, y: 0, width: 2 / 3.0, height: 2 / 3.0))
    }
    #expect(image.inkBounds == CGRect(x: 3, y: 3, width: 2, height: 2))
    #expect(image[4, 4] == .white)
  }

  @Test func `The alpha values of the context and the call are multiplied`() throws {
    let image = try draw(4, 4) { context in
      context.setAlpha(0.5)
      context.drawUpright(sample, in: rect, alpha: 0.5)
    }
    #expect(image[1, 1].isClose(to: Pixel(255, 0, 0, 64), within: 2))
    #expect(image.inkBounds == rect)
  }

  @Test func `An enlarged image has opaque edges`() throws {
    let image = try draw(8, 8) { context in
      context.interpolationQuality = .high
      context.drawUpright(sample, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(image.ink == 64)
    #expect(image[0, 0].isClose(to: .red, within: 3))
  }

  @Test func `Without interpolation, pixels become squares`() throws {
    let image = try draw(8, 8) { context in
      context.interpolationQuality = .none
      context.drawUpright(sample, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(image[3, 3] == .red)
    #expect(image[4, 3] == .green)
    #expect(image[3, 4] == .blue)
  }

  @Test func `A reduced image averages its pixels`() throws {
    let bytes = (0..<16 * 16).flatMap { index -> [UInt8] in
      (index + index / 16) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let board = try CGImage(rgba: bytes, width: 16, height: 16)
    let image = try draw(4, 4) { context in
      context.drawUpright(board, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image[1, 1].isClose(to: Pixel(128, 128, 128), within: 12))
    #expect(image[2, 1].isClose(to: Pixel(128, 128, 128), within: 12))
  }

  @Test func `An edge at half a pixel is half transparent`() throws {
    let image = try draw(4, 4) { context in
      context.drawUpright(sample, in: rect.offsetBy(dx: 0.5, dy: 0))
    }
    #expect((126...129).contains(image[1, 1].alpha))
    #expect((126...129).contains(image[3, 1].alpha))
  }

  @Test func `An image is drawn rotated`() throws {
    let image = try draw(4, 4) { context in
      context.translateBy(x: 2, y: 2)
      context.rotate(by: .pi / 2)
      context.interpolationQuality = .none
      context.drawUpright(sample, in: CGRect(x: -1, y: -1, width: 2, height: 2))
    }
    #expect(image[2, 1].isClose(to: .red))
    #expect(image[1, 1].isClose(to: .blue))
  }

  @Test func `A cropped image draws only its part`() throws {
    let part = try #require(sample.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
    let image = try draw(4, 4) { context in
      context.drawUpright(part, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    #expect(image[0, 0] == .green)
    #expect(image[0, 1] == .white)
    #expect(image.ink == 2)
  }

  @Test func `Tiles cover everything`() throws {
    let image = try draw(6, 6) { context in
      context.draw(sample, in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
    }
    #expect(image.ink == 36)
    #expect(image[0, 0] == image[4, 4])
  }

  @Test func `Unbounded blend modes are limited to the image`() throws {
    let image = try draw(4, 4) { context in
      context.setFillColor(.testGreen)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setBlendMode(.destinationIn)
      context.drawUpright(sample, in: rect)
    }
    #expect(image.ink == 16)
  }
}
