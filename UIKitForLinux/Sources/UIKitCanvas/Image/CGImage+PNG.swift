internal import CCairo
package import Foundation

extension CGImage {
  /// Creates an image from PNG data.
  package convenience init(pngData: Data) throws(CanvasError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard pngData.starts(with: signature) else { throw .notPNG(byteCount: pngData.count) }
    try CGImage.checkSize(inHeaderOf: pngData)

    var reader = Reader(bytes: [UInt8](pngData))
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, target, length in
          guard let reader = closure?.assumingMemoryBound(to: Reader.self), let target else {
            return CAIRO_STATUS_READ_ERROR
          }
          return reader.pointee.read(into: target, count: Int(length))
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    guard let surface else { throw .damagedPNG(byteCount: pngData.count) }
    let storage = BitmapStorage(owning: surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let image = CGImage(storage: storage)
    else { throw .damagedPNG(byteCount: pngData.count) }
    self.init(sharing: image)
  }

  /// Returns the image as PNG data.
  ///
  /// Equal pixels give equal data.
  package func pngData() throws(CanvasError) -> Data {
    guard let surface = makeSurface() else { throw .cannotEncodePNG(reason: "no memory") }
    defer { cairo_surface_destroy(surface) }
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, length in
          guard let data = closure?.assumingMemoryBound(to: Data.self), let bytes else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          data.pointee.append(bytes, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotEncodePNG(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }

  /// Rejects an image whose header has a size that Cairo doesn't support.
  private static func checkSize(inHeaderOf data: Data) throws(CanvasError) {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24 else { throw .damagedPNG(byteCount: data.count) }
    func number(at index: Int) -> Int { header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width <= 32767, height <= 32767 else {
      throw .sizeTooLarge(width: width, height: height)
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
      guard position + count <= bytes.count else { return false }
      for index in 0..<count {
        target[index] = bytes[position + index]
      }
      position += count
      return true
    }
  }
}
