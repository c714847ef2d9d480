import Foundation
import Testing
import UIKitCanvas

struct PixelCanvasTests {
  /// A bitmap with every alpha value, and with colors whose premultiplied components are rounded.
  private func makePicture() throws -> CGImage {
    var bytes: [UInt8] = []
    for alpha in 0...255 {
      bytes += [UInt8(255 - alpha), UInt8(alpha * 7 % 256), 90, UInt8(alpha)]
    }
    return try CGImage(rgba: bytes, width: 16, height: 16)
  }

  /// Draws the same content over a gray gradient with Cairo and with the canvas.
  private func drawTwice(
    opaque: Bool, _ cairo: (CGContext) -> Void, _ pixels: (PixelCanvas) -> Void
  ) throws -> (cairo: [UInt8], pixels: [UInt8]) {
    func draw(_ body: (CGContext) -> Void) throws -> [UInt8] {
      let context = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1, opaque: opaque)
      for row in 0..<20 {
        context.setFillColor(gray: CGFloat(row) / 19, alpha: 1)
        context.fill(CGRect(x: 0, y: row, width: 20, height: 1))
      }
      body(context)
      return context.copyImage().rgbaBytes()
    }
    return (try draw(cairo), try draw { pixels(PixelCanvas($0)) })
  }

  @Test(arguments: [0, 0.001, 0.2, 0.4999, 0.7, 0.997, 1], [true, false])
  func `Filling a color matches Cairo`(alpha: CGFloat, opaque: Bool) throws {
    let color = CGColor(red: 0.3, green: 0.777, blue: 0.05, alpha: 0.9)
    let rect = CGRect(x: 3, y: 2, width: 11, height: 15)
    let drawn = try drawTwice(opaque: opaque) { context in
      context.setFillColor(color.copy(alpha: 0.9 * alpha) ?? color)
      context.fill(rect)
    } _: { canvas in
      canvas.fill(x: 3, y: 2, width: 11, height: 15, color, alpha: alpha)
    }
    #expect(drawn.cairo == drawn.pixels)
  }

  @Test(arguments: [0, 0.001, 0.2, 0.4999, 0.7, 0.997, 1], [true, false])
  func `Drawing a bitmap matches Cairo`(alpha: CGFloat, opaque: Bool) throws {
    let picture = try makePicture()
    let drawn = try drawTwice(opaque: opaque) { context in
      context.clip(to: CGRect(x: 4, y: 5, width: 20, height: 9))
      context.drawUpright(picture, in: CGRect(x: -2, y: 3, width: 16, height: 16), alpha: alpha)
    } _: { canvas in
      canvas.draw(
        PixelBitmap(picture), at: (-2, 3), x: 4, y: 5, width: 16, height: 9, alpha: alpha)
    }
    #expect(drawn.cairo == drawn.pixels)
  }

  @Test(arguments: [
    CGRect(x: 1.25, y: 2.5, width: 14.3, height: 12.6), CGRect(x: 2, y: 3, width: 16, height: 12.2),
    CGRect(x: 0.4, y: 0.1, width: 19, height: 18.7), CGRect(x: 3.7, y: 4, width: 12.4, height: 13),
  ])
  func `Drawing a slightly scaled bitmap matches Cairo`(
    place: CGRect
  ) throws {
    let picture = try makePicture()
    for alpha in [0.37, 1] {
      let drawn = try drawTwice(opaque: true) { context in
        context.clip(to: CGRect(x: 4, y: 5, width: 11, height: 9))
        context.drawUpright(picture, in: place, alpha: alpha, fillsClip: true)
      } _: { canvas in
        let isDone = canvas.draw(
          PixelBitmap(picture), in: place, x: 4, y: 5, width: 11, height: 9, alpha: alpha)
        #expect(isDone)
      }
      #expect(drawn.cairo == drawn.pixels)
    }
  }

  @Test(arguments: [2.0, 3, 5, 8])
  func `Reducing the height averages every row`(height: CGFloat) throws {
    var bytes: [UInt8] = []
    for row in 0..<32 {
      let grey: UInt8 = row % 2 == 0 ? 0 : 200
      for _ in 0..<4 { bytes += [grey, grey, grey, 255] }
    }
    let context = try CGContext(pixelWidth: 4, pixelHeight: 8, scale: 1, opaque: true)
    let isDone = PixelCanvas(context).draw(
      PixelBitmap(try CGImage(rgba: bytes, width: 4, height: 32)),
      in: CGRect(x: 0, y: 0, width: 4, height: height), x: 0, y: 0, width: 4, height: Int(height),
      alpha: 1)
    #expect(isDone)
    let picture = context.copyImage()
    for row in 0..<Int(height) {
      #expect(abs(Int(picture.pixel(x: 2, y: row)?.r ?? 0) - 100) <= 1, "row \(row)")
    }
  }

  @Test func `A much narrower bitmap is drawn by Cairo`() throws {
    let context = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1, opaque: true)
    let place = CGRect(x: 0, y: 0, width: 11.9, height: 16)
    let isDone = PixelCanvas(context).draw(
      PixelBitmap(try makePicture()), in: place, x: 0, y: 0, width: 12, height: 16, alpha: 1)
    #expect(!isDone)
    #expect(context.copyImage().pixel(x: 5, y: 15)?.r == 0)
  }

  @Test func `Colors and alphas can be used in any order`() throws {
    let picture = try makePicture()
    let colors = [
      CGColor(gray: 0, alpha: 0.4), CGColor(gray: 1, alpha: 1), CGColor(gray: 0.5, alpha: 0.4),
    ]
    let drawn = try drawTwice(opaque: true) { context in
      for step in 0..<6 {
        context.setFillColor(colors[step % 3])
        context.fill(CGRect(x: step, y: step, width: 8, height: 8))
        let place = CGRect(x: step, y: 0, width: 16, height: 16)
        context.drawUpright(picture, in: place, alpha: step % 2 == 0 ? 0.3 : 0.6)
      }
    } _: { canvas in
      for step in 0..<6 {
        canvas.fill(x: step, y: step, width: 8, height: 8, colors[step % 3])
        canvas.draw(
          PixelBitmap(picture), at: (step, 0), x: 0, y: 0, width: 20, height: 20,
          alpha: step % 2 == 0 ? 0.3 : 0.6)
      }
    }
    #expect(drawn.cairo == drawn.pixels)
  }

  @Test func `Cairo blends with earlier drawing of the canvas`() throws {
    let context = try CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1, opaque: true)
    PixelCanvas(context).fill(x: 0, y: 0, width: 4, height: 4, CGColor(gray: 1, alpha: 1))
    let image = try CGImage(rgba: [0, 0, 0, 0], width: 1, height: 1)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let pixel = context.copyImage().pixel(x: 1, y: 1)
    #expect(pixel.map { [$0.r, $0.g, $0.b] } == [255, 255, 255])
  }
}
