import CWebP
import Foundation
import UIKit

/// Reads and writes lossless WebP files, with libwebp.
///
/// A file has a third of the size of a PNG file.
enum LosslessPicture {
  /// A picture that libwebp can't encode, or data that isn't a WebP picture.
  struct CodingError: Error {
    var description: String
  }

  /// The effort of the encoder, from 0 to 9.
  ///
  /// The highest levels take 20 times as long and save 2 %.
  private static let effort: Int32 = 6

  /// Returns the data of a WebP file with exactly the pixels of a picture.
  static func encode(_ picture: CGImage) throws -> Data {
    var config = WebPConfig()
    var frame = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, effort) != 0,
      WebPPictureInit(&frame) != 0
    else { throw CodingError(description: "libwebp has another version than its headers.") }
    // Keeps the colors of transparent pixels.
    config.exact = 1
    frame.use_argb = 1
    frame.width = Int32(picture.width)
    frame.height = Int32(picture.height)
    defer { WebPPictureFree(&frame) }
    let isImported = WebPPictureImportRGBA(
      &frame, picture.rgbaBytes(), Int32(picture.width * 4))
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    frame.writer = WebPMemoryWrite
    let isEncoded = withUnsafeMutablePointer(to: &writer) { pointer in
      frame.custom_ptr = UnsafeMutableRawPointer(pointer)
      return isImported != 0 && WebPEncode(&config, &frame) != 0
    }
    guard isEncoded, let bytes = writer.mem else {
      throw CodingError(description: "libwebp can't encode the picture: \(frame.error_code).")
    }
    return Data(bytes: bytes, count: writer.size)
  }

  /// Returns the picture in the data of a WebP file.
  static func decode(_ data: Data) throws -> CGImage {
    try data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var features = WebPBitstreamFeatures()
      guard WebPGetFeatures(start, bytes.count, &features) == VP8_STATUS_OK else {
        throw CodingError(description: "The data is not a WebP picture.")
      }
      let (width, height) = (Int(features.width), Int(features.height))
      // Pictures of screens are opaque. A loop over their pixels takes longer than all else here.
      let isOpaque = features.has_alpha == 0
      let pixels = (isOpaque ? WebPDecodeBGRA : WebPDecodeRGBA)(start, bytes.count, nil, nil)
      guard let pixels else { throw CodingError(description: "The picture is damaged.") }
      defer { WebPFree(pixels) }
      let decoded = UnsafeBufferPointer(start: pixels, count: width * height * 4)
      return isOpaque
        ? try CGImage(opaqueBGRA: UnsafeRawBufferPointer(decoded), width: width, height: height)
        : try CGImage(rgba: Array(decoded), width: width, height: height)
    }
  }
}
