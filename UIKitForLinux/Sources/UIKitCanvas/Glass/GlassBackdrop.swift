internal import CCairo
internal import Foundation

/// The blurred picture that glass shows of what is behind it.
///
/// A wide blur has no fine details, so it is computed at a quarter of the resolution. The picture is
/// scaled up row by row as glass comes to need it.
package final class GlassBackdrop {
  /// How glass changes a color: its brightness, which is scaled and raised, and its distance from gray.
  package struct Tone: Hashable, Sendable {
    package var slope: Double
    package var offset: Double
    package var chroma: Double

    package init(slope: Double, offset: Double, chroma: Double) {
      (self.slope, self.offset, self.chroma) = (slope, offset, chroma)
    }

    /// Returns the color that glass shows instead of another one.
    package func applied(to color: CGColor) -> CGColor {
      let rgba = color.rgba
      let luma = (54 * rgba.red + 183 * rgba.green + 18 * rgba.blue) / 255
      func component(_ value: CGFloat) -> CGFloat {
        let shown = slope * Double(luma) + offset + chroma * Double(value - luma)
        return CGFloat(min(max(shown, 0), 1))
      }
      return CGColor(
        srgbRed: component(rgba.red), green: component(rgba.green), blue: component(rgba.blue),
        alpha: rgba.alpha)
    }
  }

  /// The side of the square of pixels that become one before the blur.
  package static let coarseness = 4

  /// The picture, of which the rows asked for by `fill(rows:)` are there.
  package let bitmap: PixelBitmap
  private let coarse: PixelBitmap
  private var filledRows = 0..<0

  /// Returns how far the blur carries, in pixels; a multiple of `coarseness`.
  ///
  /// - Parameter sigma: The standard deviation of the blur, in pixels.
  package static func reach(sigma: Double) -> Int {
    // One more for each change of the resolution.
    (BoxBlur(sigma: sigma / Double(coarseness)).reach + 2) * coarseness
  }

  /// Blurs a part of a picture.
  ///
  /// - Parameters:
  ///   - picture: A picture as large as the screen.
  ///   - x: The first column, a multiple of `coarseness`, with the row and the size of the part.
  ///   - sigma: The standard deviation of the blur, in pixels.
  ///   - tone: The change of the colors.
  package init?(
    of picture: CGImage, x: Int, y: Int, width: Int, height: Int, sigma: Double, tone: Tone
  ) {
    guard
      let half = Self.halved(
        PixelBitmap(picture), x: x, y: y, width: (width + 1) / 2, height: (height + 1) / 2),
      let quarter = Self.halved(
        PixelBitmap(half), x: 0, y: 0, width: (half.width + 1) / 2, height: (half.height + 1) / 2),
      let storage = try? BitmapStorage.make(width: width, height: height, opaque: true),
      let image = CGImage(storage: storage)
    else { return nil }
    BoxBlur(sigma: sigma / Double(Self.coarseness)).apply(to: quarter, tone)
    bitmap = PixelBitmap(image)
    coarse = PixelBitmap(quarter)
  }

  /// Scales rows of the picture up, unless they are there.
  package func fill(rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<bitmap.image.height)
    guard !rows.isEmpty, !filledRows.contains(rows) else { return }
    guard !filledRows.isEmpty else {
      scaleUp(rows)
      filledRows = rows
      return
    }
    let first = min(rows.lowerBound, filledRows.lowerBound)
    let all = first..<max(rows.upperBound, filledRows.upperBound)
    scaleUp(all.lowerBound..<filledRows.lowerBound)
    scaleUp(filledRows.upperBound..<all.upperBound)
    filledRows = all
  }

  private func scaleUp(_ rows: Range<Int>) {
    guard !rows.isEmpty, let target = bitmap.pixman, let source = coarse.stretchable else { return }
    var transform = pixman_transform_t()
    let step = Int32(65536 / Self.coarseness)
    pixman_transform_init_scale(&transform, step, step)
    pixman_image_set_transform(source, &transform)
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, nil, target, 0, Int32(rows.lowerBound), 0, 0, 0,
      Int32(rows.lowerBound), Int32(bitmap.image.width), Int32(rows.count))
  }

  /// Returns a part of a picture at half of its size; each pixel is the mean of four.
  private static func halved(
    _ picture: PixelBitmap, x: Int, y: Int, width: Int, height: Int
  ) -> CGImage? {
    guard let storage = try? BitmapStorage.make(width: width, height: height, opaque: true),
      let image = CGImage(storage: storage), let source = picture.stretchable
    else { return nil }
    let half = PixelBitmap(image)
    var transform = pixman_transform_t()
    pixman_transform_init_scale(&transform, 131_072, 131_072)
    pixman_image_set_transform(source, &transform)
    // The pictures own the images of pixman.
    return withExtendedLifetime((picture, half)) {
      guard let target = half.pixman else { return nil }
      // Between four pixels, where the bilinear filter takes a quarter of each.
      pixman_image_composite32(
        PIXMAN_OP_SRC, source, nil, target, Int32(x / 2), Int32(y / 2), 0, 0, 0, 0, Int32(width),
        Int32(height))
      return image
    }
  }
}
