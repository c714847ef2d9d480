package import Foundation

extension Int {
  /// Creates a number of pixels from a length, rounded up.
  ///
  /// Huge lengths are clamped to ±10⁹, and NaN becomes 0.
  package init(pixels length: CGFloat) {
    self.init(pixels: length, .up)
  }

  /// Creates a number of pixels from a length.
  ///
  /// See `init(pixels:)`.
  package init(pixels length: CGFloat, _ rule: FloatingPointRoundingRule) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length.rounded(rule), -1e9), 1e9))
  }
}
