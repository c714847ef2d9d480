internal import Foundation

/// An error of the canvas.
package enum CanvasError: Error, Hashable, Sendable {
  /// A bitmap of no width or no height was asked for.
  case emptySize(width: Int, height: Int)
  /// A bitmap was asked for that is larger than Cairo can address.
  case sizeTooLarge(width: Int, height: Int)
  /// Memory for a bitmap could not be had.
  case outOfMemory(width: Int, height: Int)
  /// Data that should be a PNG begins otherwise.
  case notPNG(byteCount: Int)
  /// A PNG breaks off or contradicts itself.
  case damagedPNG(byteCount: Int)
  /// Pixels were handed over that are fewer or more than the size asks for.
  case wrongByteCount(expected: Int, actual: Int)
  /// A bitmap could not be written as a PNG.
  case cannotEncodePNG(reason: String)
  /// A font that text is drawn with is not installed.
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
