internal import CCairo
package import Foundation

/// Composites colors and bitmaps at whole pixels of the bitmap of a context.
///
/// It makes the same pixman calls as Cairo, with the same result, but without the small allocations
/// that Cairo makes for each call.
package final class PixelCanvas {
  private let context: CGContext
  private let target: OpaquePointer?
  /// The last color as a pixman image, and its components.
  private var solid: (image: OpaquePointer?, color: pixman_color_t)?
  private var mask: (image: OpaquePointer?, alpha: UInt16)?

  /// Creates a canvas for the bitmap itself.
  ///
  /// The context's state has no effect.
  package init(_ context: CGContext) {
    self.context = context
    let surface = context.storage.surface
    let format = context.storage.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
    cairo_surface_flush(surface)
    // Otherwise Cairo could consider the bitmap empty, and copy instead of blending.
    cairo_surface_mark_dirty(surface)
    let bits = cairo_image_surface_get_data(surface)
    target = bits?.withMemoryRebound(to: UInt32.self, capacity: 1) { bits in
      pixman_image_create_bits(
        format, Int32(context.width), Int32(context.height), bits,
        Int32(context.storage.bytesPerRow))
    }
  }

  deinit {
    for image in [target, solid?.image, mask?.image] {
      if let image { pixman_image_unref(image) }
    }
  }

  /// Fills pixels with a color whose alpha is multiplied by another value.
  package func fill(
    x: Int, y: Int, width: Int, height: Int, _ color: CGColor, alpha: CGFloat = 1
  ) {
    let rgba = color.rgba
    let opacity = Double(min(max(rgba.alpha * alpha, 0), 1))
    guard opacity > 0, let target else { return }
    let wanted = pixman_color_t(
      red: Self.short(Double(rgba.red) * opacity), green: Self.short(Double(rgba.green) * opacity),
      blue: Self.short(Double(rgba.blue) * opacity), alpha: Self.short(opacity))
    if wanted.alpha >= 0xFF00 {
      let pixel = Self.pixel(wanted)
      let bytesPerRow = context.storage.bytesPerRow
      pixman_fill(
        pixman_image_get_data(target), Int32(bytesPerRow / 4), 32, Int32(x), Int32(y), Int32(width),
        Int32(height), pixel)
      return
    }
    guard let source = image(of: wanted) else { return }
    pixman_image_composite32(
      PIXMAN_OP_OVER, source, nil, target, 0, 0, 0, 0, Int32(x), Int32(y), Int32(width),
      Int32(height))
  }

  /// Draws a bitmap.
  ///
  /// - Parameters:
  ///   - place: The position of the bitmap's first pixel.
  ///   - x: With `y`, `width`, and `height`, the pixels to draw, all of them inside the bitmap.
  package func draw(
    _ bitmap: PixelBitmap, at place: (x: Int, y: Int), x: Int, y: Int, width: Int, height: Int,
    alpha: CGFloat = 1
  ) {
    let opacity = Self.short(Double(min(max(alpha, 0), 1)))
    let (left, top) = (max(x, place.x), max(y, place.y))
    let right = min(x + width, place.x + bitmap.image.width)
    let bottom = min(y + height, place.y + bitmap.image.height)
    guard opacity > 0, left < right, top < bottom, let target, let source = bitmap.pixman else {
      return
    }
    pixman_image_composite32(
      PIXMAN_OP_OVER, source, opacity >= 0xFF00 ? nil : mask(of: opacity), target,
      Int32(left - place.x), Int32(top - place.y), 0, 0, Int32(left), Int32(top),
      Int32(right - left), Int32(bottom - top))
  }

  /// Draws a bitmap into a rectangle whose edges may be between pixels.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the bitmap, in pixels.
  ///   - x: With `y`, `width`, and `height`, the pixels to draw, all of them inside the bitmap.
  /// - Returns: A Boolean value that indicates whether the bitmap was drawn. A bitmap that becomes
  ///   much narrower must be drawn by Cairo.
  package func draw(
    _ bitmap: PixelBitmap, in rect: CGRect, x: Int, y: Int, width: Int, height: Int,
    alpha: CGFloat
  ) -> Bool {
    guard let place = StretchedPlace(bitmap, in: rect), let source = place.bitmap.stretchable else {
      return false
    }
    let opacity = Self.short(Double(min(max(alpha, 0), 1)))
    guard opacity > 0, width > 0, height > 0, let target else { return true }
    var transform = place.transform(x: x, y: y, width: width, height: height)
    pixman_image_set_transform(source, &transform.matrix)
    pixman_image_composite32(
      PIXMAN_OP_OVER, source, opacity >= 0xFF00 ? nil : mask(of: opacity), target,
      Int32(x + transform.x), Int32(y + transform.y), 0, 0, Int32(x), Int32(y), Int32(width),
      Int32(height))
    return true
  }

  private func image(of color: pixman_color_t) -> OpaquePointer? {
    if let solid, Self.pixel(solid.color) == Self.pixel(color) { return solid.image }
    if let image = solid?.image { pixman_image_unref(image) }
    var color = color
    solid = (pixman_image_create_solid_fill(&color), color)
    return solid?.image
  }

  private func mask(of alpha: UInt16) -> OpaquePointer? {
    if let mask, mask.alpha == alpha { return mask.image }
    if let image = mask?.image { pixman_image_unref(image) }
    var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: alpha)
    mask = (pixman_image_create_solid_fill(&color), alpha)
    return mask?.image
  }

  /// Returns a 16-bit component, rounded like Cairo's.
  private static func short(_ value: Double) -> UInt16 {
    let whole = UInt32(value * 65536)
    return UInt16(whole - whole >> 16)
  }

  private static func pixel(_ color: pixman_color_t) -> UInt32 {
    func byte(_ value: UInt16) -> UInt32 { UInt32(value >> 8) }
    return byte(color.alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }
}
