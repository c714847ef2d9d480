internal import CCairo
public import Foundation

extension CGContext {
  /// Draws an image into a rectangle, upside down if the y-axis points down, like Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    if byTiling {
      drawTiles(of: image, in: rect)
    } else {
      drawUpright(image, in: rect)
    }
    restoreGState()
  }

  /// Draws an image upright into a rectangle.
  ///
  /// If the rectangle is pixel-aligned and has the size of the image, pixels are copied without
  /// resampling. The context's alpha, blend mode, and shadow apply.
  ///
  /// - Parameters:
  ///   - alpha: An additional opacity, 0…1.
  ///   - fillsClip: A Boolean value that indicates whether the image's edge pixels extend to the
  ///   edges of the clip, so that edges between pixels aren't antialiased.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, alpha: CGFloat = 1, fillsClip: Bool = false
  ) {
    let alpha = Double(min(max(alpha, 0), 1) * state.alpha)
    guard alpha > 0, rect.width > 0, rect.height > 0, let surface = image.makeSurface() else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    let transform = deviceTransform
    if let place = wholePixels(for: image, in: rect, transform) {
      render { cairo in
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, surface, place.x, place.y)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        paint(cairo, alpha: alpha) {
          cairo_rectangle(cairo, place.x, place.y, Double(image.width), Double(image.height))
        }
      }
      return
    }
    let filter = filter(for: image, in: rect, transform)
    render { cairo in
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      cairo_scale(
        cairo, Double(rect.width) / Double(image.width),
        Double(rect.height) / Double(image.height))
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), filter)
      // Extends the edge pixels outside, because otherwise the edges would fade.
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      if !fillsClip {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        cairo_clip(cairo)
      }
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  /// Draws an image that is transparent outside its bounds.
  ///
  /// Unbounded blend modes are limited to the bounds.
  private func paint(_ cairo: OpaquePointer?, alpha: Double, outline: () -> Void) {
    if state.blendMode != .normal {
      cairo_new_path(cairo)
      outline()
      cairo_clip(cairo)
    }
    if alpha == 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
  }

  /// Returns the position of the image's first pixel, if all pixels are aligned with the bitmap's.
  private func wholePixels(
    for image: CGImage, in rect: CGRect, _ transform: CGAffineTransform
  ) -> (x: Double, y: Double)? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    let x = Double(transform.a * rect.minX + transform.tx)
    let y = Double(transform.d * rect.minY + transform.ty)
    let width = Double(transform.a * rect.width)
    let height = Double(transform.d * rect.height)
    // Cairo distinguishes at most 1/256 of a pixel.
    let tolerance = 1.0 / 256
    guard abs(width - Double(image.width)) < tolerance,
      abs(height - Double(image.height)) < tolerance,
      abs(x - x.rounded()) < tolerance, abs(y - y.rounded()) < tolerance
    else { return nil }
    return (x.rounded(), y.rounded())
  }

  private func filter(
    for image: CGImage, in rect: CGRect, _ transform: CGAffineTransform
  ) -> cairo_filter_t {
    switch state.interpolationQuality {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .high: return CAIRO_FILTER_BEST
    case .default, .medium:
      // At fractional positions, bilinear interpolation is as good and several times as fast,
      // unless the image is reduced a lot.
      let size = rect.size.applying(
        CGAffineTransform(
          a: hypot(transform.a, transform.b), b: 0, c: 0, d: hypot(transform.c, transform.d),
          tx: 0, ty: 0))
      let shrinks =
        size.width < CGFloat(image.width) * 0.75 || size.height < CGFloat(image.height) * 0.75
      return shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
  }

  private func drawTiles(of image: CGImage, in rect: CGRect) {
    guard let surface = image.makeSurface() else { return }
    defer { cairo_surface_destroy(surface) }
    let alpha = Double(state.alpha)
    let clip = boundingBoxOfClipPath
    render { cairo in
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
      cairo_clip(cairo)
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      cairo_scale(
        cairo, Double(rect.width) / Double(image.width),
        Double(rect.height) / Double(image.height))
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }
}
