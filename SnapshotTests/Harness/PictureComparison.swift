import Foundation
import UIKit

/// The strictness of a comparison of two pictures.
enum Precision {
  /// Every pixel is equal.
  case exact
  /// The images look the same. See `PictureComparison.perceptualProblem`.
  case perceptual
}

/// Compares two pictures and describes their difference.
enum PictureComparison {
  /// Returns a short description of the difference, or `nil` if there is none.
  static func problem(_ actual: CGImage, _ reference: CGImage, _ precision: Precision) -> String? {
    guard actual.width == reference.width, actual.height == reference.height else {
      return "is \(actual.width) × \(actual.height) pixels large instead of"
        + " \(reference.width) × \(reference.height)"
    }
    if areIdentical(actual, reference) { return nil }
    switch precision {
    case .exact: return "differs in some pixels"
    case .perceptual: return perceptualProblem(actual, reference)
    }
  }

  static func areIdentical(_ first: CGImage, _ second: CGImage) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return first.withPixels { a, strideA in
      second.withPixels { b, strideB in
        guard let a = a.baseAddress, let b = b.baseAddress else { return false }
        // Screens are opaque, so the fourth byte of a pixel is equal in both.
        return (0..<first.height).allSatisfy { row in
          memcmp(a + row * strideA, b + row * strideB, first.width * 4) == 0
        }
      }
    }
  }

  /// The side length of the averaged squares in pixels: 8 points at scale 3.
  ///
  /// Other versions of fonts and text libraries move edges by fractions of a pixel, which hardly
  /// changes the average of 8 by 8 points. A missing word or another color does.
  private static let cell = 24
  /// The maximum distance between the averages of a square, in CIELAB units.
  ///
  /// A just noticeable distance is about 2.3.
  private static let largestDistance = 6.0
  /// The maximum mean distance over the whole picture.
  private static let largestMean = 0.5

  private static func perceptualProblem(_ actual: CGImage, _ reference: CGImage) -> String? {
    let distances = zip(averages(actual), averages(reference)).map { $0.distance(to: $1) }
    let largest = distances.max() ?? 0
    let mean = distances.reduce(0, +) / Double(max(distances.count, 1))
    guard largest > largestDistance || mean > largestMean else { return nil }
    return String(
      format: "looks different: by %.1f at the worst place (at most %.1f), %.2f on average (%.2f)",
      largest, largestDistance, mean, largestMean)
  }

  /// The average colors of the squares of the image, row by row.
  private static func averages(_ image: CGImage) -> [LabColor] {
    let columns = (image.width + cell - 1) / cell
    let rows = (image.height + cell - 1) / cell
    return image.withPixels { pixels, stride in
      (0..<rows * columns).map { index in
        let (row, column) = (index / columns, index % columns)
        var (red, green, blue) = (0, 0, 0)
        let lines = row * cell..<min((row + 1) * cell, image.height)
        let places = column * cell..<min((column + 1) * cell, image.width)
        for y in lines {
          for x in places {
            let offset = y * stride + x * 4
            blue += Int(pixels[offset])
            green += Int(pixels[offset + 1])
            red += Int(pixels[offset + 2])
          }
        }
        let scale = 1 / Double(255 * lines.count * places.count)
        return LabColor(
          red: Double(red) * scale, green: Double(green) * scale, blue: Double(blue) * scale)
      }
    }
  }
}
