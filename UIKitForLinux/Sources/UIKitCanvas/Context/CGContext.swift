internal import CCairo
package import Foundation

/// A bitmap to draw into, in UIKit's coordinates: points, origin at the top left, y downwards.
///
/// A context may be drawn into as long as one likes: a screen keeps one and takes a copy of it when
/// a screenshot is wanted; a layer draws once and takes the bitmap away with `finish()`.
public final class CGContext {
  /// The graphics state that Cairo doesn't save.
  struct State {
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// The masks set since the state was saved; each has a Cairo group open.
    var masks: [ClipMask] = []
    /// Whether the state was saved by the beginning of a transparency layer.
    var beginsLayer = false
  }

  /// A shadow that everything drawn casts.
  struct Shadow {
    /// In device pixels.
    var offset: CGSize
    /// The gaussian's sigma, in device pixels.
    var sigma: CGFloat
    var color: CGColor
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Pixels a point.
  package let scale: CGFloat

  var storage: BitmapStorage
  /// The Cairo context; replaced while a shadow's caster is drawn aside.
  var cairo: OpaquePointer?
  var state = State()
  var savedStates: [State] = []

  /// Creates an empty bitmap: transparent, or black if it is to be opaque.
  ///
  /// - Parameter scale: pixels a point; drawing is in points.
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

  /// Hands the bitmap over without copying it; what is drawn afterwards goes nowhere.
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

  /// Returns a copy of what has been drawn, after which drawing can go on.
  ///
  /// `nil` if there is no memory.
  public func makeImage() -> CGImage? {
    storage.copied().flatMap(CGImage.init(storage:))
  }

  /// Returns a copy of what has been drawn, after which drawing can go on.
  package func copyImage() -> CGImage {
    makeImage() ?? CGImage.blank
  }

  /// Lends the pixels: BGRA premultiplied, rows `bytesPerRow` apart.
  ///
  /// In an opaque context the fourth byte of a pixel says nothing.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(storage.surface)
    let bytes = cairo_image_surface_get_data(storage.surface)
    return try body(
      UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : storage.byteCount),
      storage.bytesPerRow)
  }

  /// Waits for nothing: what is drawn is in the bitmap at once.
  public func flush() {
    cairo_surface_flush(storage.surface)
  }
}
