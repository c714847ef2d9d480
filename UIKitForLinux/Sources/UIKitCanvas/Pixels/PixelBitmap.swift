internal import CCairo

/// An image that is prepared for compositing in every frame.
///
/// Its owner uses it on one thread at a time, because the reference counts of pixman are not
/// atomic. An image can be shared between threads, so it has no bitmap.
package final class PixelBitmap {
  package let image: CGImage
  let pixman: OpaquePointer?
  /// A copy of the pixels for interpolation at fractional positions, created on demand.
  private(set) lazy var stretchable = makeStretchable()
  /// A copy with half the height, in which each pixel is the mean of two, created on demand.
  private(set) lazy var halfHeight = makeHalfHeight()

  /// Creates a bitmap that shares the image's pixels.
  package init(_ image: CGImage) {
    self.image = image
    pixman = Self.makePixman(image)
  }

  private static func makePixman(_ image: CGImage) -> OpaquePointer? {
    let format = image.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
    return image.pixels.withMemoryRebound(to: UInt32.self, capacity: 1) { bits in
      pixman_image_create_bits(
        format, Int32(image.width), Int32(image.height), bits, Int32(image.bytesPerRow))
    }
  }

  deinit {
    if let pixman { pixman_image_unref(pixman) }
    if hasStretchable, let stretchable { pixman_image_unref(stretchable) }
  }

  private var hasStretchable = false

  private func makeStretchable() -> OpaquePointer? {
    hasStretchable = true
    guard let made = Self.makePixman(image) else { return nil }
    pixman_image_set_filter(made, PIXMAN_FILTER_BILINEAR, nil, 0)
    // Extends the edge pixels outside, because otherwise the edges would fade.
    pixman_image_set_repeat(made, PIXMAN_REPEAT_PAD)
    return made
  }

  private func makeHalfHeight() -> PixelBitmap? {
    let height = (image.height + 1) / 2
    guard
      let storage = try? BitmapStorage.make(
        width: image.width, height: height, opaque: image.isOpaque),
      let half = CGImage(storage: storage)
    else { return nil }
    for y in 0..<height {
      let upper = image.pixels + 2 * y * image.bytesPerRow
      let lower = image.pixels + min(2 * y + 1, image.height - 1) * image.bytesPerRow
      let target = half.pixels + y * half.bytesPerRow
      for x in 0..<4 * image.width {
        target[x] = UInt8((UInt16(upper[x]) + UInt16(lower[x]) + 1) / 2)
      }
    }
    return PixelBitmap(half)
  }
}
