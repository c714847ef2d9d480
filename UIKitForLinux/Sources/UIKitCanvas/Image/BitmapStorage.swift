internal import CCairo

/// The owner of a bitmap's memory.
final class BitmapStorage: @unchecked Sendable {
  // Invariant behind `@unchecked`: the pointer is never reassigned, and the memory is written only
  // while a single CGContext owns the storage. Images only read it.

  /// The Cairo image surface.
  let surface: OpaquePointer

  /// Takes ownership of one reference to an image surface.
  init(owning surface: OpaquePointer) {
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Creates an empty bitmap, which is transparent, or black if it's opaque.
  static func make(width: Int, height: Int, opaque: Bool) throws(CanvasError) -> BitmapStorage {
    guard width > 0, height > 0 else { throw .emptySize(width: width, height: height) }
    // Cairo's rasterizer has 16-bit coordinates.
    guard width <= 32767, height <= 32767 else {
      throw .sizeTooLarge(width: width, height: height)
    }
    let format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      throw .outOfMemory(width: width, height: height)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory(width: width, height: height)
    }
    return BitmapStorage(owning: surface)
  }

  /// Returns a copy with the same pixels, or `nil` if there is no memory for it.
  func copied() -> BitmapStorage? {
    cairo_surface_flush(surface)
    guard
      let copy = try? BitmapStorage.make(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)), opaque: isOpaque),
      let source = cairo_image_surface_get_data(surface),
      let target = cairo_image_surface_get_data(copy.surface)
    else { return nil }
    target.update(from: source, count: byteCount)
    cairo_surface_mark_dirty(copy.surface)
    return copy
  }

  /// A Boolean value that indicates whether the bitmap has no alpha channel.
  var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

  /// The distance between the starts of two rows, in bytes.
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// The number of bytes, including the padding of rows.
  var byteCount: Int { bytesPerRow * Int(cairo_image_surface_get_height(surface)) }
}
