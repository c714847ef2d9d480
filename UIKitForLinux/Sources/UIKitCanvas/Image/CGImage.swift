internal import CCairo
public import Foundation

/// An immutable bitmap.
public final class CGImage: @unchecked Sendable {
  // Invariant behind `@unchecked`: the pixels are written before the image is created, and never
  // after. The reference counts of Cairo and pixman are not atomic, so only the deinitializer of
  // `storage` touches its surface. Each drawing of the image creates a separate surface with the
  // same pixels.

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// A Boolean value that indicates whether the image has no alpha channel.
  package let isOpaque: Bool
  let storage: BitmapStorage
  let pixels: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int

  init?(storage: BitmapStorage) {
    cairo_surface_flush(storage.surface)
    guard let pixels = cairo_image_surface_get_data(storage.surface) else { return nil }
    self.storage = storage
    self.pixels = pixels
    bytesPerRow = storage.bytesPerRow
    width = Int(cairo_image_surface_get_width(storage.surface))
    height = Int(cairo_image_surface_get_height(storage.surface))
    isOpaque = storage.isOpaque
  }

  private init(cropping image: CGImage, x: Int, y: Int, width: Int, height: Int) {
    storage = image.storage
    pixels = image.pixels + (y * image.bytesPerRow + x * 4)
    bytesPerRow = image.bytesPerRow
    isOpaque = image.isOpaque
    self.width = width
    self.height = height
  }

  /// Creates an image that shares the pixels of another image, for convenience initializers.
  init(sharing image: CGImage) {
    storage = image.storage
    pixels = image.pixels
    bytesPerRow = image.bytesPerRow
    isOpaque = image.isOpaque
    width = image.width
    height = image.height
  }

  /// Returns the part of the image inside a rectangle in pixels, or `nil` if there is none.
  ///
  /// The rectangle is expanded to whole pixels. The part shares its pixels with the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      cropping: self, x: Int(part.minX), y: Int(part.minY), width: Int(part.width),
      height: Int(part.height))
  }

  /// An image of one transparent pixel, used when memory is exhausted.
  static let blank = CGImage()

  private init() {
    pixels = .allocate(capacity: 4)
    pixels.initialize(repeating: 0, count: 4)
    storage = BitmapStorage(
      owning: cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, 1, 1, 4))
    bytesPerRow = 4
    isOpaque = false
    width = 1
    height = 1
  }

  /// Creates a Cairo surface with the pixels.
  ///
  /// The caller must destroy it, on the same thread.
  func makeSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      pixels, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(bytesPerRow))
  }
}

extension CGImage: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
