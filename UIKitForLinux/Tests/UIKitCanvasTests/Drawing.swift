import Foundation
import UIKitCanvas

/// Draws into a new bitmap and returns it.
func draw(
  _ width: Int, _ height: Int, scale: CGFloat = 1, opaque: Bool = false,
  _ body: (CGContext) throws -> Void
) throws -> CGImage {
  let context = try CGContext(
    pixelWidth: width, pixelHeight: height, scale: scale, opaque: opaque)
  try body(context)
  return context.finish()
}

/// A pixel's components, which are comparable and are printed when a test fails.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let black = Pixel(0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Returns a Boolean value that indicates whether all components differ by at most a tolerance.
  func isClose(to other: Pixel, within tolerance: Int = 2) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
      .allSatisfy { abs($0) <= tolerance }
  }
}

extension CGImage {
  subscript(x: Int, y: Int) -> Pixel {
    guard let pixel = pixel(x: x, y: y) else { return Pixel(-1, -1, -1, -1) }
    return Pixel(Int(pixel.r), Int(pixel.g), Int(pixel.b), Int(pixel.a))
  }

  /// The bounding box of all pixels that aren't transparent.
  var inkBounds: CGRect {
    let bytes = rgbaBytes()
    var bounds = CGRect.null
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 0 {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }

  /// The covered area in pixels.
  var ink: Double {
    let bytes = rgbaBytes()
    return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
  }
}

extension CGColor {
  static let testRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let testGreen = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let testBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  static let testBlack = CGColor(gray: 0, alpha: 1)
}

func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGPoint, _ other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(one.x, other.x, within: tolerance) && isClose(one.y, other.y, within: tolerance)
}

func isClose(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(one.origin, other.origin, within: tolerance)
    && isClose(one.width, other.width, within: tolerance)
    && isClose(one.height, other.height, within: tolerance)
}
