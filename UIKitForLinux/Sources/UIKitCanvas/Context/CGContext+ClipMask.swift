internal import CCairo
public import Foundation

extension CGContext {
  /// An image that masks later drawing, with its transform.
  struct ClipMask {
    var image: CGImage
    /// The transform from the mask's pixels to the bitmap's.
    var transform: CGAffineTransform
  }

  /// Clips drawing to an image until the state is restored.
  ///
  /// An image with alpha masks with its alpha, another one with its brightness, where white is
  /// drawn. As on iOS, the image is upside down if the y-axis points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height),
      tx: rect.minX, ty: rect.maxY)
    let transform = toUser.concatenating(deviceTransform)
    clip(to: rect)
    state.masks.append(ClipMask(image: mask.alphaMask, transform: transform))
    cairo_push_group(cairo)
  }

  /// Composites the drawing under the state's masks onto the bitmap, last mask first.
  func closeMasks() {
    while let mask = state.masks.popLast() {
      cairo_pop_group_to_source(cairo)
      guard let surface = mask.image.makeSurface(),
        let pattern = cairo_pattern_create_for_surface(surface)
      else { continue }
      cairo_identity_matrix(cairo)
      var inverse = cairo_matrix_t(mask.transform.inverted())
      cairo_pattern_set_matrix(pattern, &inverse)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(surface)
    }
  }
}

extension CGImage {
  /// The image itself if it has alpha, or else an image whose alpha is this one's brightness.
  fileprivate var alphaMask: CGImage {
    guard isOpaque else { return self }
    var bytes = rgbaBytes()
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let (red, green, blue) = (Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
      // Rec. 709 weights, in thousandths.
      bytes[index + 3] = UInt8((red * 213 + green * 715 + blue * 72) / 1000)
    }
    return (try? CGImage(rgba: bytes, width: width, height: height)) ?? self
  }
}
