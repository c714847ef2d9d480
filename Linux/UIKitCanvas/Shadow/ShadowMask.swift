internal import CCairo
internal import Foundation
internal import Synchronization

/// The blurred coverage of a shape, ready to be coloured.
///
/// A wide blur leaves nothing fine, so it is worked out on a coarser grid and enlarged when drawn.
final class ShadowMask: @unchecked Sendable {
  // Invariant behind `@unchecked`: the bytes are written in the initialiser and only read afterwards;
  // whoever draws makes a surface of its own over them.

  private let bytes: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int
  /// Device pixels a pixel of the mask.
  private let coarseness: Double
  /// How far the mask reaches beyond the shape's top left corner, in its own pixels.
  private let margin: Int

  /// Blurs what a closure draws.
  ///
  /// - Parameters:
  ///   - size: of the shape, in device pixels.
  ///   - sigma: of the gaussian, in device pixels.
  ///   - draw: draws with the shape's top left corner at the origin, in device pixels.
  init?(size: CGSize, sigma: Double, draw: (OpaquePointer?) -> Void) {
    coarseness = sigma < 8 ? 1 : exp2((log2(sigma) - 2).rounded(.down))
    let blur = GaussianBlur(sigma: sigma / coarseness)
    margin = blur.reach + 1
    width = Int((Double(size.width) / coarseness).rounded(.up)) + 2 * margin
    height = Int((Double(size.height) / coarseness).rounded(.up)) + 2 * margin
    guard width <= 32767, height <= 32767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    cairo_translate(cairo, Double(margin), Double(margin))
    cairo_scale(cairo, 1 / coarseness, 1 / coarseness)
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let coverage = cairo_image_surface_get_data(surface) else { return nil }

    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    bytes = .allocate(capacity: bytesPerRow * height)
    bytes.initialize(repeating: 0, count: bytesPerRow * height)
    var plane = [UInt16](repeating: 0, count: width * height)
    plane.withUnsafeMutableBufferPointer { plane in
      for y in 0..<height {
        for x in 0..<width { plane[y * width + x] = UInt16(coverage[y * bytesPerRow + x]) << 8 }
      }
    }
    blur.apply(to: &plane, width: width, height: height)
    plane.withUnsafeBufferPointer { plane in
      for y in 0..<height {
        for x in 0..<width {
          bytes[y * bytesPerRow + x] = UInt8(min((Int(plane[y * width + x]) + 128) >> 8, 255))
        }
      }
    }
  }

  deinit {
    bytes.deallocate()
  }

  /// Lays the Cairo context's source on through the mask; the context's matrix is left as identity.
  func paint(in cairo: OpaquePointer?, at origin: CGPoint) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow)),
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    cairo_identity_matrix(cairo)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, Double(margin), Double(margin))
    cairo_matrix_scale(&matrix, 1 / coarseness, 1 / coarseness)
    cairo_matrix_translate(&matrix, -Double(origin.x), -Double(origin.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(surface)
  }
}

/// The masks that were drawn last: a panel that moves casts the same shadow in every frame.
enum ShadowCache {
  /// What a mask depends on: the shape from its top left corner on, in 64ths of a pixel.
  struct Key: Hashable {
    let elements: [CGPath.Element]
    let sigma: Double
  }

  private static let capacity = 12
  private static let entries = Mutex<[(key: Key, mask: ShadowMask)]>([])

  /// Returns the mask for a key, making it if it is not among those kept.
  static func mask(for key: Key, make: () -> ShadowMask?) -> ShadowMask? {
    let kept = entries.withLock { entries -> ShadowMask? in
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.mask
    }
    if let kept { return kept }
    guard let mask = make() else { return nil }
    entries.withLock { entries in
      entries.append((key, mask))
      if entries.count > capacity { entries.removeFirst() }
    }
    return mask
  }
}
