internal import CCairo
package import Foundation

extension CGContext {
  /// Draws only the shadow of a filled path, including the part below the path.
  ///
  /// - Parameters:
  ///   - path: The path in user space.
  ///   - offset: The offset in points, in user space.
  ///   - radius: The sigma of the Gaussian in points, as in Core Animation's `shadowRadius`.
  ///   - color: The color, whose alpha is the shadow's opacity.
  package func drawShadow(of path: CGPath, offset: CGSize, radius: CGFloat, color: CGColor) {
    let transform = deviceTransform
    let outline = path.boundingBoxOfPath
    guard !outline.isNull, let device = path.transformed(by: transform) else { return }
    let box = device.boundingBoxOfPath
    let unit = sqrt(abs(transform.a * transform.d - transform.b * transform.c))
    let sigma = Double(max(radius, 0) * unit)
    let shape = device.elements.map { $0.rounded(from: box.origin) }
    let key = ShadowCache.Key(elements: shape, sigma: sigma)
    let mask = ShadowCache.mask(for: key) {
      ShadowMask(size: box.size, sigma: sigma) { cairo in
        cairo_append(shape[...], to: cairo)
        cairo_fill(cairo)
      }
    }
    guard let mask else { return }
    let shift = offset.applying(transform)
    let source = self.color(color)
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoValue)
    setSource(source, in: cairo)
    mask.paint(
      in: cairo, at: CGPoint(x: box.minX + shift.width, y: box.minY + shift.height))
    cairo_restore(cairo)
  }

  /// Draws a shape and its shadow below it.
  ///
  /// Shapes outside the bitmap have no shadow inside it.
  func renderWithShadow(_ shadow: Shadow, _ operation: (OpaquePointer?) -> Void) {
    cairo_save(cairo)
    // The shadow of a clipped shape can be visible outside the clip.
    cairo_reset_clip(cairo)
    cairo_push_group(cairo)
    operation(cairo)
    let group = cairo_pop_group(cairo)
    cairo_restore(cairo)
    defer { cairo_pattern_destroy(group) }

    let transform = deviceTransform
    let size = CGSize(width: width, height: height)
    let mask = ShadowMask(size: size, sigma: Double(shadow.sigma)) { cairo in
      var matrix = cairo_matrix_t(transform)
      cairo_transform(cairo, &matrix)
      cairo_set_source(cairo, group)
      cairo_paint(cairo)
    }
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoValue)
    let rgba = shadow.color.rgba
    cairo_set_source_rgba(
      cairo, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
    mask?.paint(in: cairo, at: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    cairo_restore(cairo)

    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoValue)
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

extension CGPath.Element {
  /// Returns the element relative to another origin, in units of 1/64.
  fileprivate func rounded(from origin: CGPoint) -> CGPath.Element {
    map { point in
      CGPoint(
        x: ((point.x - origin.x) * 64).rounded() / 64,
        y: ((point.y - origin.y) * 64).rounded() / 64)
    }
  }
}
