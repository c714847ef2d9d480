internal import CCairo
internal import Foundation

extension CGImage {
  /// Creates an image from RGBA bytes without premultiplied alpha, row by row without padding.
  package convenience init(rgba bytes: [UInt8], width: Int, height: Int) throws(CanvasError) {
    let storage = try BitmapStorage.make(width: width, height: height, opaque: false)
    guard bytes.count == width * height * 4 else {
      throw .wrongByteCount(expected: width * height * 4, actual: bytes.count)
    }
    guard let target = cairo_image_surface_get_data(storage.surface) else {
      throw .outOfMemory(width: width, height: height)
    }
    let stride = storage.bytesPerRow
    for y in 0..<height {
      for x in 0..<width {
        let source = (y * width + x) * 4
        let alpha = Int(bytes[source + 3])
        let pixel = target + (y * stride + x * 4)
        // In memory, Cairo's pixels are blue, green, red, alpha.
        pixel[0] = UInt8((Int(bytes[source + 2]) * alpha + 127) / 255)
        pixel[1] = UInt8((Int(bytes[source + 1]) * alpha + 127) / 255)
        pixel[2] = UInt8((Int(bytes[source]) * alpha + 127) / 255)
        pixel[3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(storage.surface)
    guard let copy = CGImage(storage: storage) else {
      throw .outOfMemory(width: width, height: height)
    }
    self.init(sharing: copy)
  }

  /// Creates an image from BGRA bytes whose alpha is 255, row by row without padding.
  package convenience init(
    opaqueBGRA bytes: UnsafeRawBufferPointer, width: Int, height: Int
  ) throws(CanvasError) {
    let storage = try BitmapStorage.make(width: width, height: height, opaque: false)
    guard bytes.count == width * height * 4, let source = bytes.baseAddress else {
      throw .wrongByteCount(expected: width * height * 4, actual: bytes.count)
    }
    guard let target = cairo_image_surface_get_data(storage.surface) else {
      throw .outOfMemory(width: width, height: height)
    }
    for y in 0..<height {
      memcpy(target + y * storage.bytesPerRow, source + y * width * 4, width * 4)
    }
    cairo_surface_mark_dirty(storage.surface)
    guard let copy = CGImage(storage: storage) else {
      throw .outOfMemory(width: width, height: height)
    }
    self.init(sharing: copy)
  }

  /// Returns a pixel's components, 0…255, without premultiplied alpha, or `nil` outside the image.
  package func pixel(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8)? {
    guard 0..<width ~= x, 0..<height ~= y else { return nil }
    let pixel = pixels + (y * bytesPerRow + x * 4)
    return CGImage.straight(blue: pixel[0], green: pixel[1], red: pixel[2], alpha: alpha(pixel[3]))
  }

  /// Returns all pixels as RGBA bytes without premultiplied alpha, row by row without padding.
  package func rgbaBytes() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var target = 0
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels + (y * bytesPerRow + x * 4)
          let color = CGImage.straight(
            blue: pixel[0], green: pixel[1], red: pixel[2], alpha: alpha(pixel[3]))
          buffer[target] = color.r
          buffer[target + 1] = color.g
          buffer[target + 2] = color.b
          buffer[target + 3] = color.a
          target += 4
        }
      }
      count = target
    }
  }

  /// Calls a closure with the pixels, in premultiplied BGRA format with `bytesPerRow` bytes per
  /// row.
  ///
  /// If `isOpaque` is true, the fourth byte of a pixel is undefined.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    // In a cropped image, the last row has no padding.
    let count = (height - 1) * bytesPerRow + width * 4
    defer { withExtendedLifetime(self) {} }
    return try body(UnsafeRawBufferPointer(start: pixels, count: count), bytesPerRow)
  }

  /// Returns whether another image has the same size and the same pixels.
  package func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    if pixels == other.pixels, bytesPerRow == other.bytesPerRow { return true }
    guard !isOpaque, !other.isOpaque else { return rgbaBytes() == other.rgbaBytes() }
    return (0..<height).allSatisfy { y in
      memcmp(pixels + y * bytesPerRow, other.pixels + y * other.bytesPerRow, width * 4) == 0
    }
  }

  private func alpha(_ byte: UInt8) -> UInt8 { isOpaque ? 255 : byte }

  /// Reverts the premultiplication by alpha, rounded to the nearest integer.
  private static func straight(
    blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8
  ) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    if alpha == 255 { return (red, green, blue, 255) }
    if alpha == 0 { return (0, 0, 0, 0) }
    let whole = Int(alpha)
    func divided(_ value: UInt8) -> UInt8 {
      UInt8(min((Int(value) * 255 + whole / 2) / whole, 255))
    }
    return (divided(red), divided(green), divided(blue), alpha)
  }
}
