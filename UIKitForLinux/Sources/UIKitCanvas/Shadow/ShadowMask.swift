internal import CCairo
internal import Foundation

/// The blurred alpha mask of a shape.
///
/// A wide blur has no fine details, so it is computed at a lower resolution and scaled up.
final class ShadowMask: @unchecked Sendable {
  // Invariant behind `@unchecked`: the bytes are written in the initializer and only read
  // afterward. Each drawing creates a separate surface with them.

  private let plane: AlphaPlane
  /// The distance of the mask beyond the shape's top left corner, in device pixels.
  private let margin: Int
  /// A Boolean value that indicates whether the blur is so wide that fractional positions make no
  /// visible difference.
  private let liesOnWholePixels: Bool

  /// Blurs the drawing of a closure.
  ///
  /// - Parameters:
  ///   - size: The size of the shape, in device pixels.
  ///   - sigma: The sigma of the Gaussian, in device pixels.
  ///   - draw: A closure that draws with the shape's top left corner at the origin, in device
  ///   pixels.
  init?(size: CGSize, sigma: Double, draw: (OpaquePointer?) -> Void) {
    // A blur that is wider than any bitmap is invisible.
    guard sigma >= 0, sigma < 32767 else { return nil }
    let coarseness = sigma < 8 ? 1 : Int(exp2((log2(sigma) - 2).rounded(.down)))
    let blur = GaussianBlur(sigma: sigma / Double(coarseness))
    let coarseMargin = blur.reach + 1
    func coarse(_ length: CGFloat) -> Int {
      Int(pixels: length / CGFloat(coarseness)) + 2 * coarseMargin
    }
    guard let small = AlphaPlane(width: coarse(size.width), height: coarse(size.height)) else {
      return nil
    }
    small.draw { cairo in
      cairo_translate(cairo, Double(coarseMargin), Double(coarseMargin))
      cairo_scale(cairo, 1 / Double(coarseness), 1 / Double(coarseness))
      draw(cairo)
    }
    small.blur(blur)
    margin = coarseMargin * coarseness
    liesOnWholePixels = coarseness > 1
    guard coarseness > 1 else {
      plane = small
      return
    }
    guard
      let large = AlphaPlane(width: small.width * coarseness, height: small.height * coarseness)
    else { return nil }
    large.draw { cairo in
      cairo_scale(cairo, Double(coarseness), Double(coarseness))
      guard let surface = small.makeSurface() else { return }
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      cairo_paint(cairo)
      cairo_surface_destroy(surface)
    }
    plane = large
  }

  /// Paints the Cairo context's source through the mask, and resets the context's matrix to the
  /// identity.
  ///
  /// - Parameter origin: The position of the shape's top left corner, in device pixels.
  func paint(in cairo: OpaquePointer?, at origin: CGPoint) {
    guard let surface = plane.makeSurface(),
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    cairo_identity_matrix(cairo)
    var matrix = cairo_matrix_t()
    let (x, y) = (Double(origin.x) - Double(margin), Double(origin.y) - Double(margin))
    // Pixel-aligned masks are drawn ten times as fast.
    let isWhole =
      liesOnWholePixels
      || (abs(x - x.rounded()) < 1.0 / 64 && abs(y - y.rounded()) < 1.0 / 64)
    cairo_matrix_init_translate(&matrix, -(isWhole ? x.rounded() : x), -(isWhole ? y.rounded() : y))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(surface)
  }
}
