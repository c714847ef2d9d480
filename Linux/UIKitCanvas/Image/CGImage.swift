internal import CCairo
public import Foundation

/// A bitmap that never changes.
// Invariant behind `@unchecked`: the surface's pixels are written before the image is made and
// never after; cairo counts references to it atomically, and reading it needs no lock.
public final class CGImage: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  package let surface: OpaquePointer

  /// Takes over one reference to an image surface.
  package init(owning surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Returns the part of the image inside a rectangle given in pixels, or `nil` if there is none.
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

extension CGImage {
  package convenience init(pngData: Data) throws(CanvasError) {
    throw .notPNG(byteCount: pngData.count)
  }

  package convenience init(rgba bytes: [UInt8], width: Int, height: Int) throws(CanvasError) {
    throw .emptySize(width: width, height: height)
  }

  package func pngData() throws(CanvasError) -> Data { Data() }

  /// Returns a pixel's components, 0…255, not premultiplied; `nil` outside.
  package func pixel(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8)? { nil }

  /// Returns every pixel as RGBA, not premultiplied, row by row without gaps.
  package func rgbaBytes() -> [UInt8] { [] }

  /// Lends the pixels: BGRA premultiplied, rows `bytesPerRow` apart.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: nil, count: 0), 0)
  }
}
