internal import CCairo

/// The owner of a bitmap's memory.
final class BitmapStorage: @unchecked Sendable {
  // Invariant behind `@unchecked`: the one pointer is never reassigned, and the memory behind it is
  // written only while a single CGContext holds the storage; images read it and never write.

  /// The Cairo image surface.
  let surface: OpaquePointer

  /// Takes over one reference to an image surface.
  init(owning surface: OpaquePointer) {
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Makes an empty bitmap: transparent, or black if it is to be opaque.
  static func make(width: Int, height: Int, opaque: Bool) throws(CanvasError) -> BitmapStorage {
    guard width > 0, height > 0 else { throw .emptySize(width: width, height: height) }
    // Cairo's rasteriser counts in 16 bits.
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

  /// Returns a bitmap with the same pixels; `nil` if there is no memory for it.
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

  /// Whether the bitmap has no alpha.
  var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

  /// The distance of two rows, in bytes.
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// All bytes, the rows' padding included.
  var byteCount: Int { bytesPerRow * Int(cairo_image_surface_get_height(surface)) }
}
