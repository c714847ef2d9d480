internal import CCairo
package import Foundation

/// A bitmap context in UIKit's coordinates: points, with the origin at the top left and a y-axis
/// that points down.
///
/// A screen keeps a context and copies it for each screenshot. A layer draws once and takes the
/// bitmap with `finish()`.
public final class CGContext {
  /// The graphics state that Cairo doesn't save.
  struct State {
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// The masks set since the state was saved.
    ///
    /// Each has an open Cairo group.
    var masks: [ClipMask] = []
    /// A Boolean value that indicates whether beginning a transparency layer saved the state.
    var beginsLayer = false
  }

  /// The shadow of all drawing.
  struct Shadow {
    /// The offset in device pixels.
    var offset: CGSize
    /// The sigma of the Gaussian, in device pixels.
    var sigma: CGFloat
    var color: CGColor
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of pixels per point.
  package let scale: CGFloat

  var storage: BitmapStorage
  /// The Cairo context, which is replaced while a shape with a shadow is drawn separately.
  var cairo: OpaquePointer?
  var state = State()
  var savedStates: [State] = []

  /// Creates an empty bitmap, which is transparent, or black if it's opaque.
  ///
  /// - Parameter scale: The number of pixels per point. Drawing is in points.
  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, opaque: Bool) throws(CanvasError)
  {
    storage = try BitmapStorage.make(width: pixelWidth, height: pixelHeight, opaque: opaque)
    width = pixelWidth
    height = pixelHeight
    self.scale = scale
    cairo = cairo_create(storage.surface)
    cairo_scale(cairo, Double(scale), Double(scale))
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    cairo_destroy(cairo)
  }

  /// Returns the bitmap without copying it.
  ///
  /// Later drawing has no effect.
  package func finish() -> CGImage {
    closeEverything()
    let finished = storage
    cairo_destroy(cairo)
    cairo = nil
    state = State()
    guard let empty = cairo_image_surface_create(CAIRO_FORMAT_A8, 0, 0) else {
      return CGImage.blank
    }
    storage = BitmapStorage(owning: empty)
    cairo = cairo_create(empty)
    return CGImage(storage: finished) ?? CGImage.blank
  }

  /// Returns a copy of the bitmap, or `nil` if there is no memory.
  public func makeImage() -> CGImage? {
    storage.copied().flatMap(CGImage.init(storage:))
  }

  /// Returns a copy of the bitmap.
  package func copyImage() -> CGImage {
    makeImage() ?? CGImage.blank
  }

  /// Calls a closure with the pixels, in premultiplied BGRA format with `bytesPerRow` bytes per
  /// row.
  ///
  /// In an opaque context, the fourth byte of a pixel is undefined.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(storage.surface)
    let bytes = cairo_image_surface_get_data(storage.surface)
    return try body(
      UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : storage.byteCount),
      storage.bytesPerRow)
  }

  /// Has no effect, because all drawing is immediate.
  public func flush() {
    cairo_surface_flush(storage.surface)
  }
}
