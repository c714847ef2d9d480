internal import Foundation

/// An error of the canvas.
package enum CanvasError: Error, Hashable, Sendable {
  /// The requested bitmap has no width or no height.
  case emptySize(width: Int, height: Int)
  /// The requested bitmap is larger than Cairo can address.
  case sizeTooLarge(width: Int, height: Int)
  /// Memory for a bitmap isn't available.
  case outOfMemory(width: Int, height: Int)
  /// The data doesn't begin like a PNG file.
  case notPNG(byteCount: Int)
  /// The PNG data is incomplete or inconsistent.
  case damagedPNG(byteCount: Int)
  /// The number of bytes doesn't match the size of the bitmap.
  case wrongByteCount(expected: Int, actual: Int)
  /// The bitmap could not be encoded as PNG.
  case cannotEncodePNG(reason: String)
  /// A font for drawing text isn't installed.
  case missingFont(family: String, debianPackage: String)
}

extension CanvasError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptySize(let width, let height):
      "A bitmap of \(width) × \(height) pixels has no content; ask for at least 1 × 1."
    case .sizeTooLarge(let width, let height):
      "A bitmap of \(width) × \(height) pixels is too large; neither side may be over 32767."
    case .outOfMemory(let width, let height):
      "There is no memory for a bitmap of \(width) × \(height) pixels; ask for a smaller one."
    case .notPNG(let byteCount):
      "These \(byteCount) bytes are not a PNG; hand over a file that starts with the PNG signature."
    case .damagedPNG(let byteCount):
      "This PNG of \(byteCount) bytes is damaged or incomplete; write the file again."
    case .wrongByteCount(let expected, let actual):
      "The pixels take \(expected) bytes and \(actual) were handed over; pass 4 bytes a pixel."
    case .cannotEncodePNG(let reason):
      "The bitmap could not be written as a PNG (\(reason)); check that memory is free."
    case .missingFont(let family, let debianPackage):
      "The font “\(family)” is not installed; install it with “apt-get install \(debianPackage)”."
    }
  }
}

extension CanvasError: LocalizedError {
  package var errorDescription: String? { description }
}
