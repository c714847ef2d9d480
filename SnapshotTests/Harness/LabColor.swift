import Foundation

/// A color in the CIELAB color space, in which equal distances look similar.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// Creates a color from sRGB components from 0 to 1.
  ///
  /// The matrix is sRGB's (IEC 61966-2-1) for the white point D65.
  init(red: Double, green: Double, blue: Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    func curve(_ value: Double) -> Double {
      value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    lightness = 116 * curve(y) - 16
    a = 500 * (curve(x) - curve(y))
    self.b = 200 * (curve(y) - curve(z))
  }

  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
