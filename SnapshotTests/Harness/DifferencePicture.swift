import Foundation
import UIKit

/// An image that shows the reference in pale gray and different pixels in red.
enum DifferencePicture {
  static func make(_ actual: CGImage, _ reference: CGImage) throws -> CGImage {
    let width = max(actual.width, reference.width)
    let height = max(actual.height, reference.height)
    let (a, b) = (actual.rgbaBytes(), reference.rgbaBytes())
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        let isInside =
          x < actual.width && y < actual.height && x < reference.width && y < reference.height
        let i = (y * actual.width + x) * 4
        let j = (y * reference.width + x) * 4
        if isInside, a[i] == b[j], a[i + 1] == b[j + 1], a[i + 2] == b[j + 2] {
          let grey = (Int(b[j]) + Int(b[j + 1]) + Int(b[j + 2])) / 3
          let pale = UInt8(190 + grey / 4)
          (bytes[place], bytes[place + 1], bytes[place + 2]) = (pale, pale, pale)
        } else {
          (bytes[place], bytes[place + 1], bytes[place + 2]) = (230, 0, 40)
        }
      }
    }
    return try CGImage(rgba: bytes, width: width, height: height)
  }
}
