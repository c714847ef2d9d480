internal import CCairo

/// A bitmap of 8-bit coverage values.
final class AlphaPlane {
  let width: Int
  let height: Int
  private let bytesPerRow: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Creates an empty plane, or returns `nil` if Cairo can't address it.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return nil }
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    bytes = .allocate(capacity: bytesPerRow * height)
    bytes.initialize(repeating: 0, count: bytesPerRow * height)
  }

  deinit {
    bytes.deallocate()
  }

  /// Creates a Cairo surface with the plane.
  ///
  /// The caller must destroy it, on the same thread.
  func makeSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow))
  }

  /// Draws into the plane, in its pixel coordinates.
  func draw(_ body: (OpaquePointer?) -> Void) {
    guard let surface = makeSurface() else { return }
    let cairo = cairo_create(surface)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Blurs the plane, with a higher precision than it stores.
  func blur(_ blur: GaussianBlur) {
    var fine = [UInt16](repeating: 0, count: width * height)
    fine.withUnsafeMutableBufferPointer { fine in
      for y in 0..<height {
        for x in 0..<width { fine[y * width + x] = UInt16(bytes[y * bytesPerRow + x]) << 8 }
      }
    }
    blur.apply(to: &fine, width: width, height: height)
    fine.withUnsafeBufferPointer { fine in
      for y in 0..<height {
        for x in 0..<width {
          bytes[y * bytesPerRow + x] = UInt8(min((Int(fine[y * width + x]) + 128) >> 8, 255))
        }
      }
    }
  }
}
