internal import CCairo
internal import Foundation

/// The transform from the screen's pixels to the pixels of a scaled bitmap, as pixman needs it.
///
/// The arithmetic is that of Cairo 1.16 (`_cairo_matrix_to_pixman_matrix_offset`), so both draw the
/// same pixels.
struct StretchedPlace {
  /// The bitmap to draw, which can have a lower height than the original.
  let bitmap: PixelBitmap
  private let scale: (x: Double, y: Double)
  private let origin: (x: Double, y: Double)

  /// Creates a placement that interpolates at most two pixels in a row or column, or returns `nil`
  /// if that would skip some.
  ///
  /// An image that becomes lower only, like the rows of a wheel, is first halved as often as
  /// needed.
  init?(_ bitmap: PixelBitmap, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var bitmap = bitmap
    // Below this factor, Cairo interpolates more than two pixels.
    guard Double(rect.width) >= Double(bitmap.image.width) * 0.75 else { return nil }
    var rows = Double(bitmap.image.height)
    while Double(rect.height) < rows * 0.5, bitmap.image.height > 1 {
      guard let half = bitmap.halfHeight else { return nil }
      bitmap = half
      // The last row can be half a row.
      rows /= 2
    }
    self.bitmap = bitmap
    let x = 1 / (Double(rect.width) / Double(bitmap.image.width))
    let y = 1 / (Double(rect.height) / rows)
    scale = (x, y)
    origin = (-Double(rect.minX) * x, -Double(rect.minY) * y)
  }

  /// Returns the transform for a rectangle of the screen, and an offset for its positions.
  func transform(x: Int, y: Int, width: Int, height: Int) -> (
    matrix: pixman_transform_t, x: Int, y: Int
  ) {
    // The offset keeps the numbers of the transform small.
    let shift = shift
    let origin = (x: origin.x + scale.x * shift.x, y: origin.y + scale.y * shift.y)
    let middle = (x: Double(x) + Double(width) / 2, y: Double(y) + Double(height) / 2)
    let matrix = (
      x: Self.fixed(scale.x, origin.x, at: middle.x), y: Self.fixed(scale.y, origin.y, at: middle.y)
    )
    var transform = pixman_transform_t()
    pixman_transform_init_identity(&transform)
    transform.matrix.0.0 = matrix.x.scale
    transform.matrix.0.2 = matrix.x.origin
    transform.matrix.1.1 = matrix.y.scale
    transform.matrix.1.2 = matrix.y.origin
    return (transform, Int(-shift.x), Int(-shift.y))
  }

  private var shift: (x: Double, y: Double) {
    guard origin.x != 0 || origin.y != 0 else { return (0, 0) }
    var best = origin
    func size(_ shift: (x: Double, y: Double)) -> Double { max(abs(shift.x), abs(shift.y)) }
    for i in [-1.0, 1.0] {
      for j in [-1.0, 1.0] {
        let other = (scale.x + i, scale.y + j)
        guard abs(other.0 * other.1) >= .ulpOfOne else { continue }
        let factor = 1 / (other.0 * other.1)
        let shift = (x: -origin.x * other.1 * factor, y: -origin.y * other.0 * factor)
        if size(best) > size(shift) { best = shift }
      }
    }
    return (best.x.rounded(.down), best.y.rounded(.down))
  }

  /// Returns one axis in 16.16 fixed-point format, corrected so that the center is exact.
  private static func fixed(
    _ scale: Double, _ origin: Double, at middle: Double
  ) -> (scale: Int32, origin: Int32) {
    func fixed(_ value: Double) -> Int32 {
      Int32((min(max(value, -32767), 32767) * 65536).rounded(.toNearestOrEven))
    }
    let fixedScale = fixed(scale)
    var fixedOrigin = fixed(origin)
    guard scale != 1 else { return (fixedScale, fixedOrigin) }
    for _ in 0..<5 {
      let product = (Int64(fixedScale) * Int64(fixed(middle)) + 0x8000) >> 16
      let there = Double(product + Int64(fixedOrigin)) / 65536
      let error = fixed(((there - origin) / scale - middle) * scale)
      if error == 0 { break }
      fixedOrigin -= error
    }
    return (fixedScale, fixedOrigin)
  }
}
