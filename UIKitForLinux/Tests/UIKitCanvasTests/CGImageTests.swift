import Foundation
import Testing
import UIKitCanvas

struct CGImageTests {
  /// Red, green, and half-transparent blue; clear, white, and gray.
  private let bytes: [UInt8] = [
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128,
    0, 0, 0, 0, 255, 255, 255, 255, 128, 128, 128, 255,
  ]

  private func sample() throws -> CGImage {
    try CGImage(rgba: bytes, width: 3, height: 2)
  }

  @Test func `An image returns the pixels it was created with`() throws {
    let image = try sample()
    #expect((image.width, image.height) == (3, 2))
    #expect(image.rgbaBytes() == bytes)
    #expect(image[0, 0] == .red)
    #expect(image[2, 0] == Pixel(0, 0, 255, 128))
    #expect(image[0, 1] == .clear)
    #expect(image.pixel(x: 3, y: 0) == nil)
    #expect(image.pixel(x: 0, y: -1) == nil)
  }

  @Test func `Raw pixels are premultiplied BGRA`() throws {
    try sample().withPixels { pixels, bytesPerRow in
      #expect(Array(pixels[0..<4]) == [0, 0, 255, 255])
      #expect(Array(pixels[8..<12]) == [128, 0, 0, 128])
      #expect(Array(pixels[bytesPerRow + 4..<bytesPerRow + 8]) == [255, 255, 255, 255])
    }
  }

  @Test func `A cropped image has the pixels of the original`() throws {
    let part = try #require(try sample().cropping(to: CGRect(x: 1, y: 0, width: 2, height: 5)))
    #expect((part.width, part.height) == (2, 2))
    #expect(part[0, 0] == .green)
    #expect(part[1, 1] == Pixel(128, 128, 128))
    let inner = try #require(part.cropping(to: CGRect(x: 0.4, y: 1, width: 0.2, height: 1)))
    #expect((inner.width, inner.height) == (1, 1))
    #expect(inner[0, 0] == .white)
  }

  @Test func `Cropping outside the image returns nil`() throws {
    #expect(try sample().cropping(to: CGRect(x: 3, y: 0, width: 2, height: 2)) == nil)
    #expect(try sample().cropping(to: .null) == nil)
  }

  @Test func `PNG encoding and decoding preserves the pixels`() throws {
    let data = try sample().pngData()
    let image = try CGImage(pngData: data)
    #expect(image.rgbaBytes() == bytes)
    #expect(try image.pngData() == data)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))
    #expect(try CGImage(pngData: part.pngData()).rgbaBytes() == Array(bytes[16...]))
  }

  @Test func `PNG encoding and decoding preserves opacity`() throws {
    let image = try draw(2, 1, opaque: true) { context in
      context.setFillColor(.testGreen)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let again = try CGImage(pngData: image.pngData())
    #expect(again.isOpaque)
    #expect(again.rgbaBytes() == [0, 255, 0, 255, 0, 0, 0, 255])
  }

  @Test func `An image can be drawn by several threads at once`() async throws {
    let image = try sample()
    let results = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<16 {
        group.addTask {
          var last: [UInt8] = []
          for _ in 0..<50 {
            let drawn = try? draw(3, 2) { context in
              context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
            }
            last = drawn?.rgbaBytes() ?? []
          }
          return last
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == bytes })
  }
}
