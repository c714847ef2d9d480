internal import CCairo

/// An image ready to be laid onto a screen in frame after frame.
///
/// Whoever owns it uses it on one thread at a time: pixman counts references without atomics, which is why
/// an image, which anyone may share, has none of its own.
package final class PixelBitmap {
  package let image: CGImage
  let pixman: OpaquePointer?

  /// A bitmap that shares the image's pixels.
  package init(_ image: CGImage) {
    self.image = image
    let format = image.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
    pixman = image.pixels.withMemoryRebound(to: UInt32.self, capacity: 1) { bits in
      pixman_image_create_bits(
        format, Int32(image.width), Int32(image.height), bits, Int32(image.bytesPerRow))
    }
  }

  deinit {
    if let pixman { pixman_image_unref(pixman) }
  }
}
