import Foundation
import Testing
import UIKitCanvas

struct CanvasErrorTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// A PNG header with a size of 70000 × 5 pixels.
  private static let tooWide: [UInt8] =
    png + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0x11, 0x70, 0, 0, 0, 5, 8, 6, 0, 0, 0]

  @Test(arguments: [
    (
      [] as [UInt8],
      "These 0 bytes are not a PNG; hand over a file that starts with the PNG signature."
    ),
    (
      Array("GIF89a".utf8),
      "These 6 bytes are not a PNG; hand over a file that starts with the PNG signature."
    ),
    (png, "This PNG of 8 bytes is damaged or incomplete; write the file again."),
    (
      png + Array(repeating: 0, count: 40),
      "This PNG of 48 bytes is damaged or incomplete; write the file again."
    ),
    (tooWide, "A bitmap of 70000 × 5 pixels is too large; neither side may be over 32767."),
  ])
  func `The error of an invalid PNG describes the problem`(bytes: [UInt8], message: String) {
    let error = #expect(throws: CanvasError.self) { try CGImage(pngData: Data(bytes)) }
    #expect(error?.description == message)
    #expect(error?.localizedDescription == message)
  }

  @Test func `The error of an incomplete PNG says so`() throws {
    let whole = try CGImage(
      rgba: Array(repeating: 77, count: 40 * 40 * 4), width: 40, height: 40
    ).pngData()
    let error = #expect(throws: CanvasError.self) {
      try CGImage(pngData: whole.prefix(whole.count / 2))
    }
    #expect(error == .damagedPNG(byteCount: whole.count / 2))
  }

  @Test(arguments: [
    (0, 10, "A bitmap of 0 × 10 pixels has no content; ask for at least 1 × 1."),
    (10, -1, "A bitmap of 10 × -1 pixels has no content; ask for at least 1 × 1."),
    (32768, 1, "A bitmap of 32768 × 1 pixels is too large; neither side may be over 32767."),
    (1, 99999, "A bitmap of 1 × 99999 pixels is too large; neither side may be over 32767."),
  ])
  func `The error of an unsupported size describes the reason`(
    width: Int, height: Int, message: String
  ) {
    let error = #expect(throws: CanvasError.self) {
      try CGContext(pixelWidth: width, pixelHeight: height, scale: 1, opaque: false)
    }
    #expect(error?.description == message)
  }

  @Test func `Too few pixels throw an error`() {
    let error = #expect(throws: CanvasError.self) {
      try CGImage(rgba: [0, 0, 0], width: 2, height: 3)
    }
    #expect(
      error?.description
        == "The pixels take 24 bytes and 3 were handed over; pass 4 bytes a pixel.")
  }

  @Test(arguments: [
    (
      CanvasError.missingFont(family: "Inter", debianPackage: "fonts-inter"),
      "The font “Inter” is not installed; install it with “apt-get install fonts-inter”."
    ),
    (
      .outOfMemory(width: 5, height: 6),
      "There is no memory for a bitmap of 5 × 6 pixels; ask for a smaller one."
    ),
    (
      .cannotEncodePNG(reason: "no memory"),
      "The bitmap could not be written as a PNG (no memory); check that memory is free."
    ),
  ])
  func `Each error message says what to do`(error: CanvasError, message: String) {
    #expect(error.description == message)
  }
}
